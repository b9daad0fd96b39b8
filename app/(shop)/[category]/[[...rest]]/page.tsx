import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CategorySlider, PictureBanner } from '@/components/listing/category-slider';
import { ListingView } from '@/components/listing/listing-view';
import { CATEGORIES, type CategoryKey, categoryRule } from '@/lib/catalogue/categories';
import { getCategories } from '@/lib/catalogue/load';
import { toPictures, toSlides } from '@/lib/listing/banners';
import { categoryListing, type Listing, subcategoryListing } from '@/lib/listing/listings';
import { pageRests, readPage } from '@/lib/listing/page-params';
import { listingMetadata } from '@/lib/seo/listing-metadata';

type Props = { params: Promise<{ category: string; rest?: string[] }> };

export const dynamicParams = false;

/** /clothing, /clothing/page/2, /clothing/shirts, /clothing/shirts/page/2 and so on for every category of the catalogue. */
export function generateStaticParams() {
  return getCategories().flatMap(({ key, slug, subcategories }) => [
    ...pageRests(categoryListing(key).pages).map((rest) => ({ category: slug, rest })),
    ...subcategories.flatMap((subcategory) =>
      pageRests(subcategoryListing(key, subcategory.slug)?.pages ?? 1).map((rest) => ({
        category: slug,
        rest: [subcategory.slug, ...rest],
      })),
    ),
  ]);
}

async function find({ params }: Props) {
  const { category: slug, rest = [] } = await params;
  const key = CATEGORIES.find((category) => category.slug === slug)?.key;
  if (!key) notFound();
  const [first = 'page', ...others] = rest;
  const isSubcategory = first !== 'page';
  const listing = isSubcategory ? subcategoryListing(key, first) : categoryListing(key);
  const page = listing && readPage(isSubcategory ? others : rest, listing.pages);
  if (!listing || !page) notFound();
  return {
    listing,
    page,
    banner: page > 1 ? undefined : isSubcategory ? pictureBanner(listing) : slider(key, listing),
  };
}

function pictureBanner(listing: Listing) {
  const pictures = toPictures(listing);
  return pictures.length > 0 && <PictureBanner pictures={pictures} />;
}

function slider(key: CategoryKey, listing: Listing) {
  const slides = categoryRule(key).hasSlider ? toSlides(listing) : [];
  return slides.length > 0 && <CategorySlider label={`${listing.title} by section`} slides={slides} />;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { listing, page } = await find(props);
  return listingMetadata(listing, page);
}

export default async function CategoryPage(props: Props) {
  return <ListingView {...(await find(props))} />;
}
