import { FaqList } from '@/components/site/faq-list';
import { OwnPageLinks } from '@/components/site/own-page-links';
import { PageFrame } from '@/components/site/page-frame';
import { pageMetadata } from '@/lib/seo/metadata';
import { faq } from '@/lib/site/content';
import { shopPages } from '@/lib/site/shop-pages';

export const metadata = pageMetadata(shopPages.faq);

export default function FaqPage() {
  return (
    <PageFrame page={shopPages.faq}>
      <FaqList entries={faq} />
      <OwnPageLinks />
    </PageFrame>
  );
}
