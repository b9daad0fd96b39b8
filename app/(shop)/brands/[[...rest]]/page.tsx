import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BrandIndex } from '@/components/listing/brand-index';
import { ListingView } from '@/components/listing/listing-view';
import { getBrands, getProducts } from '@/lib/catalogue/load';
import { byCount } from '@/lib/listing/by-count';
import { brandListing } from '@/lib/listing/listings';
import { listNames } from '@/lib/listing/name-list';
import { pageRests, readPage } from '@/lib/listing/page-params';
import { listingMetadata } from '@/lib/seo/listing-metadata';
import { pageMetadata } from '@/lib/seo/metadata';
import { shopPages } from '@/lib/site/shop-pages';

type Props = { params: Promise<{ rest?: string[] }> };

export const dynamicParams = false;

/** /brands/, /brands/{brand}/ and /brands/{brand}/page/2/. */
export function generateStaticParams() {
  const pages = getBrands().flatMap(({ slug }) =>
    pageRests(brandListing(slug)?.pages ?? 1).map((rest) => ({ rest: [slug, ...rest] })),
  );
  return [{ rest: [] as string[] }, ...pages];
}

async function find({ params }: Props) {
  const { rest: [slug, ...rest] = [] } = await params;
  if (slug === undefined) return undefined;
  const listing = brandListing(slug);
  const page = listing && readPage(rest, listing.pages);
  if (!listing || !page) notFound();
  return { listing, page };
}

/** The names of the makers, those of most goods first. */
function namesOfMakers(): string[] {
  return byCount(getProducts().map(({ brand }) => brand.name)).map(({ name }) => name);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await find(props);
  if (found) return listingMetadata(found.listing, found.page);
  return pageMetadata({
    ...shopPages.brands,
    description: `All goods by maker: ${listNames(namesOfMakers(), { most: 3 })}.`,
  });
}

export default async function BrandPage(props: Props) {
  const found = await find(props);
  if (found) return <ListingView {...found} />;
  return (
    <BrandIndex brands={getBrands().map(({ slug, name, products }) => ({ slug, name, count: products.length }))} />
  );
}
