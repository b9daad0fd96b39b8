import type { ReactNode } from 'react';
import { PreviewIsland } from '@/components/preview/preview-island';
import { SiteFooter } from '@/components/site/site-footer';
import { SiteHeader } from '@/components/site/site-header';

/**
 * Runs before the first paint: on an address with a query the exported, unfiltered grid stays invisible until the listing has
 * its own answer, or for six seconds at most should the scripts never arrive.
 */
const HIDE_UNFILTERED = `if(location.search.length>1){let h=document.documentElement;h.dataset.query='';setTimeout(()=>h.removeAttribute('data-query'),6e3)}`;

export default function ShopLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: HIDE_UNFILTERED }} />
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <PreviewIsland />
    </>
  );
}
