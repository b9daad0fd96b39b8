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
import * as messages from '@/lib/site/messages';
import { getProductPage, productMetadata, productParams } from '@/lib/site/page-data/product';
import { routes } from '@/lib/site/routes';

type Props = { params: Promise<{ id: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return productParams();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { id } = await params;
  return productMetadata(id) ?? notFound();
}

export default async function ProductPage({ params }: Props) {
  const { id } = await params;
  const { product, breadcrumbs, breadcrumbJsonLd, productJsonLd, url, pieces, kits, related, featured, reviews } =
    getProductPage(id) ?? notFound();
  return (
    <>
      <Container>
        <Breadcrumbs crumbs={breadcrumbs} />
        <JsonLd text={breadcrumbJsonLd} />
        {productJsonLd && <JsonLd text={productJsonLd} />}
        <ProductView product={product} pieces={pieces} kits={kits} />
        <PrintedUrl address={url} />
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
