import type { ReactNode } from 'react';
import { AuthGuard } from '@/components/admin/layout/auth-guard';
import { orders } from '@/lib/site/content';

export default function SignedInLayout({ children }: { children: ReactNode }) {
  return <AuthGuard hasOrders={orders.length > 0}>{children}</AuthGuard>;
}
