import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { colorFamily } from '@/lib/catalogue/colors/color-family';
import type { Product } from '@/lib/catalogue/schema/product';
import type { FacetView } from '@/lib/listing/filter-rows';
import type { Scope } from '@/lib/listing/scope';
import { toIndexRow } from '@/lib/listing/to-index-row';
import { SORTS } from '@/lib/listing/url-state';
import { CatalogueEngine } from '@/lib/search/engine';
import { type Facet, oracle, passes, sizesOf, understood } from './oracle';
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
    state: understood(catalogue.products, sampleState(catalogue.products, index * 100 + run)),
  })),
);

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const all: Scope = { kind: 'all' };

test('the pages together are what the oracle finds, in its order', () => {
  for (const { engine, products, state } of runs) {
    const first = engine.list({ scope: all, state });
    const pages = Array.from({ length: Math.ceil(first.count / 9) }, (_, index) =>
      engine.list({ scope: all, state: { ...state, page: index + 1 } }),
    );
    expect(ids(pages.flatMap(({ cards }) => cards))).toEqual(ids(oracle(products, state)));
  }
});

test.each(SORTS)('the whole catalogue sorted by %s stands as the oracle has it', (sort) => {
  for (const { engine, products } of catalogues) {
    const state = stateOf({}, { sort });
    const found = Array.from({ length: 14 }, (_, index) =>
      engine.list({ scope: all, state: { ...state, page: index + 1 } }),
    );
    expect(ids(found.flatMap(({ cards }) => cards))).toEqual(ids(oracle(products, state)));
  }
});

/** The options that a facet should have: every value that the listing has, counted without the facet's own choice. */
function expected(
  { products, state }: (typeof runs)[number],
  facet: Facet,
  valuesOf: (product: Product) => readonly string[],
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const product of products) {
    for (const value of new Set(valuesOf(product)))
      counts[value] = (counts[value] ?? 0) + Number(passes(product, state, facet));
  }
  return counts;
}
function given(facets: readonly FacetView[], wanted: string): Record<string, number | undefined> {
  const view = facets.find(({ key }) => key === wanted);
  const options = view && 'options' in view ? view.options : [];
  return Object.fromEntries(options.map(({ value, count }) => [value, count]));
}

const FACETS: [Facet, string, (product: Product) => readonly string[]][] = [
  ['brand', 'brand', ({ brand }) => [brand.name]],
  ['section', 'section', ({ placements }) => placements.flatMap(({ subcategory }) => subcategory?.slug ?? [])],
  ['color', 'color', ({ colors }) => colors.map(colorFamily)],
  ...['size', 'shoe', 'waist', 'length', 'collar', 'sleeve'].map((control): (typeof FACETS)[number] => {
    const token = (label: string) => (control === 'size' ? label : `${control}:${label}`);
    return [`size ${control}`, control, (product) => (sizesOf(product)[control] ?? []).map(token)];
  }),
];

test.each(FACETS)('counts of %s leave out the own choice, and zero stays', (facet, key, valuesOf) => {
  for (const run of runs) {
    const { facets } = run.engine.list({ scope: all, state: run.state });
    expect(given(facets, key)).toEqual(expected(run, facet, valuesOf));
  }
});

test('counts of reduced goods leave out the own choice, and zero stays', () => {
  for (const run of runs) {
    const { facets } = run.engine.list({ scope: all, state: run.state });
    const { yes = 0 } = expected(run, 'reduced', ({ oldPrice }) => (oldPrice ? ['yes'] : []));
    expect(given(facets, 'reduced')).toEqual({ 1: yes });
  }
});

test.each(CATEGORY_KEYS)('a listing of %s filters its own goods alone', (category) => {
  for (const { engine, products } of catalogues) {
    const own = products.filter(({ placements }) => placements.some((place) => place.category === category));
    for (let seed = 0; seed < 10; seed += 1) {
      const sample = sampleState(own, seed);
      const state = { ...sample, filters: { ...sample.filters, section: [] } };
      const answer = engine.list({ scope: { kind: 'category', category }, state });
      expect([answer.total, answer.count]).toEqual([own.length, oracle(own, understood(own, state)).length]);
    }
  }
});
