import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OwnPageView } from '@/components/layout/own-page-view';
import { ListingBanner } from '@/components/listing/banner';
import { ListingView } from '@/components/listing/listing-view';
import { categoryMetadata, categoryParams, getCategoryPage } from '@/lib/site/page-data/categories';

type Props = { params: Promise<{ category: string; rest?: string[] }> };

export const dynamicParams = false;

/** /clothing/, /clothing/page/2/, /clothing/shirts/, /clothing/shirts/page/2/, and the shop's own pages such as /about/. */
export function generateStaticParams() {
  return categoryParams();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return categoryMetadata(await params) ?? notFound();
}

export default async function CategoryPage({ params }: Props) {
  const found = getCategoryPage(await params) ?? notFound();
  if (found.kind === 'own-page') return <OwnPageView ownPage={found.ownPage} />;
  const { listing, page, banner } = found;
  return (
    <ListingView listing={listing} page={page} banner={banner !== undefined && <ListingBanner banner={banner} />} />
  );
}
