import { AdminRedirect } from '@/components/admin/layout/admin-redirect';
import { adminMessages } from '@/lib/admin/admin-messages';
import { adminRoutes } from '@/lib/admin/admin-routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Admin',
  description: adminMessages.about,
  path: adminRoutes.home(),
  isIndexed: false,
});

export default function AdminPage() {
  return <AdminRedirect />;
}
