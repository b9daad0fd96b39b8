import { ProductsLoader } from '@/components/admin/layout/products-loader';
import { PublishView } from '@/components/admin/publish/publish-view';
import { adminRoutes } from '@/lib/admin/admin-routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Admin: publish',
  description:
    'Sends the changes of this browser to the repository that the store is built from, and follows them until they are live.',
  path: adminRoutes.publish(),
  isIndexed: false,
});

export default function AdminPublishPage() {
  return (
    <ProductsLoader title="Publish">
      <PublishView />
    </ProductsLoader>
  );
}
