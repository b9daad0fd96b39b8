import { RequestIsland } from '@/components/request/request-island';
import { PageFrame } from '@/components/site/page-frame';
import layout from '@/components/ui/layout.module.css';
import { getOrderKits } from '@/lib/catalogue/get-order-kits';
import { getProducts } from '@/lib/catalogue/load';
import { listPlaces } from '@/lib/catalogue/restrictions';
import { pageMetadata } from '@/lib/seo/metadata';
import { texts } from '@/lib/site/content';
import { shopPages } from '@/lib/site/shop-pages';

const { intro, ...page } = shopPages.request;

export const metadata = pageMetadata(page);

export default function RequestPage() {
  return (
    <PageFrame page={page} intro={<span className={layout.screen}>{intro}</span>}>
      <RequestIsland
        kits={getOrderKits()}
        samples={texts.paste?.samples ?? []}
        next={texts.request.next}
        hasStates={getProducts().some(({ restrictions }) => restrictions && listPlaces(restrictions).length > 0)}
      />
    </PageFrame>
  );
}
