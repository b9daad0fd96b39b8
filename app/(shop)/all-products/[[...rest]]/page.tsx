import type { Metadata } from 'next';
import { ListingView } from '@/components/listing/listing-view';
import { allProductsMetadata, allProductsParams, getAllProductsPage } from '@/lib/site/page-data/all-products';

type Props = { params: Promise<{ rest?: string[] }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return allProductsParams();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return allProductsMetadata(await params);
}

export default async function AllProductsPage({ params }: Props) {
  const { listing, page } = getAllProductsPage(await params);
  return <ListingView listing={listing} page={page} />;
}
