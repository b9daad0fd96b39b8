import { PageLayout } from '@/components/layout/page-layout';
import { RequestIsland } from '@/components/request/request-island';
import layout from '@/components/ui/layout.module.css';
import { getOrderKits, getProducts } from '@/lib/catalogue/load';
import { restrictedPlaces } from '@/lib/catalogue/restrictions';
import { pageMetadata } from '@/lib/seo/metadata';
import { texts } from '@/lib/site/content';
import { shopPages } from '@/lib/site/shop-pages';

const page = shopPages.request;

export const metadata = pageMetadata(page);

export default function RequestPage() {
  return (
    <PageLayout page={page} intro={<span className={layout.screenOnly}>{page.intro}</span>}>
      <RequestIsland
        kits={getOrderKits()}
        samples={texts.paste?.samples ?? []}
        next={texts.request.next}
        hasStates={getProducts().some(({ restrictions }) => restrictions && restrictedPlaces(restrictions).length > 0)}
      />
    </PageLayout>
  );
}
