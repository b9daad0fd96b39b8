import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListingView } from '@/components/listing/listing-view';
import {
  genericCategoryMetadata,
  genericCategoryParams,
  getGenericCategoryPage,
} from '@/lib/site/page-data/categories';

type Props = { params: Promise<{ category: string }> };

export const dynamicParams = false;

export function generateStaticParams() {
  return genericCategoryParams();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { category } = await params;
  return genericCategoryMetadata(category) ?? notFound();
}

/** The second address of a category. */
export default async function GenericCategoryPage({ params }: Props) {
  const { category } = await params;
  const { listing, page, path } = getGenericCategoryPage(category) ?? notFound();
  return <ListingView listing={listing} page={page} path={path} />;
}
