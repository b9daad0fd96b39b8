import { SizeGuideView, UnitSwitch } from '@/components/product/size-guide-view';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Section, Wrap } from '@/components/ui/layout';
import { PageHead } from '@/components/ui/page-head';
import { SIZE_GUIDES } from '@/lib/catalogue/size-guides';
import { pageMetadata } from '@/lib/seo/metadata';
import { texts } from '@/lib/site/content';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';

export const metadata = pageMetadata({
  title: messages.sizeGuide,
  description: texts.sizeGuide.description,
  path: routes.sizeGuide(),
  isIndexed: SIZE_GUIDES.length > 0,
});

export default function SizeGuidePage() {
  return (
    <>
      <Wrap>
        <Breadcrumbs
          crumbs={[
            { name: 'Home', href: routes.home() },
            { name: messages.sizeGuide, href: routes.sizeGuide() },
          ]}
        />
        <PageHead title={messages.sizeGuide}>{texts.sizeGuide.intro}</PageHead>
        {SIZE_GUIDES.length > 0 && <UnitSwitch />}
      </Wrap>
      {SIZE_GUIDES.map((guide) => (
        <Section key={guide.id} id={guide.id} title={guide.name}>
          <SizeGuideView guide={guide} />
        </Section>
      ))}
    </>
  );
}
