import { ProductList } from '@/components/admin/products/product-list';
import { pageTitle } from '@/lib/seo/metadata';
import { productsPage } from '../products-page';

export const metadata = { title: pageTitle('Admin: products') };

export default productsPage('Products', ProductList);
