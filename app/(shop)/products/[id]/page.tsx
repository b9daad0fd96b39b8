import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CustomerReviews } from '@/components/product/customer-reviews';
import { FeaturedProducts } from '@/components/product/featured-products';
import { ProductGrid } from '@/components/product/product-card';
import { ProductCarousel } from '@/components/product/product-carousel';
import { PrintedUrl, ProductView } from '@/components/product/product-view';
import { RecentlyViewed } from '@/components/product/recently-viewed';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { JsonLd } from '@/components/ui/json-ld';
import { Container, Section } from '@/components/ui/layout';
import { Link } from '@/components/ui/link';
import { getCategory, getKitsOf, getProduct, getProducts, getRelated } from '@/lib/catalogue/load';
import { featuredFor } from '@/lib/catalogue/recommendations/featured';
import { cardOf } from '@/lib/listing/load-rows';
import { readOnce } from '@/lib/read-once';
import { breadcrumbNode, serializeJsonLd } from '@/lib/seo/json-ld';
import { absoluteUrl, pageMetadata } from '@/lib/seo/metadata';
import { productNode } from '@/lib/seo/product-json-ld';
import { productSeoTexts } from '@/lib/seo/product-texts';
import { productShareImage } from '@/lib/seo/share-image';
import { productBreadcrumbs } from '@/lib/site/breadcrumbs';
import { reviews } from '@/lib/site/content';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';

type Props = { params: Promise<{ id: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return getProducts().map(({ id }) => ({ id }));
}

/** Title and description of each product are unlike those of every other product. */
const texts = readOnce(() =>
  productSeoTexts(getProducts(), ({ placements: [{ category }] }) => getCategory(category).name),
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
  const crumbs = productBreadcrumbs(product);
  const node = productNode(product);
  const pieces = product.pieces.flatMap((piece) => getProduct(piece) ?? []);
  const related = getRelated(id);
  const featured = featuredFor(id);
  return (
    <>
      <Container>
        <Breadcrumbs crumbs={crumbs} />
        <JsonLd text={serializeJsonLd(breadcrumbNode(crumbs))} />
        {node && <JsonLd text={serializeJsonLd(node)} />}
        <ProductView product={product} pieces={pieces.map(cardOf)} kits={getKitsOf(id).map(cardOf)} />
        <PrintedUrl address={absoluteUrl(routes.product(id))} />
      </Container>
      {related.length > 0 && (
        <Section id="related" title="Related products" isPrinted={false}>
          <ProductCarousel cards={related.map(cardOf)} />
        </Section>
      )}
      {reviews && (
        <Section id="reviews" title="Reviews" isPrinted={false}>
          <CustomerReviews {...reviews} />
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
