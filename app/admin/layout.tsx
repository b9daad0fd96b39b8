import type { ReactNode } from 'react';
import { FrameGuard } from '@/components/admin/frame/frame-guard';

export default function AdminLayout({ children }: { children: ReactNode }) {
  return <FrameGuard>{children}</FrameGuard>;
}
