import { AdminRedirect } from '@/components/admin/frame/admin-redirect';
import { pageMetadata } from '@/lib/seo/metadata';
import { routes } from '@/lib/site/routes';

export const metadata = pageMetadata({
  title: 'Admin',
  description: 'The operator’s part of the store.',
  path: routes.admin(),
  isIndexed: false,
});

export default function Page() {
  return <AdminRedirect />;
}
