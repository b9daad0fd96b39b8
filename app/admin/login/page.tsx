import { LoginView } from '@/components/admin/frame/login-view';
import { adminMessages } from '@/lib/admin/admin-messages';
import { pageMetadata } from '@/lib/seo/metadata';
import { routes } from '@/lib/site/routes';

export const metadata = pageMetadata({
  title: adminMessages.signIn,
  description: adminMessages.about,
  path: routes.adminLogin(),
  isIndexed: false,
});

export default function Page() {
  return <LoginView />;
}
