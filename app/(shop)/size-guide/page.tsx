import { PageLayout } from '@/components/layout/page-layout';
import { SizeGuideView, UnitSwitch } from '@/components/product/size-guide-view';
import { Section } from '@/components/ui/layout';
import { SIZE_GUIDES } from '@/lib/catalogue/sizes/size-guides';
import { pageMetadata } from '@/lib/seo/metadata';
import { shopPages } from '@/lib/site/shop-pages';

export const metadata = pageMetadata(shopPages.sizeGuide);

export default function SizeGuidePage() {
  return (
    <>
      <PageLayout page={shopPages.sizeGuide}>{SIZE_GUIDES.length > 0 && <UnitSwitch />}</PageLayout>
      {SIZE_GUIDES.map((guide) => (
        <Section key={guide.id} id={guide.id} title={guide.name}>
          <SizeGuideView guide={guide} />
        </Section>
      ))}
    </>
  );
}
