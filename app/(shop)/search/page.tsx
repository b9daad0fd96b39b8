import { SearchView } from '@/components/search/search-view';
import { CategoryLinks } from '@/components/site/category-links';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Wrap } from '@/components/ui/layout';
import { PageHead } from '@/components/ui/page-head';
import { getCategories } from '@/lib/catalogue/load';
import { pageMetadata } from '@/lib/seo/metadata';
import { routes } from '@/lib/site/routes';

export const metadata = pageMetadata({
  title: 'Search',
  description: 'Search the catalog by product, maker, item number, material or color.',
  path: routes.search(),
  isIndexed: false,
});

export default function SearchPage() {
  return (
    <Wrap>
      <Breadcrumbs
        crumbs={[
          { name: 'Home', href: routes.home() },
          { name: 'Search', href: routes.search() },
        ]}
      />
      <PageHead title="Search" />
      <SearchView>
        <CategoryLinks categories={getCategories().map(({ key, name }) => ({ key, name }))} />
      </SearchView>
    </Wrap>
  );
}
