import type { ReactNode } from 'react';
import { OfflineIsland } from '@/components/offline/offline-island';
import { PreviewIsland } from '@/components/preview/preview-island';
import { ShipToStateLine } from '@/components/product/state-select';
import { ShopIslands } from '@/components/site/shop-islands';
import { SiteFooter } from '@/components/site/site-footer';
import { SiteHeader } from '@/components/site/site-header';
import { footerTexts } from '@/lib/site/content';
import { emptyMenuLinks } from '@/lib/site/owner-links';

export default function ShopLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader emptyLinks={emptyMenuLinks()} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <ShipToStateLine isFoot />
      <SiteFooter {...footerTexts} emptyLinks={emptyMenuLinks()} />
      <PreviewIsland />
      <OfflineIsland />
      <ShopIslands />
    </>
  );
}
