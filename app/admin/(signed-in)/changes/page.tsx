import { ChangesView } from '@/components/admin/changes/changes-view';
import { NeedsProducts } from '@/components/admin/frame/needs-products';
import { pageMetadata } from '@/lib/seo/metadata';
import { routes } from '@/lib/site/routes';

export const metadata = pageMetadata({
  title: 'Admin: changes',
  description: 'What was changed in this browser, field by field, and how the changes reach the store.',
  path: routes.adminChanges(),
  isIndexed: false,
});

export default function AdminChangesPage() {
  return (
    <NeedsProducts title="Changes">
      <ChangesView />
    </NeedsProducts>
  );
}
