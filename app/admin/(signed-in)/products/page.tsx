import { productsPage } from '@/components/admin/layout/products-page';
import { ProductList } from '@/components/admin/products/product-list';
import { pageTitle } from '@/lib/seo/metadata';

export const metadata = { title: pageTitle('Admin: products') };

export default productsPage('Products', ProductList);
