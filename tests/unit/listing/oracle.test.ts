import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { colorFamily } from '@/lib/catalogue/colors/color-family';
import type { Product } from '@/lib/catalogue/schema/product';
import type { FacetView } from '@/lib/listing/filter-rows';
import type { Scope } from '@/lib/listing/scope';
import { SORTS } from '@/lib/listing/sort-orders';
import { toIndexRow } from '@/lib/listing/to-index-row';
import { CatalogueEngine } from '@/lib/search/engine';
import { type Facet, oracle, passes, removeUnknownValues, sizesOf } from './oracle';
import { sampleProducts, sampleState } from './samples';
import { stateOf } from './state';

const CATEGORY_KEYS = CATEGORIES.map(({ key }) => key);

const SEEDS = [1, 2];
const catalogues = SEEDS.map((seed) => {
  const products = sampleProducts(120, seed);
  return { products, engine: new CatalogueEngine(products.map(toIndexRow), () => []) };
});
const runs = catalogues.flatMap((catalogue, index) =>
  Array.from({ length: 10 }, (_, run) => ({
    ...catalogue,
    state: removeUnknownValues(catalogue.products, sampleState(catalogue.products, index * 100 + run)),
  })),
);

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const all: Scope = { kind: 'all' };

test('all pages together have the products of the oracle in the same order', () => {
  for (const { engine, products, state } of runs) {
    const first = engine.list({ scope: all, state });
    const pages = Array.from({ length: Math.ceil(first.count / 9) }, (_, index) =>
      engine.list({ scope: all, state: { ...state, page: index + 1 } }),
    );
    expect(ids(pages.flatMap(({ cards }) => cards))).toEqual(ids(oracle(products, state)));
  }
});

test.each(SORTS)('the catalogue sorted by %s has the order of the oracle', (sort) => {
  for (const { engine, products } of catalogues) {
    const state = stateOf({}, { sort });
    const found = Array.from({ length: 14 }, (_, index) =>
      engine.list({ scope: all, state: { ...state, page: index + 1 } }),
    );
    expect(ids(found.flatMap(({ cards }) => cards))).toEqual(ids(oracle(products, state)));
  }
});

/** The expected options of a facet: all values of the listing, with counts that ignore the selection of the facet. */
function expectedCounts(
  { products, state }: (typeof runs)[number],
  facet: Facet,
  valuesOf: (product: Product) => readonly string[],
): Record<string, number> {
  // 'On sale' is an option even without such products.
  const counts: Record<string, number> = facet === 'reduced' ? { 1: 0 } : {};
  for (const product of products) {
    for (const value of new Set(valuesOf(product)))
      counts[value] = (counts[value] ?? 0) + Number(passes(product, state, facet));
  }
  return counts;
}
function actualCounts(facets: readonly FacetView[], facetKey: string): Record<string, number | undefined> {
  const view = facets.find(({ key }) => key === facetKey);
  const options = view && 'options' in view ? view.options : [];
  return Object.fromEntries(options.map(({ value, count }) => [value, count]));
}

const FACETS: [Facet, string, (product: Product) => readonly string[]][] = [
  ['brand', 'brand', ({ brand }) => [brand.name]],
  ['section', 'section', ({ placements }) => placements.flatMap(({ subcategory }) => subcategory?.slug ?? [])],
  ['color', 'color', ({ colors }) => colors.map(colorFamily)],
  ['reduced', 'reduced', ({ oldPrice }) => (oldPrice ? ['1'] : [])],
  ...['size', 'shoe', 'waist', 'length', 'collar', 'sleeve'].map((control): (typeof FACETS)[number] => {
    const token = (label: string) => (control === 'size' ? label : `${control}:${label}`);
    return [`size ${control}`, control, (product) => (sizesOf(product)[control] ?? []).map(token)];
  }),
];

test.each(FACETS)(
  'counts of %s ignore the selection of the facet, and options with 0 are included',
  (facet, key, valuesOf) => {
    for (const run of runs) {
      const { facets } = run.engine.list({ scope: all, state: run.state });
      expect(actualCounts(facets, key)).toEqual(expectedCounts(run, facet, valuesOf));
    }
  },
);

test.each(CATEGORY_KEYS)('a listing of %s filters only its own products', (category) => {
  for (const { engine, products } of catalogues) {
    const own = products.filter(({ placements }) => placements.some((place) => place.category === category));
    for (let seed = 0; seed < 10; seed += 1) {
      const sample = sampleState(own, seed);
      const state = { ...sample, filters: { ...sample.filters, section: [] } };
      const answer = engine.list({ scope: { kind: 'category', category }, state });
      expect([answer.total, answer.count]).toEqual([own.length, oracle(own, removeUnknownValues(own, state)).length]);
    }
  }
});
