import { ProductsLoader } from '@/components/admin/layout/products-loader';
import { EditProduct } from '@/components/admin/product-form/edit-product';
import { adminMessages } from '@/lib/admin/admin-messages';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Admin: edit a product',
  description: 'Where a product is edited: its texts, price, sizes, colors, pictures and shipping limits.',
  path: '/admin/edit-product/',
  isIndexed: false,
});

export default function AdminEditProductPage() {
  return (
    <ProductsLoader title={adminMessages.editTitle}>
      <EditProduct />
    </ProductsLoader>
  );
}
