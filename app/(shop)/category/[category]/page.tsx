import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListingView } from '@/components/listing/listing-view';
import { CATEGORIES, isCategory } from '@/lib/catalogue/categories';
import { categoryListing } from '@/lib/listing/listings';
import { listingMetadata } from '@/lib/seo/listing-metadata';

type Props = { params: Promise<{ category: string }> };

export const dynamicParams = false;

/** The specification's generic address of each category; the category's own page is the canonical one. */
export function generateStaticParams() {
  return CATEGORIES.map(({ key }) => ({ category: key }));
}

async function find({ params }: Props) {
  const { category } = await params;
  if (!isCategory(category)) notFound();
  return categoryListing(category);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return listingMetadata(await find(props), 1);
}

export default async function GenericCategoryPage(props: Props) {
  const { category } = await props.params;
  return <ListingView listing={await find(props)} page={1} path={`/category/${category}/`} />;
}
