import { fontClasses } from '@data/fonts';
import '@data/theme.css';
import './globals.css';
import { PreviewIsland } from '@/components/admin/preview/preview-island';
import { NotFoundView } from '@/components/layout/not-found-view';
import { ReplayEvents } from '@/components/layout/replay-events';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { PictureFallback } from '@/components/ui/picture-fallback';
import { toDescription } from '@/lib/seo/fit-text';
import { pageTitle } from '@/lib/seo/metadata';
import { asset } from '@/lib/site/asset';
import { branding, footerTexts } from '@/lib/site/content';
import { emptyMenuLinks } from '@/lib/site/links/owner-links';
import * as messages from '@/lib/site/messages';

export const metadata = {
  title: pageTitle(messages.pageNotFound),
  description: toDescription(messages.noPage, [messages.everyProduct]),
  robots: { index: false, follow: true },
  icons: { icon: asset('/icon.svg') },
};

/** 404.html. A complete document, because every page would also load the header of a root `not-found`. */
export default function GlobalNotFound() {
  return (
    <html lang="en" className={fontClasses}>
      <body>
        <SiteHeader emptyLinks={emptyMenuLinks()} />
        <main id="content" tabIndex={-1}>
          <NotFoundView picture={branding.pictures.notFound} />
        </main>
        <SiteFooter {...footerTexts} emptyLinks={emptyMenuLinks()} />
        <PreviewIsland />
        <PictureFallback />
        <ReplayEvents />
      </body>
    </html>
  );
}
