import type { Scope } from '@/lib/listing/scope';

/** Where a listing stands and what its exported page says. */
export type ListingPlace = {
  scope: Scope;
  basePath: string;
  /** The page that the export holds: a numbered page, or a twin. */
  staticPath: string;
  summary: string;
  /** How many products it has. */
  count: number;
  empty: { message: string; wayOut: { name: string; href: string } };
};
