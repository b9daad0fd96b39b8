import { ChangesView } from '@/components/admin/changes/changes-view';
import { productsPage } from '@/components/admin/layout/products-page';
import { pageTitle } from '@/lib/seo/metadata';

export const metadata = { title: pageTitle('Admin: changes') };

export default productsPage('Changes', ChangesView);
