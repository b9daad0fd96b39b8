import { pluralizeSubcategory } from '../../lib/catalogue/categories/subcategory';
import type { Catalogue } from '../../lib/catalogue/parse';
import { availableCombinations } from '../../lib/catalogue/variants/available-combinations';
import { combinationsOf } from '../../lib/catalogue/variants/combinations';
import { lowestAndHighestPrices, priceRangeOf } from '../../lib/catalogue/variants/price-range';
import { isRecord } from '../../lib/is-record';
import { formatPriceRange, isPriced } from '../../lib/money';

type Row = Record<string, unknown>;

/** Figures of a catalogue, which `catalogue:check` prints. */
export type CatalogueSummary = ReturnType<typeof summarizeCatalogue>;

/**
 * Counts the products and variants of a valid catalogue, and the irregularities that parsing has normalized.
 * @param json the unparsed catalogue file
 */
export function summarizeCatalogue(json: unknown, catalogue: Catalogue) {
  const groups = Object.entries(json as Record<string, { products: Row[] }>);
  const rows = groups.flatMap(([group, { products }]) => products.map((row) => ({ group, row })));
  const count = (matches: (entry: { group: string; row: Row }) => boolean) => rows.filter(matches).length;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    products: catalogue.products.length,
    merged: catalogue.merged,
    variants: summarizeVariants(catalogue),
    categories: catalogue.categories.map(({ key }) => summarizeCategory(catalogue, key)),
    irregularities: {
      'sizes named "size"': count(({ row }) => row.size !== undefined),
      'sizes named "sizes"': count(({ row }) => row.sizes !== undefined),
      'sizes as waist and length': count(({ row }) => hasKey(sizesOf(row), 'waist')),
      'sizes as men and sleeve': count(({ row }) => hasKey(sizesOf(row), 'men')),
      'subcategories in another spelling': count(({ row }) => !isNormalized(text(row.subcategory))),
      'products in a group that is not their category': count(({ group, row }) => row.category !== group),
      'products without features': count(({ row }) => !Array.isArray(row.features) || row.features.length === 0),
      'descriptions with line breaks': count(({ row }) => text(row.description).includes('\n')),
    },
  };
}

/** Counts of products with variants, of their combinations, and of products with quantities. */
function summarizeVariants({ products }: Catalogue) {
  const withVariants = products.filter(({ variants = [] }) => variants.length > 0);
  const sum = (count: (product: (typeof products)[number]) => number) =>
    withVariants.reduce((total, product) => total + count(product), 0);
  const available = sum((product) => availableCombinations(product).length);
  return {
    'products with variants': withVariants.length,
    'variants, as they are written': sum(({ variants = [] }) => variants.length),
    'available combinations': available,
    'unavailable combinations': sum((product) => combinationsOf(product).length) - available,
    'products at more than one price': withVariants.map(priceRangeOf).filter(({ price, highest }) => highest > price)
      .length,
    'products with quantities': products.filter(({ quantities }) => quantities).length,
  };
}

function summarizeCategory(catalogue: Catalogue, key: string) {
  const products = catalogue.products.filter((product) => product.placements.some(({ category }) => category === key));
  const placements = products.flatMap((product) => product.placements.filter(({ category }) => category === key));
  return {
    category: key,
    products: products.length,
    subcategories: new Set(placements.flatMap(({ subcategory }) => subcategory?.slug ?? [])).size,
    brands: new Set(products.map(({ brand }) => brand.slug)).size,
    prices: formatPriceRange(lowestAndHighestPrices(products)) ?? '',
    unpriced: products.filter((product) => !isPriced(priceRangeOf(product))).length,
  };
}

const sizesOf = (row: Row): unknown => row.available_sizes ?? row.size ?? row.sizes;
const hasKey = (value: unknown, key: string) => isRecord(value) && key in value;
const isNormalized = (name: string) => pluralizeSubcategory(name) === name && /^(?:\p{Lu}|$)/u.test(name);
