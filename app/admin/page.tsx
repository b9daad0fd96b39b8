import { AdminRedirect } from '@/components/admin/frame/admin-redirect';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Admin',
  description: 'The operator’s part of the store.',
  path: routes.admin(),
  isIndexed: false,
});

export default function Page() {
  return <AdminRedirect />;
}
