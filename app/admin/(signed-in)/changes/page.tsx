import { ChangesView } from '@/components/admin/changes/changes-view';
import { NeedsProducts } from '@/components/admin/frame/needs-products';
import { pageMetadata } from '@/lib/seo/metadata';
import { adminRoutes } from '@/lib/site/admin-routes';

export const metadata = pageMetadata({
  title: 'Admin: changes',
  description: 'What was changed in this browser, field by field, and how the changes reach the store.',
  path: adminRoutes.changes(),
  isIndexed: false,
});

export default function AdminChangesPage() {
  return (
    <NeedsProducts title="Changes">
      <ChangesView />
    </NeedsProducts>
  );
}
