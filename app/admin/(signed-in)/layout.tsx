import type { ReactNode } from 'react';
import { AdminGate } from '@/components/admin/frame/admin-gate';
import { orders } from '@/lib/site/content';

export default function SignedInLayout({ children }: { children: ReactNode }) {
  return <AdminGate hasOrders={orders.length > 0}>{children}</AdminGate>;
}
