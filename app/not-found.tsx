import { NotFoundView } from '@/components/site/not-found-view';
import { SiteFooter } from '@/components/site/site-footer';
import { SiteHeader } from '@/components/site/site-header';
import { getCategories } from '@/lib/catalogue/load';

export const metadata = {
  title: 'Page not found',
  description: 'There is no page at this address.',
  robots: { index: false, follow: true },
};

export default function NotFound() {
  return (
    <>
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        <NotFoundView categories={getCategories().map(({ key, name }) => ({ key, name }))} />
      </main>
      <SiteFooter />
    </>
  );
}
