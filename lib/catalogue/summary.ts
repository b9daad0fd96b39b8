import { isRecord } from '../is-record';
import type { Catalogue } from './parse';
import { formatPrice, isPriced } from './price';
import { pluralizeSubcategory } from './subcategory';

type Row = Record<string, unknown>;

/** The figures of a catalogue for `catalogue:check`. */
export type CatalogueSummary = ReturnType<typeof summarizeCatalogue>;

/**
 * Figures of a valid catalogue, category by category, and its irregularities that were brought into one shape, each with how often;
 * `json` is the file as it stood.
 */
export function summarizeCatalogue(json: unknown, catalogue: Catalogue) {
  const groups = Object.entries(json as Record<string, { products: Row[] }>);
  const rows = groups.flatMap(([group, { products }]) => products.map((row) => ({ group, row })));
  const count = (isSo: (entry: { group: string; row: Row }) => boolean) => rows.filter(isSo).length;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    products: catalogue.products.length,
    merged: catalogue.merged,
    categories: catalogue.categories.map(({ key }) => summarizeCategory(catalogue, key)),
    normalised: [
      ['sizes named "size"', count(({ row }) => row.size !== undefined)],
      ['sizes named "sizes"', count(({ row }) => row.sizes !== undefined)],
      ['sizes as waist and length', count(({ row }) => hasKey(sizesOf(row), 'waist'))],
      ['sizes as men and sleeve', count(({ row }) => hasKey(sizesOf(row), 'men'))],
      [
        'subcategories in another spelling',
        count(({ row }) => text(row.subcategory) !== '' && !isTidy(text(row.subcategory))),
      ],
      ['products in a group that is not their category', count(({ group, row }) => row.category !== group)],
      ['products without features', count(({ row }) => !Array.isArray(row.features) || row.features.length === 0)],
      ['descriptions with line breaks', count(({ row }) => text(row.description).includes('\n'))],
    ] as [name: string, count: number][],
  };
}

function summarizeCategory(catalogue: Catalogue, key: string) {
  const products = catalogue.products.filter(({ placements }) => placements.some(({ category }) => category === key));
  const places = products.flatMap(({ placements }) => placements.filter(({ category }) => category === key));
  const prices = products.filter(isPriced).map(({ price }) => price);
  const low = prices.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
  const high = prices.reduce((a, b) => Math.max(a, b), 0);
  return {
    category: key,
    products: products.length,
    subcategories: new Set(places.flatMap(({ subcategory }) => subcategory?.slug ?? [])).size,
    brands: new Set(products.map(({ brand }) => brand.slug)).size,
    prices: prices.length > 0 ? `${formatPrice(low)} to ${formatPrice(high)}` : '',
    unpriced: products.length - prices.length,
  };
}

const sizesOf = (row: Row): unknown => row.available_sizes ?? row.size ?? row.sizes;
const hasKey = (value: unknown, key: string) => isRecord(value) && key in value;
const isTidy = (name: string) => pluralizeSubcategory(name) === name && /^\p{Lu}/u.test(name);
