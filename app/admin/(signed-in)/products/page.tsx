import { ProductsLoader } from '@/components/admin/layout/products-loader';
import { ProductList } from '@/components/admin/products/product-list';
import { adminRoutes } from '@/lib/admin/admin-routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Admin: products',
  description: 'The products of the catalog in a table to search, sort, edit and change many at once.',
  path: adminRoutes.products(),
  isIndexed: false,
});

export default function AdminProductsPage() {
  return (
    <ProductsLoader title="Products">
      <ProductList />
    </ProductsLoader>
  );
}
