import { ChangesView } from '@/components/admin/changes/changes-view';
import { ProductsLoader } from '@/components/admin/layout/admin-context';
import { pageTitle } from '@/lib/seo/metadata';

export const metadata = { title: pageTitle('Admin: changes') };

export default function AdminChangesPage() {
  return (
    <ProductsLoader title="Changes">
      <ChangesView />
    </ProductsLoader>
  );
}
