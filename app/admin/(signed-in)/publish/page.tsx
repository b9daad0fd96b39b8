import { productsPage } from '@/components/admin/layout/products-page';
import { PublishView } from '@/components/admin/publish/publish-view';
import { pageTitle } from '@/lib/seo/metadata';

export const metadata = { title: pageTitle('Admin: publish') };

export default productsPage('Publish', PublishView);
