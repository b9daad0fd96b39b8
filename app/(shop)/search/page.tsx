import { SearchView } from '@/components/search/search-view';
import { CategoryLinks } from '@/components/site/category-links';
import { PageFrame } from '@/components/site/page-frame';
import { getCategories } from '@/lib/catalogue/load';
import { FACETS } from '@/lib/listing/facets/table';
import { pageMetadata } from '@/lib/seo/metadata';
import { shopPages } from '@/lib/site/shop-pages';

export const metadata = pageMetadata(shopPages.search);

export default function SearchPage() {
  return (
    <PageFrame page={shopPages.search}>
      <SearchView parameters={FACETS.map(({ parameter }) => ({ parameter }))}>
        <CategoryLinks categories={getCategories().map(({ key, name }) => ({ key, name }))} />
      </SearchView>
    </PageFrame>
  );
}
