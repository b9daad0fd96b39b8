import type { ReactNode } from 'react';
import { FrameGuard } from '@/components/admin/frame/frame-guard';
import { SoftNavigation } from '@/components/admin/frame/soft-navigation';
import { ReplayHeld } from '@/components/site/replay-held';
import { PictureWatch } from '@/components/ui/picture-watch';

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <FrameGuard>
      {children}
      <SoftNavigation />
      <PictureWatch />
      <ReplayHeld />
    </FrameGuard>
  );
}
