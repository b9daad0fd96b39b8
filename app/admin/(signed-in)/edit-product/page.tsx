import { productsPage } from '@/components/admin/layout/products-page';
import { EditProduct } from '@/components/admin/product-form/edit-product';
import { adminMessages } from '@/lib/admin/admin-messages';
import { pageTitle } from '@/lib/seo/metadata';

export const metadata = { title: pageTitle('Admin: edit a product') };

export default productsPage(adminMessages.editTitle, EditProduct);
