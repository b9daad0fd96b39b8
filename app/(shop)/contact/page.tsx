import { ContactLayout } from '@/components/contact/contact-layout';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Wrap } from '@/components/ui/layout';
import { PageHead } from '@/components/ui/page-head';
import { pageMetadata } from '@/lib/seo/metadata';
import { texts } from '@/lib/site/content';
import { routes } from '@/lib/site/routes';

export const metadata = pageMetadata({
  title: 'Contact',
  description: texts.contact.description,
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
      <PageHead title="Contact">{texts.contact.intro}</PageHead>
      <ContactLayout />
    </Wrap>
  );
}
