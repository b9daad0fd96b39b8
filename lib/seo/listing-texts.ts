import type { Listing } from '../listing/listings';
import { paginate } from '../listing/paginate';
import { distinctSeoTexts, distinctTexts } from './distinct-texts';
import { DESCRIPTION_LENGTH, type SeoTexts, TITLE_LENGTH, toDescription, truncateWithSuffix } from './fit-text';
import { listingSentences, pageSentences } from './listing-sentences';
import { byFrequency, fitSentences, type Sentence } from './sentences';

/** The fields of a listing that its texts need. */
export type DescribedListing = Omit<Listing, 'description' | 'facets'>;
/** A listing with a unique name. */
export type NamedListing = { listing: DescribedListing; name: string };

/** Gives each listing a unique name. If two have the same title, the parent is added: 'Gloves in Clothing'. */
export function nameListings(listings: readonly DescribedListing[]): NamedListing[] {
  const names = distinctTexts(
    listings.map(({ title, crumbs }) => {
      const [parent] = parentsOf(crumbs);
      return [title, parent && `${title} in ${parent}`] as const;
    }),
  );
  return listings.map((listing, index) => ({ listing, name: names[index] ?? listing.title }));
}

/** Unique titles and descriptions of all listings' pages with this number, by the URL of the listing's first page. */
export function listingSeoTexts(named: readonly NamedListing[], page: number): Map<string, SeoTexts> {
  const listings = named.filter(({ listing }) => listing.pages >= page);
  const suffix = page > 1 ? `, page ${page}` : '';
  return distinctSeoTexts(
    listings.map((entry) => {
      const { title, crumbs, hrefOf } = entry.listing;
      const withParents = [title, ...parentsOf(crumbs)].join(', ');
      const shown = withParents.length + suffix.length > TITLE_LENGTH.max ? title : withParents;
      return {
        key: hrefOf(1),
        title: [
          truncateWithSuffix(suffix, shown, TITLE_LENGTH.max),
          truncateWithSuffix(suffix, entry.name, TITLE_LENGTH.max),
        ],
        description: [describe(entry, page)],
      };
    }),
  );
}

/** All sentences about a listing, each in its longest wording. */
export function listingSummary(named: NamedListing): string {
  return sentencesOf(named, 1)
    .map(([longest]) => longest)
    .join(' ');
}

function describe(named: NamedListing, page: number): string {
  const { products, empty } = named.listing;
  return toDescription(fitSentences(sentencesOf(named, page), DESCRIPTION_LENGTH.max), [
    products.length > 0
      ? `${products.length === 1 ? 'It has' : 'Each has'} its own page with all details that are known.`
      : `See ${empty.fallback.name} for everything else in the catalog.`,
  ]);
}

function sentencesOf({ listing, name }: NamedListing, page: number): Sentence[] {
  const isOfBrand = listing.scope.kind === 'brand';
  if (page > 1) {
    const products = paginate(listing.products, page);
    return pageSentences({ name, products, isOfBrand }, { page, pages: listing.pages });
  }
  const sections = byFrequency(sectionsOf(listing)).map((section) => section.name);
  return listingSentences({
    name,
    products: listing.products,
    isOfBrand,
    sections: sections.length > 1 ? sections : [],
  });
}

/** Names of narrower listings, once for each of their products. */
function sectionsOf({ scope, subcategories, products }: DescribedListing): string[] {
  if (scope.kind === 'subcategory') return [];
  if (scope.kind === 'category') return subcategories.flatMap((narrow) => narrow.products.map(() => narrow.name));
  return products.flatMap(({ placements: [{ subcategory }] }) => subcategory?.name ?? []);
}

function parentsOf(crumbs: Listing['crumbs']): string[] {
  return crumbs.slice(1, -1).map(({ name }) => name);
}
