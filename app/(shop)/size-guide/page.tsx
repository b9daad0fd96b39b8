import { SizeGuide, UnitSwitch } from '@/components/product/size-guide';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Section, Wrap } from '@/components/ui/layout';
import { PageHead } from '@/components/ui/page-head';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { GUIDES, type GuideId } from '@/lib/size-guide/guides';

export const metadata = pageMetadata({
  title: 'Size guide',
  description:
    'How to measure for shirts, trousers, boots, gloves, caps and belts, with tables in inches and centimeters.',
  path: routes.sizeGuide(),
});

export default function SizeGuidePage() {
  return (
    <>
      <Wrap>
        <Breadcrumbs
          crumbs={[
            { name: 'Home', href: routes.home() },
            { name: 'Size guide', href: routes.sizeGuide() },
          ]}
        />
        <PageHead title="Size guide">How to measure, and what the usual sizes measure.</PageHead>
        <UnitSwitch />
      </Wrap>
      {(Object.keys(GUIDES) as GuideId[]).map((id) => (
        <Section key={id} id={id} title={GUIDES[id].name}>
          <SizeGuide id={id} />
        </Section>
      ))}
    </>
  );
}
