import { productsPage } from '@/components/admin/layout/products-page';
import { AddProduct } from '@/components/admin/product-form/edit-product';
import { adminMessages } from '@/lib/admin/admin-messages';
import { pageTitle } from '@/lib/seo/metadata';

export const metadata = { title: pageTitle('Admin: add a product') };

export default productsPage(adminMessages.addTitle, AddProduct);
