import { CompareView } from '@/components/compare/compare-view';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Wrap } from '@/components/ui/layout';
import { PageHead } from '@/components/ui/page-head';
import { pageMetadata } from '@/lib/seo/metadata';
import { compareRoute } from '@/lib/site/compare-route';
import { routes } from '@/lib/site/routes';

export const metadata = pageMetadata({
  title: 'Compare products',
  description: 'Two to four products of the catalog side by side: prices, sizes, colors, limits and specifications.',
  path: compareRoute(),
  isIndexed: false,
});

export default function ComparePage() {
  return (
    <Wrap>
      <Breadcrumbs
        crumbs={[
          { name: 'Home', href: routes.home() },
          { name: 'Compare', href: compareRoute() },
        ]}
      />
      <PageHead title="Compare products" />
      <CompareView />
    </Wrap>
  );
}
