import { ContactLayout } from '@/components/contact/contact-layout';
import { OwnPageLinks } from '@/components/layout/own-page-links';
import { PageLayout } from '@/components/layout/page-layout';
import { pageMetadata } from '@/lib/seo/metadata';
import { texts } from '@/lib/site/content';
import { shopPages } from '@/lib/site/shop-pages';

export const metadata = pageMetadata(shopPages.contact);

export default function ContactPage() {
  return (
    <PageLayout page={shopPages.contact}>
      <ContactLayout next={texts.request.next} />
      <OwnPageLinks />
    </PageLayout>
  );
}
