import { CompareView } from '@/components/compare/compare-view';
import { PageFrame } from '@/components/site/page-frame';
import { pageMetadata } from '@/lib/seo/metadata';
import { shopPages } from '@/lib/site/shop-pages';

export const metadata = pageMetadata(shopPages.compare);

export default function ComparePage() {
  return (
    <PageFrame page={shopPages.compare}>
      <CompareView />
    </PageFrame>
  );
}
