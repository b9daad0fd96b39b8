import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListingView } from '@/components/listing/listing-view';
import { CATEGORY_KEYS } from '@/lib/catalogue/taxonomy';
import { categoryListing } from '@/lib/listing/listings';
import { listingMetadata } from '@/lib/seo/listing-metadata';

type Props = { params: Promise<{ category: string }> };

export const dynamicParams = false;

/** The specification's generic address of each category; the category's own page is the canonical one. */
export function generateStaticParams() {
  return CATEGORY_KEYS.map((category) => ({ category }));
}

async function find({ params }: Props) {
  const { category } = await params;
  const key = CATEGORY_KEYS.find((known) => known === category);
  if (!key) notFound();
  return categoryListing(key);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return listingMetadata(await find(props), 1);
}

export default async function GenericCategoryPage(props: Props) {
  const { category } = await props.params;
  return <ListingView listing={await find(props)} page={1} path={`/category/${category}/`} />;
}
