import { AdminRedirect } from '@/components/admin/frame/admin-redirect';
import { adminMessages } from '@/lib/admin/admin-messages';
import { pageMetadata } from '@/lib/seo/metadata';
import { routes } from '@/lib/site/routes';

export const metadata = pageMetadata({
  title: 'Admin',
  description: adminMessages.about,
  path: routes.admin(),
  isIndexed: false,
});

export default function Page() {
  return <AdminRedirect />;
}
