import { NeedsProducts } from '@/components/admin/frame/needs-products';
import { PublishView } from '@/components/admin/publish/publish-view';
import { pageMetadata } from '@/lib/seo/metadata';
import { adminRoutes } from '@/lib/site/admin-routes';

export const metadata = pageMetadata({
  title: 'Admin: publish',
  description:
    'Sends the changes of this browser to the repository that the store is built from, and follows them until they are live.',
  path: adminRoutes.publish(),
  isIndexed: false,
});

export default function AdminPublishPage() {
  return (
    <NeedsProducts title="Publish">
      <PublishView />
    </NeedsProducts>
  );
}
