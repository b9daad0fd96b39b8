import 'server-only';
import { type CategoryKey, categoryRule } from '../catalogue/categories';
import { type BannerPicture, type Slide, toPictures, toSlides } from '../listing/banners';
import { categoryListing, type Listing } from '../listing/listings';
import { type ViewedListing, viewListing } from './view-listing';

/** A page of a category or of one of its subcategories, with what moves or stands above the goods of its first page. */
export type ViewedCategory = ViewedListing & {
  /** The slides of a category's first page, and what they are called. */
  slider?: { label: string; slides: readonly Slide[] };
  /** The pictures of a subcategory's first page. */
  pictures?: readonly BannerPicture[];
};

/** The view of a numbered page of a category. */
export function viewCategory(key: CategoryKey, page: number): ViewedCategory {
  const listing = categoryListing(key);
  const view = viewListing(listing, page);
  if (page > 1) return view;
  const slides = categoryRule(key).hasSlider ? toSlides(listing) : [];
  return { ...view, slider: { label: `${listing.title} by section`, slides } };
}

/** The view of a numbered page of a subcategory. */
export function viewSubcategory(listing: Listing, page: number): ViewedCategory {
  const view = viewListing(listing, page);
  return page > 1 ? view : { ...view, pictures: toPictures(listing) };
}
