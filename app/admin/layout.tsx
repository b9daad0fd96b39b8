import type { ReactNode } from 'react';
import { FrameGuard } from '@/components/admin/frame/frame-guard';
import { SoftNavigation } from '@/components/admin/frame/soft-navigation';
import { ReplayEvents } from '@/components/site/replay-events';
import { PictureWatch } from '@/components/ui/picture-watch';

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <FrameGuard>
      {children}
      <SoftNavigation />
      <PictureWatch />
      <ReplayEvents />
    </FrameGuard>
  );
}
