import { CategoryLinks } from '@/components/layout/category-links';
import { PageLayout } from '@/components/layout/page-layout';
import { SearchView } from '@/components/search/search-view';
import { pageMetadata } from '@/lib/seo/metadata';
import { getSearchPage } from '@/lib/site/page-data/search';
import { shopPages } from '@/lib/site/shop-pages';

export const metadata = pageMetadata(shopPages.search);

export default function SearchPage() {
  const { parameters, categories } = getSearchPage();
  return (
    <PageLayout page={shopPages.search}>
      <SearchView parameters={parameters}>
        <CategoryLinks categories={categories} />
      </SearchView>
    </PageLayout>
  );
}
