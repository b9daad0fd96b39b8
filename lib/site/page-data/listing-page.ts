import type { Listing } from '../../listing/listings';

/** The data of one page of a listing. */
export type ListingPage = {
  listing: Listing;
  /** Number of the page, from 1. */
  page: number;
  /** Address of the page. Default: the address of the listing, which is canonical. */
  path?: string;
};
