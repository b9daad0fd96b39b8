import type { ReactNode } from 'react';
import { OfflineIsland } from '@/components/offline/offline-island';
import { PreviewIsland } from '@/components/preview/preview-island';
import { ShippingMarks } from '@/components/product/shipping-marks';
import { ReplayHeld } from '@/components/site/replay-held';
import { SiteFooter } from '@/components/site/site-footer';
import { SiteHeader } from '@/components/site/site-header';
import { PictureWatch } from '@/components/ui/picture-watch';

export default function ShopLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <PreviewIsland />
      <PictureWatch />
      <ShippingMarks />
      <OfflineIsland />
      <ReplayHeld />
    </>
  );
}
