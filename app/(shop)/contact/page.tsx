import { ContactLayout } from '@/components/contact/contact-layout';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Wrap } from '@/components/ui/layout';
import { PageHead } from '@/components/ui/page-head';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { site } from '@/lib/site';

export const metadata = pageMetadata({
  title: 'Contact',
  description: `Phone, email, address and a form: ask ${site.name} about a product, a size or a quote for an agency.`,
  path: routes.contact(),
});

export default function ContactPage() {
  return (
    <Wrap>
      <Breadcrumbs
        crumbs={[
          { name: 'Home', href: routes.home() },
          { name: 'Contact', href: routes.contact() },
        ]}
      />
      <PageHead title="Contact">Ask about a product, a size, or a quote for an agency.</PageHead>
      <ContactLayout />
    </Wrap>
  );
}
