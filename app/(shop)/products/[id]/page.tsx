import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FeaturedProducts } from '@/components/product/featured-products';
import { PrintedAddress } from '@/components/product/printed-address';
import { ProductGrid } from '@/components/product/product-grid';
import { ProductStrip } from '@/components/product/product-strip';
import { ProductView } from '@/components/product/product-view';
import { RecentlyViewed } from '@/components/product/recently-viewed';
import { SampleReviews } from '@/components/product/sample-reviews';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { JsonLd } from '@/components/ui/json-ld';
import { Section, Wrap } from '@/components/ui/layout';
import { Link } from '@/components/ui/link';
import { StaticMarkup } from '@/components/ui/static-markup';
import { breadcrumbNode, serializeNode } from '@/lib/seo/json-ld';
import { absolute } from '@/lib/seo/metadata';
import { reviews } from '@/lib/site/content';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';
import { paramsOf, viewOf } from '@/lib/views/viewed-routes';

type Props = { params: Promise<{ id: string }> };

const ROUTE = 'products/[id]';

export const dynamicParams = false;

export const generateStaticParams = () => paramsOf(ROUTE);

const find = async ({ params }: Props) => viewOf(ROUTE, await params) ?? notFound();

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await find(props)).metadata;
}

export default async function ProductPage(props: Props) {
  const { crumbs, node, product, pieces, kits, related, featured } = await find(props);
  return (
    <>
      <Wrap>
        <StaticMarkup name="way">
          <Breadcrumbs crumbs={crumbs} />
          <JsonLd text={serializeNode(breadcrumbNode(crumbs))} />
          {node && <JsonLd text={node} />}
        </StaticMarkup>
        <ProductView product={product} pieces={pieces} kits={kits} />
        <PrintedAddress address={absolute(routes.product(product.id))} />
      </Wrap>
      {related.length > 0 && (
        <Section id="related" title="Related products" isPrinted={false} isStatic>
          <ProductStrip cards={related} />
        </Section>
      )}
      {reviews && (
        <Section id="reviews" title="Reviews" isPrinted={false} isStatic>
          <SampleReviews {...reviews} />
        </Section>
      )}
      <Section
        id="featured"
        title={messages.featured}
        isPrinted={false}
        aside={<Link href={routes.allProducts()}>{messages.allProducts}</Link>}
      >
        <FeaturedProducts count={featured.length} exclude={product.id}>
          <StaticMarkup name="featured">
            <ProductGrid cards={featured} columns={4} />
          </StaticMarkup>
        </FeaturedProducts>
      </Section>
      <RecentlyViewed id={product.id} />
    </>
  );
}
