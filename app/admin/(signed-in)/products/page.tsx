import { NeedsProducts } from '@/components/admin/frame/needs-products';
import { ProductList } from '@/components/admin/products/product-list';
import { pageMetadata } from '@/lib/seo/metadata';
import { adminRoutes } from '@/lib/site/admin-routes';

export const metadata = pageMetadata({
  title: 'Admin: products',
  description: 'The products of the catalog in a table to search, sort, edit and change many at once.',
  path: adminRoutes.products(),
  isIndexed: false,
});

export default function AdminProductsPage() {
  return (
    <NeedsProducts title="Products">
      <ProductList />
    </NeedsProducts>
  );
}
