import { ProductsLoader } from '@/components/admin/layout/admin-context';
import { EditProduct } from '@/components/admin/product-form/edit-product';
import { adminMessages } from '@/lib/admin/admin-messages';
import { pageTitle } from '@/lib/seo/metadata';

export const metadata = { title: pageTitle('Admin: edit a product') };

export default function AdminEditProductPage() {
  return (
    <ProductsLoader title={adminMessages.editTitle}>
      <EditProduct />
    </ProductsLoader>
  );
}
