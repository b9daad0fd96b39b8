import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CustomerReviews } from '@/components/product/customer-reviews';
import { FeaturedProducts } from '@/components/product/featured-products';
import { ProductCarousel } from '@/components/product/product-card';
import { PrintedUrl, ProductView } from '@/components/product/product-view';
import { RecentlyViewed } from '@/components/product/recently-viewed';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { JsonLd } from '@/components/ui/json-ld';
import { Container, Section } from '@/components/ui/layout';
import { Link } from '@/components/ui/link';
import { toCard } from '@/lib/catalogue/card';
import { getCategory, getKitsOf, getProduct, getProducts, getRelated } from '@/lib/catalogue/load';
import { featuredFor } from '@/lib/catalogue/recommendations/featured';
import type { Product } from '@/lib/catalogue/schema/product';
import { toSmallCard } from '@/lib/listing/fetch-cards';
import { readOnce } from '@/lib/read-once';
import { breadcrumbNode } from '@/lib/seo/json-ld';
import { absoluteUrl, pageMetadata } from '@/lib/seo/metadata';
import { productNode } from '@/lib/seo/product-json-ld';
import { productSeoTexts } from '@/lib/seo/product-texts';
import { productShareImage } from '@/lib/seo/share-image';
import { reviews } from '@/lib/site/content';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';

type Props = { params: Promise<{ id: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return getProducts().map(({ id }) => ({ id }));
}

/** Title and description differ between products, so they are made for all products at once. */
const getSeoTexts = readOnce(() =>
  productSeoTexts(getProducts(), ({ placements: [{ category }] }) => getCategory(category).name),
);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  const product = getProduct(id) ?? notFound();
  const texts = getSeoTexts().get(id) ?? notFound();
  return pageMetadata({ ...texts, path: routes.product(id), image: productShareImage(product) });
}

export default async function ProductPage({ params }: Props) {
  const { id } = await params;
  const product = getProduct(id) ?? notFound();
  const breadcrumbs = productBreadcrumbs(product);
  const structuredData = productNode(product);
  const pieces = product.pieces.flatMap((piece) => getProduct(piece) ?? []).map(toCard);
  const related = getRelated(id).map(toCard).map(toSmallCard);
  const featured = featuredFor(id);
  return (
    <>
      <Container>
        <Breadcrumbs crumbs={breadcrumbs} />
        <JsonLd node={breadcrumbNode(breadcrumbs)} />
        {structuredData && <JsonLd node={structuredData} />}
        <ProductView product={product} pieces={pieces} kits={getKitsOf(id).map(toCard)} />
        <PrintedUrl address={absoluteUrl(routes.product(id))} />
      </Container>
      {related.length > 0 && (
        <Section id="related" title="Related products" isPrinted={false}>
          <ProductCarousel cards={related} />
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
        <FeaturedProducts id="featured" cards={featured} exclude={id} />
      </Section>
      <RecentlyViewed id={id} />
    </>
  );
}

/** The breadcrumbs of a product: home, category, subcategory if it has one, product. */
function productBreadcrumbs({ id, name, placements: [{ category, subcategory }] }: Product) {
  return [
    { name: 'Home', href: routes.home() },
    { name: getCategory(category).name, href: routes.category(category) },
    ...(subcategory ? [{ name: subcategory.name, href: routes.subcategory(category, subcategory.slug) }] : []),
    { name, href: routes.product(id) },
  ];
}
