import { ProductTable } from '@/components/admin/product-table';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Admin: products',
  description: 'The products of the catalog.',
  path: routes.adminProducts(),
  isIndexed: false,
});

export default function AdminProductsPage() {
  return (
    <>
      <h1>Products</h1>
      <ProductTable />
    </>
  );
}
