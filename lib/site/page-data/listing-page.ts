import type { Listing } from '../../listing/listings';

/** The data of one page of a listing. */
export type ListingPage = {
  listing: Listing;
  /** Number of the page, from 1. */
  page: number;
  /** Address of the page. Default: the address of the listing, which is canonical. */
  path?: string;
};

/** The URL segments of the pages of a listing, after its path: [], ['page', '2'], ['page', '3']. */
export function pageSegments(pages: number): string[][] {
  return Array.from({ length: pages }, (_, index) => (index === 0 ? [] : ['page', String(index + 1)]));
}

/** Reads these segments, with an optional slug before them: ['shirts', 'page', '2'] -> { slug: 'shirts', page: 2 }. */
export function readSegments(segments: readonly string[] = []): { slug: string | undefined; page: number } {
  const isNumbered = segments.at(-2) === 'page';
  const [slug] = isNumbered ? segments.slice(0, -2) : segments;
  return { slug, page: isNumbered ? Number(segments.at(-1)) : 1 };
}
