import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OwnPageView } from '@/components/layout/own-page-view';
import { ListingBanner } from '@/components/listing/banner';
import { ListingView } from '@/components/listing/listing-view';
import { getCategories } from '@/lib/catalogue/load';
import { categoryListing, type Listing, subcategoryListing } from '@/lib/listing/listings';
import { listingMetadata } from '@/lib/seo/listing-metadata';
import { pageMetadata } from '@/lib/seo/metadata';
import { getOwnPage, getOwnPages } from '@/lib/site/own-pages/own-pages';
import { pageSegments, readSegments } from '@/lib/site/routes';
import { ownShopPage } from '@/lib/site/shop-pages';

type Params = { category: string; rest?: string[] };
type Props = { params: Promise<Params> };

export const dynamicParams = false;

/**
 * /clothing/, /clothing/page/2/, /clothing/shirts/, /clothing/shirts/page/2/, and the shop's own pages such as /about/. One route
 * has them all, because Next allows one parameter name per folder level.
 */
export function generateStaticParams(): Params[] {
  const listings = getCategories().flatMap((category) => [
    { category: category.slug, path: [], listing: categoryListing(category.key) },
    ...category.subcategories.map((group) => ({
      category: category.slug,
      path: [group.slug],
      listing: subcategoryListing(category, group),
    })),
  ]);
  return [
    ...listings.flatMap(({ category, path, listing }) =>
      pageSegments(listing.pages).map((rest) => ({ category, rest: [...path, ...rest] })),
    ),
    ...getOwnPages().map(({ name }) => ({ category: name, rest: [] })),
  ];
}

function findListing(categorySlug: string, slug: string | undefined): Listing | undefined {
  const category = getCategories().find((each) => each.slug === categorySlug);
  if (!category || slug === undefined) return category && categoryListing(category.key);
  const group = category.subcategories.find((each) => each.slug === slug);
  return group && subcategoryListing(category, group);
}

/** The page that the owner wrote, or the page of a listing. */
async function getPage(params: Promise<Params>) {
  const { category, rest } = await params;
  const ownPage = getOwnPage(category);
  if (ownPage) return { ownPage };
  const { slug, page } = readSegments(rest);
  return { listing: findListing(category, slug) ?? notFound(), page };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { ownPage, listing, page } = await getPage(params);
  return ownPage ? pageMetadata(ownShopPage(ownPage)) : listingMetadata({ listing, page });
}

export default async function CategoryPage({ params }: Props) {
  const { ownPage, listing, page } = await getPage(params);
  if (ownPage) return <OwnPageView ownPage={ownPage} />;
  return <ListingView listing={listing} page={page} banner={page === 1 && <ListingBanner listing={listing} />} />;
}
