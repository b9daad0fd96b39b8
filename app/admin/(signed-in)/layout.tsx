import type { ReactNode } from 'react';
import { AdminGate } from '@/components/admin/frame/admin-gate';

export default function SignedInLayout({ children }: { children: ReactNode }) {
  return <AdminGate>{children}</AdminGate>;
}
