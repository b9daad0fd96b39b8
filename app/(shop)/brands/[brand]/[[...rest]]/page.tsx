import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListingView } from '@/components/listing/listing-view';
import { getBrand, getBrands } from '@/lib/catalogue/load';
import { brandListing } from '@/lib/listing/listings';
import { pageSegments, readSegments } from '@/lib/listing/paginate';
import { listingMetadata } from '@/lib/seo/listing-metadata';

type Props = { params: Promise<{ brand: string; rest?: string[] }> };

export const dynamicParams = false;

/** /brands/5-11/, /brands/5-11/page/2/ and so on. */
export function generateStaticParams() {
  return getBrands().flatMap((brand) =>
    pageSegments(brandListing(brand).pages).map((rest) => ({ brand: brand.slug, rest })),
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { brand, rest } = await params;
  return listingMetadata(brandListing(getBrand(brand) ?? notFound()), readSegments(rest).page);
}

export default async function BrandPage({ params }: Props) {
  const { brand, rest } = await params;
  return <ListingView listing={brandListing(getBrand(brand) ?? notFound())} page={readSegments(rest).page} />;
}
