import { pluralizeSubcategory } from '../../lib/catalogue/categories/subcategory';
import type { Catalogue } from '../../lib/catalogue/parse';
import { formatPriceRange, isPriced } from '../../lib/catalogue/price';
import { availableCombinations } from '../../lib/catalogue/variants/available-combinations';
import { combinationsOf } from '../../lib/catalogue/variants/combinations';
import { lowestAndHighestPrices, priceRangeOf } from '../../lib/catalogue/variants/price-range';
import { isRecord } from '../../lib/is-record';

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
    variants: summarizeVariants(catalogue),
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

/** The products whose combinations differ or that are ordered in a way of their own, each kind with how many there are. */
function summarizeVariants({ products }: Catalogue): [name: string, count: number][] {
  const varied = products.filter(({ variants = [] }) => variants.length > 0);
  const sum = (count: (product: (typeof products)[number]) => number) =>
    varied.reduce((total, product) => total + count(product), 0);
  return [
    ['products with variants', varied.length],
    ['variants, as they are written', sum(({ variants = [] }) => variants.length)],
    ['combinations that are made', sum((product) => availableCombinations(product).length)],
    [
      'combinations that are not made',
      sum((product) => combinationsOf(product).length - availableCombinations(product).length),
    ],
    [
      'products at more than one price',
      varied.map(priceRangeOf).filter(({ price, highest }) => highest > price).length,
    ],
    ['products with quantities', products.filter(({ quantities }) => quantities).length],
  ];
}

function summarizeCategory(catalogue: Catalogue, key: string) {
  const products = catalogue.products.filter(({ placements }) => placements.some(({ category }) => category === key));
  const places = products.flatMap(({ placements }) => placements.filter(({ category }) => category === key));
  return {
    category: key,
    products: products.length,
    subcategories: new Set(places.flatMap(({ subcategory }) => subcategory?.slug ?? [])).size,
    brands: new Set(products.map(({ brand }) => brand.slug)).size,
    prices: formatPriceRange(lowestAndHighestPrices(products)) ?? '',
    unpriced: products.filter((product) => !isPriced(priceRangeOf(product))).length,
  };
}

const sizesOf = (row: Row): unknown => row.available_sizes ?? row.size ?? row.sizes;
const hasKey = (value: unknown, key: string) => isRecord(value) && key in value;
const isTidy = (name: string) => pluralizeSubcategory(name) === name && /^\p{Lu}/u.test(name);
