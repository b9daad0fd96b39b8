// All pages have the same styles: Next preloads others on navigation, and Chromium warns if that is close to the page's load.
import '@/components/ui/field.module.css';
import '@/components/ui/graphics.module.css';
import '@/components/ui/navigation.module.css';
import '@/components/admin/frame/frame.module.css';
import '@/components/admin/form/form.module.css';
import '@/components/admin/products/products.module.css';
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
