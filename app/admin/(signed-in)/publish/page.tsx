import { ProductsLoader } from '@/components/admin/layout/admin-context';
import { PublishView } from '@/components/admin/publish/publish-view';
import { pageTitle } from '@/lib/seo/metadata';

export const metadata = { title: pageTitle('Admin: publish') };

export default function AdminPublishPage() {
  return (
    <ProductsLoader title="Publish">
      <PublishView />
    </ProductsLoader>
  );
}
