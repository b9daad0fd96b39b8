import { CategoryLinks } from '@/components/layout/category-links';
import { PageLayout } from '@/components/layout/page-layout';
import { SearchView } from '@/components/search/search-view';
import { FACETS } from '@/lib/listing/facets/facets';
import { pageMetadata } from '@/lib/seo/metadata';
import { shopPages } from '@/lib/site/shop-pages';

export const metadata = pageMetadata(shopPages.search);

export default function SearchPage() {
  return (
    <PageLayout page={shopPages.search}>
      <SearchView parameters={FACETS.map(({ parameter }) => ({ parameter }))}>
        <CategoryLinks />
      </SearchView>
    </PageLayout>
  );
}
