import { CompareView } from '@/components/compare/compare-view';
import { PageLayout } from '@/components/layout/page-layout';
import { pageMetadata } from '@/lib/seo/metadata';
import { shopPages } from '@/lib/site/shop-pages';

export const metadata = pageMetadata(shopPages.compare);

export default function ComparePage() {
  return (
    <PageLayout page={shopPages.compare}>
      <CompareView />
    </PageLayout>
  );
}
