import { LoginView } from '@/components/admin/layout/login-view';
import { adminMessages } from '@/lib/admin/admin-messages';
import { adminRoutes } from '@/lib/admin/admin-routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: adminMessages.signIn,
  description: adminMessages.about,
  path: adminRoutes.login(),
  isIndexed: false,
});

export default function AdminLoginPage() {
  return <LoginView />;
}
