import { fontClasses } from '@data/fonts';
import '@data/theme.css';
import './globals.css';
import { PreviewIsland } from '@/components/preview/preview-island';
import { NotFoundView } from '@/components/site/not-found-view';
import { ReplayEvents } from '@/components/site/replay-events';
import { SiteFooter } from '@/components/site/site-footer';
import { SiteHeader } from '@/components/site/site-header';
import { PictureWatch } from '@/components/ui/picture-watch';
import { getCategories } from '@/lib/catalogue/load';
import { toDescription } from '@/lib/seo/fit-text';
import { pageTitle } from '@/lib/seo/metadata';
import { asset } from '@/lib/site/asset';
import { footerTexts, introduction } from '@/lib/site/content';
import * as messages from '@/lib/site/messages';
import { emptyMenuLinks } from '@/lib/site/owner-links';

export const metadata = {
  title: pageTitle(messages.pageNotFound),
  description: toDescription(messages.noPage, [messages.everyProduct]),
  robots: { index: false, follow: true },
  icons: { icon: asset('/icon.svg') },
};

/** 404.html. A document of its own: as a root `not-found` its header would be loaded a second time by every page. */
export default function GlobalNotFound() {
  return (
    <html lang="en" className={fontClasses}>
      <body>
        <SiteHeader emptyLinks={emptyMenuLinks()} />
        <main id="content" tabIndex={-1}>
          <NotFoundView
            categories={getCategories().map(({ key, name }) => ({ key, name }))}
            picture={introduction.pictures.notFound}
          />
        </main>
        <SiteFooter {...footerTexts} emptyLinks={emptyMenuLinks()} />
        <PreviewIsland />
        <PictureWatch />
        <ReplayEvents />
      </body>
    </html>
  );
}
