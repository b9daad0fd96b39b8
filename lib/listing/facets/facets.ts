import { CATEGORIES, type CategoryKey, categoryRule } from '../../catalogue/categories/categories';
import { categorySettings } from '../../catalogue/categories/category-settings';
import { COLOR_FAMILIES, colorFamily, colorFamilyOfWord } from '../../catalogue/colors/color-family';
import { parsePrice } from '../../catalogue/parse-price';
import type { Product } from '../../catalogue/schema/product';
import { STATES } from '../../catalogue/us-states';
import { foldText } from '../../fold';
import { formatPrice, getDiscountPercent, isPriced, toValidPrice } from '../../money';
import type { IndexRow } from '../index-row';
import type { Scope } from '../scope';
import { SORT_PAGE_PARAMETERS } from '../url-state';
import { categoryFacet } from './category-facet';
import {
  type Facet,
  matchIgnoringCase,
  type OptionsFacet,
  optionsFacet,
  type SliderFacet,
  type StateFacet,
} from './facet';
import { sizeFacets } from './size-facets';

const isPrice = (price: number) => price > 0 && toValidPrice(price) === price;

/** Maximum price. Products without a price are always shown. */
export const priceFacet: SliderFacet = {
  key: 'max',
  parameter: 'max',
  legend: 'Maximum price',
  control: 'slider',
  // The form and the URL contain a plain number, which is the same in every locale.
  read: (values) =>
    values
      .flatMap((value) => [/^[\d.]+$/.test(value) ? Number(value) : 0, parsePrice(value) ?? 0].find(isPrice) ?? [])
      .slice(0, 1)
      .map(String),
  matches: () => true,
  chipLabel: (value) => `Up to ${formatPrice(Number(value))}`,
  amountOf: (card) => card.price,
  allows: (value) => {
    const max = Number(value);
    return (card) => !isPriced(card) || card.price <= max;
  },
};

/** Subcategory by slug, in the order of the menu: first the order of `categories.json`, then that of the catalogue. */
const subcategoryFacet = optionsFacet({
  parameter: 'section',
  legend: 'Type',
  valuesOf: (row, scope) => subcategoriesOf(row, scope).map(({ slug }) => slug),
  // People write 'Chain Cuff' for 'chain-cuffs'.
  resolve: (text, offered) => ['', 's', 'es'].flatMap((ending) => matchIgnoringCase(text + ending, offered)),
  label: (value, row) =>
    row?.placements.find((placement) => placement.subcategory?.slug === value)?.subcategory?.name ?? value,
  sort: (values, scope) => {
    const rules = scope.kind === 'category' ? [categoryRule(scope.category)] : CATEGORIES;
    const first = rules.flatMap(({ order }) => order).filter((slug) => values.includes(slug));
    return [...new Set([...first, ...values])];
  },
});

/** Subcategories to filter by: those of the category, none within a subcategory, all in other listings. */
function subcategoriesOf({ placements }: IndexRow, scope: Scope): { slug: string; name: string }[] {
  if (scope.kind === 'subcategory') return [];
  return placements.flatMap(({ category, subcategory }) =>
    subcategory && (scope.kind !== 'category' || category === scope.category) ? [subcategory] : [],
  );
}

const YES = '1';

/** Reads the URL value of a facet with one check box. */
const readYes = (values: readonly string[]) =>
  values.some((value) => /^(?:1|true|yes|on)$/i.test(value.trim())) ? [YES] : [];

/** Products that cost less than before: a facet with one check box, which `sort` shows even without such products. */
const onSaleFacet = optionsFacet({
  parameter: 'reduced',
  legend: 'On sale',
  minOptions: 1,
  read: readYes,
  valuesOf: ({ card }) => (getDiscountPercent(card) === undefined ? [] : [YES]),
  label: () => 'On sale',
  sort: () => [YES],
});

/** Color family in the order of `COLOR_FAMILIES`. The URL may also name a color of the family: 'navy' -> 'Navy & blue'. */
export const colorFacet = optionsFacet({
  parameter: 'color',
  legend: 'Color',
  valuesOf: ({ colors }) => [...new Set(colors.map(colorFamily))],
  resolve: (text, offered) => {
    const same = matchIgnoringCase(text, offered);
    return same.length > 0 ? same : offered.filter((family) => family === colorFamilyOfWord(text));
  },
  sort: (values) => COLOR_FAMILIES.filter((family) => values.includes(family)),
});

const brandFacet = optionsFacet({
  parameter: 'brand',
  legend: 'Brand',
  valuesOf: ({ card }) => [card.brand],
});

/** The code of the state that products must ship to. */
export const shipsToFacet: StateFacet = {
  key: 'ships-to',
  parameter: 'ships-to',
  legend: 'Ships to my state',
  control: 'state',
  read: (values) => values.flatMap(resolveState).slice(0, 1),
  matches: () => true,
  chipLabel: (value) => `Ships to ${STATES[value] ?? value}`,
  allows:
    (value) =>
    ({ states }) =>
      !states?.includes(value),
};

/** 'ny', 'N.Y.' and 'new york' -> ['NY']; empty for other texts. */
function resolveState(text: string): string[] {
  const words = foldText(text);
  return Object.keys(STATES).filter((code) => [code, STATES[code] ?? code].some((name) => foldText(name) === words));
}

/** The facets of a listing in the order of the panel; those of the category, from `data/categories.json`, are in the middle. */
const withCategoryFacets = (categoryFacets: readonly OptionsFacet[]): readonly Facet[] => [
  brandFacet,
  priceFacet,
  ...sizeFacets,
  subcategoryFacet,
  ...categoryFacets,
  colorFacet,
  onSaleFacet,
  shipsToFacet,
];

/** The facets of listings without a category. */
export const FACETS = withCategoryFacets([]);

const CATEGORY_FACETS: ReadonlyMap<CategoryKey, readonly OptionsFacet[]> = new Map(
  CATEGORIES.map(({ key }) => [key, categorySettings(key).facets.map((entry) => categoryFacet(key, entry))]),
);
const ALL_FACETS = withCategoryFacets([...CATEGORY_FACETS.values()].flat());

/** The facets of a listing in the order of the panel. Categories and their subcategories have additional facets. */
export function facetsOf(scope: Scope): readonly Facet[] {
  return withCategoryFacets('category' in scope ? (CATEGORY_FACETS.get(scope.category) ?? []) : []);
}

/** The URL parameters of all facets, without duplicates. */
export const FACET_PARAMETERS: readonly string[] = [...new Set(ALL_FACETS.map(({ parameter }) => parameter))];

/** The facet values of a product that are stored in the index, by facet key. */
export function indexedFacetValues(product: Product): Record<string, readonly string[]> {
  const stored = ALL_FACETS.flatMap((facet) => {
    const values = 'fromProduct' in facet && facet.fromProduct?.(product);
    return values && values.length > 0 ? [[facet.key, values] as const] : [];
  });
  return Object.fromEntries(stored);
}

/** All URL parameters of listings: filters, sort order and page. Other parameters do not change a listing. */
export const listingParameters = (): string[] => [...FACET_PARAMETERS, ...SORT_PAGE_PARAMETERS];
