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
import { toCard } from '@/lib/catalogue/card';
import { featuredFor } from '@/lib/catalogue/featured';
import { getKitsOf, getProduct, getProducts, getSimilar } from '@/lib/catalogue/load';
import { areAkin } from '@/lib/catalogue/similar';
import { withFacts } from '@/lib/readers/alternates';
import { breadcrumbNode, serializeNode } from '@/lib/seo/json-ld';
import { absolute } from '@/lib/seo/metadata';
import { productMetadata } from '@/lib/seo/product-metadata';
import { productNode } from '@/lib/seo/product-node';
import { reviews } from '@/lib/site/content';
import { productCrumbs } from '@/lib/site/crumbs';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';

type Props = { params: Promise<{ id: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return getProducts().map(({ id }) => ({ id }));
}

async function find({ params }: Props) {
  return getProduct((await params).id) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return withFacts(productMetadata(await find(props)));
}

export default async function ProductPage(props: Props) {
  const product = await find(props);
  const crumbs = productCrumbs(product);
  const node = productNode(product);
  const pieces = product.pieces.flatMap((id) => getProduct(id) ?? []);
  const similar = getSimilar(product.id);
  const featured = featuredFor(product.id);
  return (
    <>
      <Wrap>
        <StaticMarkup name="way">
          <Breadcrumbs crumbs={crumbs} />
          <JsonLd text={serializeNode(breadcrumbNode(crumbs))} />
          {node && <JsonLd text={serializeNode(node)} />}
        </StaticMarkup>
        <ProductView product={product} pieces={pieces} kits={getKitsOf(product.id)} />
        <PrintedAddress address={absolute(routes.product(product.id))} />
      </Wrap>
      {similar.length > 0 && (
        <Section
          id="similar"
          title={areAkin(product, similar) ? 'Similar products' : 'More products'}
          isPrinted={false}
          isStatic
        >
          <ProductStrip cards={similar.map(toCard)} />
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
