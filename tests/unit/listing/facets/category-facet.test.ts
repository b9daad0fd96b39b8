import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { categorySettings } from '@/lib/catalogue/categories/category-settings';
import { chipsOf } from '@/lib/listing/applied-filters';
import { categoryFacet } from '@/lib/listing/facets/category-facet';
import { facetsOf } from '@/lib/listing/facets/facets';
import { buildFacetIndex, filterRows } from '@/lib/listing/filter-rows';
import type { Scope } from '@/lib/listing/scope';
import { toIndexRow } from '@/lib/listing/to-index-row';
import { productFrom } from '@/tests/fixtures/catalogue';
import { readListing } from '../state';

const categoryFacets = CATEGORIES.flatMap(({ key }) =>
  categorySettings(key).facets.map((entry) => ({ category: key, entry })),
);
const lines = (label: string, ...values: string[]) => values.map((value) => `${label}: ${value}`);

describe.each(categoryFacets)('$entry.legend of $category', ({ category, entry }) => {
  const [label = ''] = entry.labels ?? [];
  const rows = [['8 inches'], ['8 in'], ['10 in'], ['6 in', '8 in'], []].map((values, index) =>
    toIndexRow(productFrom({ id: `test-${index}`, category, features: lines(label, ...values) })),
  );
  const scope: Scope = { kind: 'category', category };
  const viewOf = (list = rows, inScope: Scope = scope) =>
    filterRows(buildFacetIndex(list, inScope), {}).facets.find(({ parameter }) => parameter === entry.parameter);

  test('has each value once, sorted by number, with its count', () => {
    expect(viewOf()).toMatchObject({
      legend: entry.legend,
      isOffered: true,
      options: [
        { label: '6 in', count: 1 },
        { label: '8 in', count: 3 },
        { label: '10 in', count: 1 },
      ],
    });
  });

  test('is offered only with at least two values, and only in its category', () => {
    expect(viewOf(rows.slice(0, 2))?.isOffered).toBe(false);
    expect(viewOf(rows, { kind: 'all' })).toBeUndefined();
  });

  test('filters, and has a chip with its legend', () => {
    const facets = facetsOf(scope);
    const state = readListing(`?${new URLSearchParams([[entry.parameter, '8 inches']])}`, facets);
    const { matches, facets: views } = filterRows(buildFacetIndex(rows, scope), state.filters);
    expect(matches.map(({ card }) => card.id)).toEqual(['test-0', 'test-1', 'test-3']);
    expect(chipsOf(state, facets, views).map((chip) => chip.label)).toEqual([`${entry.legend} 8 in`]);
  });
});

const valuesOf = (facet: ReturnType<typeof categoryFacet>, fields: Parameters<typeof productFrom>[0]) =>
  facet.valuesOf(toIndexRow(productFrom({ category: 'footwear', ...fields })), {
    kind: 'category',
    category: 'footwear',
  });

describe('a facet of specifications', () => {
  const width = categoryFacet('footwear', { parameter: 'width', legend: 'Width', labels: ['Widths'] });

  test('ignores the case of labels, and reads several values of a line', () => {
    const product = productFrom({ category: 'footwear', features: ['widths: D, EE and EEE', 'Widths: D'] });
    expect(width.fromProduct?.(product)).toEqual(['D', 'EE', 'EEE']);
  });

  test('adds the broader values of `includes`, also for options', () => {
    const values = ['B', 'Regular', 'D', 'Wide', 'EE', 'EEE'];
    const includes = { Regular: ['D'], Wide: ['EE', 'EEE'] };
    const wider = categoryFacet('footwear', {
      parameter: 'width',
      legend: 'Width',
      labels: ['Width'],
      values,
      includes,
    });
    const found = valuesOf(wider, { options: [{ name: 'Width', values: ['D', 'EEE'] }], sizes: [9] });
    expect(wider.sort(found, { kind: 'all' })).toEqual(['Regular', 'D', 'Wide', 'EEE']);
    expect(wider.fromProduct?.(productFrom({ category: 'footwear', features: ['Width: wide'] }))).toEqual(['Wide']);
    expect(wider.fromProduct?.(productFrom({ category: 'footwear', features: ['Width: B'] }))).toEqual(['B']);
  });
});

describe('a facet of a field', () => {
  const material = { parameter: 'material', legend: 'Material', field: 'fabric' } as const;
  const byWord = categoryFacet('footwear', { ...material, values: ['Leather', 'Synthetic leather', 'Nylon'] });

  test.each([
    ['Leather and 900D nylon upper', ['Leather', 'Nylon']],
    ['Synthetic leather palm', ['Synthetic leather']],
    ['Synthetic leather, LEATHER toe', ['Synthetic leather', 'Leather']],
    ['Leatherette', []],
    [undefined, []],
  ])('with listed values finds those that the text contains: %s', (fabric, values) => {
    const found = valuesOf(byWord, { fabric });
    expect([...found].sort()).toEqual([...values].sort());
    expect(byWord.sort(found, { kind: 'all' })).toEqual(
      ['Leather', 'Synthetic leather', 'Nylon'].filter((one) => found.includes(one)),
    );
  });

  test('has no values for products of other categories', () => {
    expect(valuesOf(byWord, { category: 'clothing', fabric: 'Nylon' })).toEqual([]);
  });

  test('has the complete text as its value, or a number', () => {
    expect(valuesOf(categoryFacet('footwear', material), { fabric: 'Suede and mesh' })).toEqual(['Suede and mesh']);
    const pack = categoryFacet('footwear', { parameter: 'pack', legend: 'Pack of', field: 'pack' });
    expect(valuesOf(pack, { quantities: { pack: 12 } })).toEqual(['12']);
    expect(pack.sort(['12', '2'], { kind: 'all' })).toEqual(['2', '12']);
  });
});
