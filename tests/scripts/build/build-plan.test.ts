import { readdirSync } from 'node:fs';
import { fileOfPage, pageKey, readJsonFile, writeJsonFile } from '@/scripts/build/build-plan';
import { testFolder } from '@/tests/fixtures/test-folder';

const VIEW = { product: { id: 'a', price: 10 }, similar: ['b', 'c'], facts: undefined };

describe('the key of a page', () => {
  const { key, parts } = pageKey('code', VIEW);

  test('is the same for the same view and code', () => {
    expect(pageKey('code', structuredClone(VIEW))).toEqual({ key, parts });
    expect(key).toMatch(/^[0-9a-f]{40}$/);
  });

  test.each<[string, string, object]>([
    ['code', 'other', VIEW],
    ['a field deep in a part', 'code', { ...VIEW, product: { id: 'a', price: 11 } }],
    ['the order in a part', 'code', { ...VIEW, similar: ['c', 'b'] }],
    ['a part that was not there', 'code', { ...VIEW, more: null }],
    ['a part that holds something now', 'code', { ...VIEW, facts: 'f' }],
    ['the name of a part', 'code', { product: VIEW.product, alike: VIEW.similar, facts: undefined }],
    ['the order of the parts', 'code', { similar: VIEW.similar, product: VIEW.product, facts: undefined }],
    ['a text that moved from part to part', 'code', { ...VIEW, product: VIEW.similar, similar: VIEW.product }],
  ])('changes with %s', (_, code, view) => {
    expect(pageKey(code, view as Record<string, unknown>).key).not.toBe(key);
  });

  test('names the parts that differ', () => {
    const other = pageKey('other', { ...VIEW, similar: ['b'] }).parts;
    expect(Object.keys(other)).toEqual(['product', 'similar', 'facts']);
    expect([other.product, other.facts]).toEqual([parts.product, parts.facts]);
    expect(other.similar).not.toBe(parts.similar);
  });
});

test('the file of a page', () => {
  expect(['/', '/products/a/', '/brands/'].map(fileOfPage)).toEqual([
    'index.html',
    'products/a/index.html',
    'brands/index.html',
  ]);
});

describe('a file by which steps tell each other', () => {
  const { at, write } = testFolder({ broken: '{"a":' });

  test('is read as it was written, and no draft is left', () => {
    writeJsonFile(at('deep/plan.json'), VIEW);
    expect(readJsonFile(at('deep/plan.json'))).toEqual({ product: VIEW.product, similar: VIEW.similar });
    expect(readdirSync(at('deep'))).toEqual(['plan.json']);
  });

  test('says nothing where it is missing or damaged', () => {
    write({ empty: '' });
    expect(['missing', 'broken', 'empty'].map((name) => readJsonFile(at(name)))).toEqual(Array(3).fill(undefined));
  });
});
