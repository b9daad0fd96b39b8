import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { OwnPageView } from '@/components/layout/own-page-view';
import { CategorySlider, PictureBanner } from '@/components/listing/banner';
import { ListingView } from '@/components/listing/listing-view';
import { categorySettings } from '@/lib/catalogue/categories/category-settings';
import { getCategories } from '@/lib/catalogue/load';
import { toBannerPictures, toSlides } from '@/lib/listing/banners';
import { categoryListing, type Listing, subcategoryListing } from '@/lib/listing/listings';
import { pageSegments, readSegments } from '@/lib/listing/paginate';
import { listingMetadata } from '@/lib/seo/listing-metadata';
import { pageMetadata } from '@/lib/seo/metadata';
import { getOwnPage, getOwnPages } from '@/lib/site/own-pages/own-pages';
import { ownShopPage } from '@/lib/site/shop-pages';

type Props = { params: Promise<{ category: string; rest?: string[] }> };

export const dynamicParams = false;

/** /clothing/, /clothing/page/2/, /clothing/shirts/, /clothing/shirts/page/2/, and the shop's own pages such as /about/. */
export function generateStaticParams() {
  return [
    ...getCategories().flatMap((category) => [
      ...pageSegments(categoryListing(category.key).pages).map((rest) => ({ category: category.slug, rest })),
      ...category.subcategories.flatMap((group) =>
        pageSegments(subcategoryListing(category, group).pages).map((rest) => ({
          category: category.slug,
          rest: [group.slug, ...rest],
        })),
      ),
    ]),
    ...getOwnPages().map(({ name }) => ({ category: name, rest: [] })),
  ];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { category, rest } = await params;
  const ownPage = getOwnPage(category);
  if (ownPage) return pageMetadata(ownShopPage(ownPage));
  const { slug, page } = readSegments(rest);
  return listingMetadata(findListing(category, slug), page);
}

export default async function CategoryPage({ params }: Props) {
  const { category, rest } = await params;
  const ownPage = getOwnPage(category);
  if (ownPage) return <OwnPageView ownPage={ownPage} />;
  const { slug, page } = readSegments(rest);
  const listing = findListing(category, slug);
  return <ListingView listing={listing} page={page} banner={page === 1 && bannerOf(listing)} />;
}

function findListing(categorySlug: string, slug: string | undefined): Listing {
  const category = getCategories().find((each) => each.slug === categorySlug) ?? notFound();
  if (slug === undefined) return categoryListing(category.key);
  const group = category.subcategories.find((each) => each.slug === slug) ?? notFound();
  return subcategoryListing(category, group);
}

/** The slider of a category, the pictures of a subcategory; undefined for a listing without either. */
function bannerOf(listing: Listing): ReactNode {
  const { scope, title } = listing;
  if (scope.kind === 'category') {
    const slides = categorySettings(scope.category).hasSlider ? toSlides(listing) : [];
    return slides.length > 0 && <CategorySlider label={`${title} by section`} slides={slides} />;
  }
  const pictures = toBannerPictures(listing);
  return pictures.length > 0 && <PictureBanner pictures={pictures} />;
}
