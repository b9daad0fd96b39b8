import { FaqList } from '@/components/site/faq-list';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Wrap } from '@/components/ui/layout';
import { PageHead } from '@/components/ui/page-head';
import { faq } from '@/lib/content';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata({
  title: 'Questions and answers',
  description:
    'Who this store is for, certification, custom gear, civilian sales, sizing and unisex cuts: six answers.',
  path: routes.faq(),
});

export default function FaqPage() {
  return (
    <Wrap>
      <Breadcrumbs
        crumbs={[
          { name: 'Home', href: routes.home() },
          { name: 'FAQ', href: routes.faq() },
        ]}
      />
      <PageHead title="Questions and answers">What buyers and quartermasters ask before they write.</PageHead>
      <FaqList entries={faq} />
    </Wrap>
  );
}
