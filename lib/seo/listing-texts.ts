import type { Listing } from '../listing/listings';
import { paginate } from '../listing/paginate';
import { distinctSeoTexts, distinctTexts } from './distinct-texts';
import { DESCRIPTION_LENGTH, type SeoTexts, TITLE_LENGTH, toDescription, truncateWithSuffix } from './fit-text';
import { listingSentences, pageSentences } from './listing-sentences';
import { byFrequency, fitSentences, type Sentence } from './sentences';

/** The parts of a listing that texts are made of. */
export type DescribedListing = Pick<
  Listing,
  'title' | 'crumbs' | 'scope' | 'subcategories' | 'products' | 'pages' | 'hrefOf' | 'empty'
>;
/** A listing with a name that no other has. */
export type NamedListing = { listing: DescribedListing; name: string };

/** Gives each listing a name for its sentences, with its parent if another listing has the same title. */
export function nameListings(listings: readonly DescribedListing[]): NamedListing[] {
  const names = distinctTexts(
    listings.map(({ title, crumbs }) => {
      const [parent] = parentsOf(crumbs);
      return parent ? [title, `${title} in ${parent}`] : [title];
    }),
    (text, number) => `${text} (${number})`,
  );
  return listings.map((listing, index) => ({ listing, name: names[index] ?? listing.title }));
}

/** Titles and descriptions of the pages with this number, by the first URL of their listing. */
export function listingSeoTexts(named: readonly NamedListing[], page: number): Map<string, SeoTexts> {
  const here = named.filter(({ listing }) => listing.pages >= page);
  const end = page > 1 ? `, page ${page}` : '';
  return distinctSeoTexts(
    here.map((entry) => {
      const { title, crumbs, hrefOf } = entry.listing;
      const whole = [title, ...parentsOf(crumbs)].join(', ');
      const shown = whole.length + end.length > TITLE_LENGTH.most ? title : whole;
      return {
        key: hrefOf(1),
        titles: [
          truncateWithSuffix(end, shown, TITLE_LENGTH.most),
          truncateWithSuffix(end, entry.name, TITLE_LENGTH.most),
        ],
        descriptions: [describe(entry, page)],
      };
    }),
  );
}

/** The sentences on a listing, as one text. */
export function listingSummary(named: NamedListing): string {
  return sentencesOf(named, 1)
    .map(([whole]) => whole)
    .join(' ');
}

function describe(named: NamedListing, page: number): string {
  const { products, empty } = named.listing;
  return toDescription(fitSentences(sentencesOf(named, page), DESCRIPTION_LENGTH.most), [
    products.length > 0
      ? `${products.length === 1 ? 'It has' : 'Each has'} its own page with all details that are known.`
      : `See ${empty.fallback.name} for everything else in the catalog.`,
  ]);
}

function sentencesOf({ listing, name }: NamedListing, page: number): Sentence[] {
  const isOfBrand = listing.scope.kind === 'brand';
  if (page > 1) {
    const products = paginate(listing.products, page);
    return pageSentences({ name, products, isOfBrand, page, pages: listing.pages });
  }
  const sections = byFrequency(sectionsOf(listing)).map((section) => section.name);
  return listingSentences({
    name,
    products: listing.products,
    isOfBrand,
    sections: sections.length > 1 ? sections : [],
  });
}

/** The name of the narrower listing of each product, if it has one. */
function sectionsOf({ scope, subcategories, products }: DescribedListing): string[] {
  if (scope.kind === 'subcategory') return [];
  if (scope.kind === 'category') return subcategories.flatMap((narrow) => narrow.products.map(() => narrow.name));
  return products.flatMap(({ placements: [{ subcategory }] }) => subcategory?.name ?? []);
}

function parentsOf(crumbs: Listing['crumbs']): string[] {
  return crumbs.slice(1, -1).map(({ name }) => name);
}
