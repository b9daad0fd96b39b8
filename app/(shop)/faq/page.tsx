import { FaqList } from '@/components/site/faq-list';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Wrap } from '@/components/ui/layout';
import { PageHead } from '@/components/ui/page-head';
import { pageMetadata } from '@/lib/seo/metadata';
import { faq, texts } from '@/lib/site/content';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';

export const metadata = pageMetadata({
  title: messages.questions,
  description: texts.faq.description,
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
      <PageHead title={messages.questions}>{texts.faq.intro}</PageHead>
      <FaqList entries={faq} />
    </Wrap>
  );
}
