import { FaqList } from '@/components/layout/faq-list';
import { OwnPageLinks } from '@/components/layout/own-page-links';
import { PageLayout } from '@/components/layout/page-layout';
import { pageMetadata } from '@/lib/seo/metadata';
import { faq } from '@/lib/site/content';
import { shopPages } from '@/lib/site/shop-pages';

export const metadata = pageMetadata(shopPages.faq);

export default function FaqPage() {
  return (
    <PageLayout page={shopPages.faq}>
      <FaqList entries={faq} />
      <OwnPageLinks />
    </PageLayout>
  );
}
