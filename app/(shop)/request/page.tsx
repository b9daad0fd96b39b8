import { PageLayout } from '@/components/layout/page-layout';
import { RequestIsland } from '@/components/request/request-island';
import layout from '@/components/ui/layout.module.css';
import { pageMetadata } from '@/lib/seo/metadata';
import { getRequestPage } from '@/lib/site/page-data/request';
import { shopPages } from '@/lib/site/shop-pages';

export const metadata = pageMetadata(shopPages.request);

export default function RequestPage() {
  const { kits, samples, next, hasStates } = getRequestPage();
  const { intro } = shopPages.request;
  return (
    <PageLayout page={shopPages.request} intro={<span className={layout.screenOnly}>{intro}</span>}>
      <RequestIsland kits={kits} samples={samples} next={next} hasStates={hasStates} />
    </PageLayout>
  );
}
