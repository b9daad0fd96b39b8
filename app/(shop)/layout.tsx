import type { ReactNode } from 'react';
import { PreviewIsland } from '@/components/admin/preview/preview-island';
import { ShopIslands } from '@/components/layout/shop-islands';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { ShipToStateLine } from '@/components/product/state-select';
import { footerTexts } from '@/lib/site/content';
import { emptyMenuLinks } from '@/lib/site/links/owner-links';

export default function ShopLayout({ children }: { children: ReactNode }) {
  const emptyLinks = emptyMenuLinks();
  return (
    <>
      <SiteHeader emptyLinks={emptyLinks} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <ShipToStateLine isFoot />
      <SiteFooter {...footerTexts} emptyLinks={emptyLinks} />
      <PreviewIsland />
      <ShopIslands />
    </>
  );
}
