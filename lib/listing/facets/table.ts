import { CATEGORIES, type CategoryKey, categoryRule } from '../../catalogue/categories';
import { categorySettings } from '../../catalogue/category-settings';
import { COLOR_FAMILIES, colorFamily, familyOfWord } from '../../catalogue/color-family';
import { toPrice } from '../../catalogue/minor-units';
import { formatPrice, getDiscountPercent, isPriced } from '../../catalogue/price';
import { readPrice } from '../../catalogue/read-price';
import type { Product } from '../../catalogue/schema/product';
import type { IndexRow } from '../row';
import type { Scope } from '../scope';
import { categoryFacet } from './category-facet';
import { type ChoiceFacet, choiceFacet, type Facet, type SliderFacet, sameWords } from './facet';
import { shipsTo } from './ships-to';
import { sizeFacets } from './sizes';

const isPrice = (price: number) => price > 0 && toPrice(price) === price;

/** The highest price. Products without a price are always shown. */
export const price: SliderFacet = {
  key: 'max',
  parameter: 'max',
  legend: 'Maximum price',
  look: 'slider',
  // The form and the URL have a plain number, which is the same in any locale.
  read: (values) =>
    values
      .flatMap((value) => [/^[\d.]+$/.test(value) ? Number(value) : 0, readPrice(value) ?? 0].find(isPrice) ?? [])
      .slice(0, 1)
      .map(String),
  owns: () => true,
  chip: (value) => `Up to ${formatPrice(Number(value))}`,
  amountOf: (card) => card.price,
  allows: (value) => {
    const most = Number(value);
    return (card) => !isPriced(card) || card.price <= most;
  },
};

/** The subcategory, by its slug, in the order of menu and pages: first the order of `categories.json`, then that of the catalogue. */
const subcategory = choiceFacet({
  parameter: 'section',
  legend: 'Type',
  valuesOf: (row, scope) => subcategoriesOf(row, scope).map(({ slug }) => slug),
  // A person may write 'Chain Cuff' for 'chain-cuffs'.
  meant: (text, offered) => ['', 's', 'es'].flatMap((ending) => sameWords(text + ending, offered)),
  label: (value, row) =>
    row?.placements.find((placement) => placement.subcategory?.slug === value)?.subcategory?.name ?? value,
  sort: (values, scope) => {
    const rules = scope.kind === 'category' ? [categoryRule(scope.category)] : CATEGORIES;
    const first = rules.flatMap(({ order }) => order).filter((slug) => values.includes(slug));
    return [...new Set([...first, ...values])];
  },
});

/** A category has its own subcategories, a subcategory has none, and other listings have all. */
function subcategoriesOf({ placements }: IndexRow, scope: Scope): { slug: string; name: string }[] {
  if (scope.kind === 'subcategory') return [];
  return placements.flatMap(({ category, subcategory: own }) =>
    own && (scope.kind !== 'category' || category === scope.category) ? [own] : [],
  );
}

const YES = '1';

/** Whether a product costs less than before. Offered from one product on. */
const reduced = choiceFacet({
  parameter: 'reduced',
  legend: 'On sale',
  least: 1,
  read: (values) => (values.some((value) => /^(?:1|true|yes|on)$/i.test(value.trim())) ? [YES] : []),
  valuesOf: ({ card }) => (getDiscountPercent(card) === undefined ? [] : [YES]),
  label: () => 'On sale',
  sort: () => [YES],
});

/** The family of a color, in the order of a color card; an address may name a color of it. */
export const color = choiceFacet({
  parameter: 'color',
  legend: 'Color',
  valuesOf: ({ colors }) => [...new Set(colors.map(colorFamily))],
  meant: (text, offered) => {
    const same = sameWords(text, offered);
    return same.length > 0 ? same : offered.filter((family) => family === familyOfWord(text));
  },
  sort: (values) => COLOR_FAMILIES.filter((family) => values.includes(family)),
});

const brand = choiceFacet({
  parameter: 'brand',
  legend: 'Brand',
  valuesOf: ({ card }) => [card.brand],
});

/** The facets in the order of the panel: those of the specification first, then others with those of a category. */
const withOwn = (own: readonly ChoiceFacet[]): readonly Facet[] => [
  brand,
  price,
  ...sizeFacets,
  subcategory,
  ...own,
  color,
  reduced,
  shipsTo,
];

/** The facets that every listing has. */
export const FACETS = withOwn([]);

const OWN: ReadonlyMap<CategoryKey, readonly ChoiceFacet[]> = new Map(
  CATEGORIES.map(({ key }) => [key, categorySettings(key).facets.map((entry) => categoryFacet(key, entry))]),
);
const BY_CATEGORY = new Map([...OWN].map(([key, own]) => [key, withOwn(own)]));
const ALL = withOwn([...OWN.values()].flat());

/** The facets of a listing in the order of the panel: a category and its subcategories have some of their own. */
export function facetsOf(scope: Scope): readonly Facet[] {
  return ('category' in scope && BY_CATEGORY.get(scope.category)) || FACETS;
}

/** Every name that facets have in addresses, each once. */
export const PARAMETERS: readonly string[] = [...new Set(ALL.map(({ parameter }) => parameter))];

/** The values of a product that the index keeps for facets, by their keys. */
export function storedValues(product: Product): Record<string, readonly string[]> {
  const stored = ALL.flatMap((facet) => {
    const values = 'fromProduct' in facet && facet.fromProduct?.(product);
    return values && values.length > 0 ? [[facet.key, values] as const] : [];
  });
  return Object.fromEntries(stored);
}
