import type { Metadata } from 'next';
import { ListingView } from '@/components/listing/listing-view';
import { allProductsListing } from '@/lib/listing/listings';
import { pageSegments, readSegments } from '@/lib/listing/paginate';
import { listingMetadata } from '@/lib/seo/listing-metadata';
import { withFeedLinks } from '@/lib/seo/new-products';

type Props = { params: Promise<{ rest?: string[] }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return pageSegments(allProductsListing().pages).map((rest) => ({ rest }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { rest } = await params;
  return withFeedLinks(listingMetadata(allProductsListing(), readSegments(rest).page));
}

export default async function AllProductsPage({ params }: Props) {
  const { rest } = await params;
  return <ListingView listing={allProductsListing()} page={readSegments(rest).page} />;
}
