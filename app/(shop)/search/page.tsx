import { SearchView } from '@/components/search/search-view';
import { CategoryLinks } from '@/components/site/category-links';
import { PageFrame } from '@/components/site/page-frame';
import { getCategories } from '@/lib/catalogue/load';
import { pageMetadata } from '@/lib/seo/metadata';
import { shopPages } from '@/lib/site/shop-pages';

export const metadata = pageMetadata(shopPages.search);

export default function SearchPage() {
  return (
    <PageFrame page={shopPages.search}>
      <SearchView>
        <CategoryLinks categories={getCategories().map(({ key, name }) => ({ key, name }))} />
      </SearchView>
    </PageFrame>
  );
}
