import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { FeaturedProducts } from '@/components/product/featured-products';
import { PrintedAddress } from '@/components/product/printed-address';
import { ProductGrid } from '@/components/product/product-card';
import { ProductStrip } from '@/components/product/product-strip';
import { ProductView } from '@/components/product/product-view';
import { RecentlyViewed } from '@/components/product/recently-viewed';
import { SampleReviews } from '@/components/product/sample-reviews';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { JsonLd } from '@/components/ui/json-ld';
import { Section, Wrap } from '@/components/ui/layout';
import { Link } from '@/components/ui/link';
import { featuredFor } from '@/lib/catalogue/featured';
import { getCategory, getKitsOf, getProduct, getProducts, getRelated } from '@/lib/catalogue/load';
import { cardOf } from '@/lib/listing/rows';
import { readOnce } from '@/lib/read-once';
import { breadcrumbNode, serializeNode } from '@/lib/seo/json-ld';
import { absolute, pageMetadata } from '@/lib/seo/metadata';
import { productNode } from '@/lib/seo/product-node';
import { productShareImage } from '@/lib/seo/share-image';
import { tellProducts } from '@/lib/seo/tell-products';
import { reviews } from '@/lib/site/content';
import { productCrumbs } from '@/lib/site/crumbs';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';

type Props = { params: Promise<{ id: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return getProducts().map(({ id }) => ({ id }));
}

/** Title and description of each product are unlike those of every other product. */
const texts = readOnce(() =>
  tellProducts(getProducts(), ({ placements: [{ category }] }) => getCategory(category).name),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const product = getProduct(id) ?? notFound();
  const found = texts().get(id);
  if (!found) throw new Error(`No product ${id}`);
  return pageMetadata({ ...found, path: routes.product(id), image: productShareImage(product) });
}

export default async function ProductPage({ params }: Props) {
  const { id } = await params;
  const product = getProduct(id) ?? notFound();
  const crumbs = productCrumbs(product);
  const node = productNode(product);
  const pieces = product.pieces.flatMap((piece) => getProduct(piece) ?? []);
  const related = getRelated(id);
  const featured = featuredFor(id);
  return (
    <>
      <Wrap>
        <Breadcrumbs crumbs={crumbs} />
        <JsonLd text={serializeNode(breadcrumbNode(crumbs))} />
        {node && <JsonLd text={serializeNode(node)} />}
        <ProductView product={product} pieces={pieces.map(cardOf)} kits={getKitsOf(id).map(cardOf)} />
        <PrintedAddress address={absolute(routes.product(id))} />
      </Wrap>
      {related.length > 0 && (
        <Section id="related" title="Related products" isPrinted={false}>
          <ProductStrip cards={related.map(cardOf)} />
        </Section>
      )}
      {reviews && (
        <Section id="reviews" title="Reviews" isPrinted={false}>
          <SampleReviews {...reviews} />
        </Section>
      )}
      <Section
        id="featured"
        title={messages.featured}
        isPrinted={false}
        aside={<Link href={routes.allProducts()}>{messages.allProducts}</Link>}
      >
        <FeaturedProducts count={featured.length} exclude={id}>
          <ProductGrid cards={featured} columns={4} />
        </FeaturedProducts>
      </Section>
      <RecentlyViewed id={id} />
    </>
  );
}
