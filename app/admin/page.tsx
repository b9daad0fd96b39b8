import { AdminRedirect } from '@/components/admin/layout/login-view';
import { pageTitle } from '@/lib/seo/metadata';

export const metadata = { title: pageTitle('Admin') };

export default function AdminPage() {
  return <AdminRedirect />;
}
