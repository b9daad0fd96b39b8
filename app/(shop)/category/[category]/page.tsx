import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListingView } from '@/components/listing/listing-view';
import { CATEGORIES, isCategory } from '@/lib/catalogue/categories/categories';
import { categoryListing } from '@/lib/listing/listings';
import { listingMetadata } from '@/lib/seo/listing-metadata';
import { unlinkedRoutes } from '@/lib/site/unlinked-routes';

type Props = { params: Promise<{ category: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return CATEGORIES.map(({ key }) => ({ category: key }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { category } = await params;
  return isCategory(category) ? listingMetadata(categoryListing(category), 1) : notFound();
}

/** The second address of a category; its canonical address is that of `/[category]/`. */
export default async function GenericCategoryPage({ params }: Props) {
  const { category } = await params;
  if (!isCategory(category)) notFound();
  return <ListingView listing={categoryListing(category)} page={1} path={unlinkedRoutes.genericCategory(category)} />;
}
