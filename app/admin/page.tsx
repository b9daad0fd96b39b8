import { AdminRedirect } from '@/components/admin/frame/admin-redirect';
import { adminMessages } from '@/lib/admin/admin-messages';
import { pageMetadata } from '@/lib/seo/metadata';
import { adminRoutes } from '@/lib/site/admin-routes';

export const metadata = pageMetadata({
  title: 'Admin',
  description: adminMessages.about,
  path: adminRoutes.home(),
  isIndexed: false,
});

export default function Page() {
  return <AdminRedirect />;
}
