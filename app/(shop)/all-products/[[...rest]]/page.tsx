import type { Metadata } from 'next';
import { ListingView } from '@/components/listing/listing-view';
import { allProductsListing } from '@/lib/listing/listings';
import { withFeedLinks } from '@/lib/seo/feeds';
import { listingMetadata } from '@/lib/seo/listing-metadata';
import { pageSegments, readSegments } from '@/lib/site/routes';

type Params = { rest?: string[] };
type Props = { params: Promise<Params> };

export const dynamicParams = false;

/** /all-products/, /all-products/page/2/ and so on. */
export function generateStaticParams(): Params[] {
  return pageSegments(allProductsListing().pages).map((rest) => ({ rest }));
}

async function getPage(params: Promise<Params>) {
  return { listing: allProductsListing(), page: readSegments((await params).rest).page };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return withFeedLinks(listingMetadata(await getPage(params)));
}

export default async function AllProductsPage({ params }: Props) {
  return <ListingView {...(await getPage(params))} />;
}
