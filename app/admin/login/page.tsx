import { LoginView } from '@/components/admin/frame/login-view';
import { pageMetadata } from '@/lib/seo/metadata';
import { routes } from '@/lib/site/routes';

export const metadata = pageMetadata({
  title: 'Admin sign-in',
  description: 'The operator’s part of the store.',
  path: routes.adminLogin(),
  isIndexed: false,
});

export default function Page() {
  return <LoginView />;
}
