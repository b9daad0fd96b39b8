import { ContactLayout } from '@/components/contact/contact-layout';
import { PageFrame } from '@/components/site/page-frame';
import { pageMetadata } from '@/lib/seo/metadata';
import { shopPages } from '@/lib/site/shop-pages';

export const metadata = pageMetadata(shopPages.contact);

export default function ContactPage() {
  return (
    <PageFrame page={shopPages.contact}>
      <ContactLayout />
    </PageFrame>
  );
}
