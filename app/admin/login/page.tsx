import { LoginView } from '@/components/admin/layout/login-view';
import { adminMessages } from '@/lib/admin/admin-messages';
import { pageTitle } from '@/lib/seo/metadata';

export const metadata = { title: pageTitle(adminMessages.signIn) };

export default function AdminLoginPage() {
  return <LoginView />;
}
