import { ProductsLoader } from '@/components/admin/layout/products-loader';
import { AddProduct } from '@/components/admin/product-form/add-product';
import { adminMessages } from '@/lib/admin/admin-messages';
import { adminRoutes } from '@/lib/admin/admin-routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Admin: add a product',
  description: 'Where a product is added: its texts, price, sizes, colors, pictures and shipping limits.',
  path: adminRoutes.addProduct(),
  isIndexed: false,
});

export default function AdminAddProductPage() {
  return (
    <ProductsLoader title={adminMessages.addTitle}>
      <AddProduct />
    </ProductsLoader>
  );
}
