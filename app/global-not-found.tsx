import { fontClasses } from '@data/fonts';
import '@data/theme.css';
import './globals.css';
import { NotFoundView } from '@/components/layout/not-found-view';
import { toDescription } from '@/lib/seo/fit-text';
import { pageTitle } from '@/lib/seo/metadata';
import { branding } from '@/lib/site/content';
import * as messages from '@/lib/site/messages';
import { asset } from '@/lib/site/routes';
import ShopLayout from './(shop)/layout';

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
        <ShopLayout>
          <NotFoundView picture={branding.pictures.notFound} />
        </ShopLayout>
      </body>
    </html>
  );
}
