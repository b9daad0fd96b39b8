import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListingView } from '@/components/listing/listing-view';
import { allProductsListing } from '@/lib/listing/listings';
import { pageRests, readPage } from '@/lib/listing/page-params';
import { withFeeds } from '@/lib/readers/alternates';
import { listingMetadata } from '@/lib/seo/listing-metadata';

type Props = { params: Promise<{ rest?: string[] }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return pageRests(allProductsListing().pages).map((rest) => ({ rest }));
}

async function find({ params }: Props) {
  const listing = allProductsListing();
  const page = readPage((await params).rest ?? [], listing.pages);
  if (!page) notFound();
  return { listing, page };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { listing, page } = await find(props);
  return withFeeds(listingMetadata(listing, page));
}

export default async function AllProductsPage(props: Props) {
  return <ListingView {...(await find(props))} />;
}
