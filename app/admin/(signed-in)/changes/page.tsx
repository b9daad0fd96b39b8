import { ChangesView } from '@/components/admin/changes/changes-view';
import { ProductsLoader } from '@/components/admin/layout/products-loader';
import { adminRoutes } from '@/lib/admin/admin-routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Admin: changes',
  description: 'What was changed in this browser, field by field, and how the changes reach the store.',
  path: adminRoutes.changes(),
  isIndexed: false,
});

export default function AdminChangesPage() {
  return (
    <ProductsLoader title="Changes">
      <ChangesView />
    </ProductsLoader>
  );
}
