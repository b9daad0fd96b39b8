import { ChangesView } from '@/components/admin/changes/changes-view';
import { pageTitle } from '@/lib/seo/metadata';
import { productsPage } from '../products-page';

export const metadata = { title: pageTitle('Admin: changes') };

export default productsPage('Changes', ChangesView);
