import { CATEGORIES, type CategoryKey, categoryRule } from '../../catalogue/categories';
import { COLOR_FAMILIES, colorFamily, familyOfWord } from '../../catalogue/color-family';
import { toPrice } from '../../catalogue/minor-units';
import { formatPrice, getDiscountPercent, isPriced } from '../../catalogue/price';
import { readPrice } from '../../catalogue/read-price';
import type { Product } from '../../catalogue/schema/product';
import { subcategorySlug } from '../../catalogue/subcategory';
import type { IndexRow } from '../row';
import type { Scope } from '../scope';
import { categoryFacet } from './category-facet';
import { type ChoiceFacet, choiceFacet, type Facet, type SliderFacet, sameWords } from './facet';
import { shipsTo } from './ships-to';
import { sizeFacets } from './sizes';

const isPrice = (price: number) => price > 0 && toPrice(price) === price;

/** The highest price; unpriced goods are never hidden by it. */
export const price: SliderFacet = {
  key: 'max',
  parameter: 'max',
  legend: 'Maximum price',
  look: 'slider',
  // A plain number is one in any locale: so the form and the addresses have it.
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

/** The subcategory, by its slug, in the order of menu and pages: those with a place of their own first, then the catalogue's; its address and its legend call it a section. */
const subcategory = choiceFacet({
  parameter: 'section',
  legend: 'Section',
  valuesOf: (row, scope) => subcategoriesOf(row, scope).map(({ slug }) => slug),
  // The plural is made of the last word, which in a slug stands behind a hyphen.
  meant: (text, offered) =>
    offered.filter((slug) => slug === subcategorySlug(text.toLowerCase().replace(/[-_]+/g, ' '))),
  label: (value, row) =>
    row?.placements.find((placement) => placement.subcategory?.slug === value)?.subcategory?.name ?? value,
  sort: (values, scope) => {
    const rules = scope.kind === 'category' ? [categoryRule(scope.category)] : CATEGORIES;
    const first = rules.flatMap(({ order }) => order).filter((slug) => values.includes(slug));
    return [...new Set([...first, ...values])];
  },
});

/** A subcategory has none that are narrower; a category has its own; elsewhere all count. */
function subcategoriesOf({ placements }: IndexRow, scope: Scope): { slug: string; name: string }[] {
  if (scope.kind === 'subcategory') return [];
  return placements.flatMap(({ category, subcategory: own }) =>
    own && (scope.kind !== 'category' || category === scope.category) ? [own] : [],
  );
}

const YES = '1';

/** Whether goods cost less than before; offered even where none do. */
const reduced = choiceFacet({
  parameter: 'reduced',
  legend: 'Offers',
  least: 1,
  read: (values) => (values.some((value) => /^(?:1|true|yes|on)$/i.test(value.trim())) ? [YES] : []),
  valuesOf: ({ card }) => (getDiscountPercent(card) === undefined ? [] : [YES]),
  label: () => 'Reduced goods',
  chip: () => 'Reduced',
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

/** The maker, by its name as shown. */
const brand = choiceFacet({
  parameter: 'brand',
  legend: 'Brand',
  firstShown: 12,
  valuesOf: ({ card }) => [card.brand],
});

/** The facets in the order of the panel, with those that a category has of its own. */
const withOwn = (own: readonly ChoiceFacet[]): readonly Facet[] => [
  subcategory,
  brand,
  ...sizeFacets,
  ...own,
  price,
  color,
  reduced,
  shipsTo,
];

/** The facets that every listing has. */
export const FACETS = withOwn([]);

const OWN: ReadonlyMap<CategoryKey, readonly ChoiceFacet[]> = new Map(
  CATEGORIES.map(({ key, facets }) => [key, facets.map((entry) => categoryFacet(key, entry))]),
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
