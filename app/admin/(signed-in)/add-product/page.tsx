import { ProductsLoader } from '@/components/admin/layout/admin-context';
import { AddProduct } from '@/components/admin/product-form/edit-product';
import { adminMessages } from '@/lib/admin/admin-messages';
import { pageTitle } from '@/lib/seo/metadata';

export const metadata = { title: pageTitle('Admin: add a product') };

export default function AdminAddProductPage() {
  return (
    <ProductsLoader title={adminMessages.addTitle}>
      <AddProduct />
    </ProductsLoader>
  );
}
