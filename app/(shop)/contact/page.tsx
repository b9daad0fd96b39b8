import { ContactLayout } from '@/components/contact/contact-layout';
import { OwnPageLinks } from '@/components/site/own-page-links';
import { PageFrame } from '@/components/site/page-frame';
import { pageMetadata } from '@/lib/seo/metadata';
import { texts } from '@/lib/site/content';
import { shopPages } from '@/lib/site/shop-pages';

export const metadata = pageMetadata(shopPages.contact);

export default function ContactPage() {
  return (
    <PageFrame page={shopPages.contact}>
      <ContactLayout next={texts.request.next} />
      <OwnPageLinks />
    </PageFrame>
  );
}
