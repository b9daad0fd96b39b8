import { NeedsProducts } from '@/components/admin/frame/needs-products';
import { PublishView } from '@/components/admin/publish/publish-view';
import { pageMetadata } from '@/lib/seo/metadata';
import { routes } from '@/lib/site/routes';

export const metadata = pageMetadata({
  title: 'Admin: publish',
  description:
    'Sends the changes of this browser to the repository that the store is built from, and follows them until they are live.',
  path: routes.adminPublish(),
  isIndexed: false,
});

export default function AdminPublishPage() {
  return (
    <NeedsProducts title="Publish">
      <PublishView />
    </NeedsProducts>
  );
}
