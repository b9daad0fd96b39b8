import type { Metadata } from 'next';
import { ListingView } from '@/components/listing/listing-view';
import { CATEGORIES, type CategoryKey } from '@/lib/catalogue/categories/categories';
import { categoryListing } from '@/lib/listing/listings';
import { listingMetadata } from '@/lib/seo/listing-metadata';
import { unlinkedRoutes } from '@/lib/site/unlinked-routes';

type Params = { category: CategoryKey };
type Props = { params: Promise<Params> };

export const dynamicParams = false;

export function generateStaticParams(): Params[] {
  return CATEGORIES.map(({ key }) => ({ category: key }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { category } = await params;
  return listingMetadata({ listing: categoryListing(category), page: 1 });
}

/** The second address of a category. */
export default async function GenericCategoryPage({ params }: Props) {
  const { category } = await params;
  return <ListingView listing={categoryListing(category)} page={1} path={unlinkedRoutes.genericCategory(category)} />;
}
