import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListingView } from '@/components/listing/listing-view';
import { brandMetadata, brandParams, getBrandPage } from '@/lib/site/page-data/brands';

type Props = { params: Promise<{ brand: string; rest?: string[] }> };

export const dynamicParams = false;

/** /brands/5-11/, /brands/5-11/page/2/ and so on. */
export function generateStaticParams() {
  return brandParams();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return brandMetadata(await params) ?? notFound();
}

export default async function BrandPage({ params }: Props) {
  const { listing, page } = getBrandPage(await params) ?? notFound();
  return <ListingView listing={listing} page={page} />;
}
