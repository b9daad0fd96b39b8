import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListingView } from '@/components/listing/listing-view';
import { getBrand, getBrands } from '@/lib/catalogue/load';
import { brandListing } from '@/lib/listing/listings';
import { listingMetadata } from '@/lib/seo/listing-metadata';
import { pageSegments, readSegments } from '@/lib/site/routes';

type Params = { brand: string; rest?: string[] };
type Props = { params: Promise<Params> };

export const dynamicParams = false;

/** /brands/5-11/, /brands/5-11/page/2/ and so on. */
export function generateStaticParams(): Params[] {
  return getBrands().flatMap((brand) =>
    pageSegments(brandListing(brand).pages).map((rest) => ({ brand: brand.slug, rest })),
  );
}

async function getPage(params: Promise<Params>) {
  const { brand, rest } = await params;
  return { listing: brandListing(getBrand(brand) ?? notFound()), page: readSegments(rest).page };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listingMetadata(await getPage(params));
}

export default async function BrandPage({ params }: Props) {
  return <ListingView {...(await getPage(params))} />;
}
