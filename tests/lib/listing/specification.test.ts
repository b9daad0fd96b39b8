import { CATEGORIES } from '@/lib/catalogue/categories';
import { chipsOf } from '@/lib/listing/chips';
import { filterRows, toFacetTable } from '@/lib/listing/count';
import { specificationFacet } from '@/lib/listing/facets/specification';
import { facetsOf, specificationFacets, storedValues } from '@/lib/listing/facets/table';
import type { Scope } from '@/lib/listing/scope';
import { toRow } from '@/lib/listing/to-row';
import { productFrom } from '@/tests/fixtures/catalogue';
import { readListing } from './state';

const own = CATEGORIES.flatMap(({ key, facets }) => facets.map((entry) => ({ category: key, entry })));
const lines = (label: string, ...values: string[]) => values.map((value) => `${label}: ${value}`);

describe.each(own)('$entry.legend of $category', ({ category, entry }) => {
  const [label = ''] = entry.labels;
  const rows = [['8 inches'], ['8 in'], ['10 in'], ['6 in', '8 in'], []].map((values, index) =>
    toRow(productFrom({ id: `test-${index}`, category, features: lines(label, ...values) })),
  );
  const scope: Scope = { kind: 'category', category };
  const viewOf = (list = rows, at: Scope = scope) =>
    filterRows(toFacetTable(list, at), {}).facets.find(({ parameter }) => parameter === entry.parameter);

  test('offers each value once, by number, with its count', () => {
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

  test('is offered only where there is a choice, and in its own category', () => {
    expect(viewOf(rows.slice(0, 2))?.isOffered).toBe(false);
    expect(viewOf(rows, { kind: 'all' })).toBeUndefined();
  });

  test('filters, and has a chip in plain words', () => {
    const facets = facetsOf(scope);
    const state = readListing(`?${new URLSearchParams([[entry.parameter, '8 inches']])}`, facets);
    const { matches, facets: views } = filterRows(toFacetTable(rows, scope), state.filters);
    expect(matches.map(({ card }) => card.id)).toEqual(['test-0', 'test-1', 'test-3']);
    expect(chipsOf(state, facets, views).map((chip) => chip.label)).toEqual([`${entry.legend} 8 in`]);
  });
});

test('goods of another category have no value of it', () => {
  const height = specificationFacet('footwear', { parameter: 'height', legend: 'Height', labels: ['Height'] });
  const product = productFrom({ category: 'clothing', features: ['Height: 8 in'] });
  expect([height.fromProduct?.(product), storedValues(product)]).toEqual([[], {}]);
});

test('labels are found whatever their case, and a line with several values gives several', () => {
  const width = specificationFacet('footwear', { parameter: 'width', legend: 'Width', labels: ['Widths'] });
  const product = productFrom({ category: 'footwear', features: ['widths: D, EE and EEE', 'Widths: D'] });
  expect(width.fromProduct?.(product)).toEqual(['D', 'EE', 'EEE']);
});

test.each([['brand'], ['size'], ['page'], ['height', 'height']])(
  'a name that is taken stops the build: %s %s',
  (...names) => {
    const entries = names.filter(Boolean).map((parameter) => ({ parameter, legend: 'X', labels: ['X'] }));
    expect(() => specificationFacets('footwear', entries)).toThrow(`The facet "${names[0]}" of footwear`);
  },
);
