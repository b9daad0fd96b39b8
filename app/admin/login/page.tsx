import { LoginView } from '@/components/admin/frame/login-view';
import { adminMessages } from '@/lib/admin/admin-messages';
import { pageMetadata } from '@/lib/seo/metadata';
import { adminRoutes } from '@/lib/site/admin-routes';

export const metadata = pageMetadata({
  title: adminMessages.signIn,
  description: adminMessages.about,
  path: adminRoutes.login(),
  isIndexed: false,
});

export default function Page() {
  return <LoginView />;
}
