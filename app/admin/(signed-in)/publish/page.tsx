import { PublishView } from '@/components/admin/publish/publish-view';
import { pageTitle } from '@/lib/seo/metadata';
import { productsPage } from '../products-page';

export const metadata = { title: pageTitle('Admin: publish') };

export default productsPage('Publish', PublishView);
