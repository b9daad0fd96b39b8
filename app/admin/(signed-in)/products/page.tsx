import { NeedsProducts } from '@/components/admin/frame/needs-products';
import { ProductList } from '@/components/admin/products/product-list';
import { pageMetadata } from '@/lib/seo/metadata';
import { routes } from '@/lib/site/routes';

export const metadata = pageMetadata({
  title: 'Admin: products',
  description: 'The products of the catalog in a table to search, sort, edit and change many at once.',
  path: routes.adminProducts(),
  isIndexed: false,
});

export default function AdminProductsPage() {
  return (
    <NeedsProducts title="Products">
      <ProductList />
    </NeedsProducts>
  );
}
