import { FIELD_LIST } from '@/lib/catalogue/fields/field-list';
import { type LastmodEntries, lastModifiedDates, parseLastmod, updateLastmod } from '@/lib/catalogue/lastmod/lastmod';
import type { RawGroups } from '@/lib/catalogue/parse';
import { type RawRow, rawCatalogue, row } from '@/tests/fixtures/catalogue';

const MARCH = new Date('2026-03-24T23:59:00Z');
const APRIL = new Date('2026-04-01T00:00:00Z');

const categoryMap = (...rows: RawRow[]) => rawCatalogue({ clothing: rows }) as RawGroups;
function parseEntries(text: string): LastmodEntries {
  const result = parseLastmod(text, 'data/lastmod.json');
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.changes;
}
const update = (groups: RawGroups, changes: LastmodEntries, now: Date) =>
  parseEntries(updateLastmod(groups, changes, now));
/** The entries after the rows were published in March. */
const published = (...rows: RawRow[]) => update(categoryMap(...rows), new Map(), MARCH);
const datesOf = (changes: LastmodEntries) => [...changes].map(([id, { date }]) => [id, date]);

test('new products get the current date; entries are sorted by id', () => {
  const changes = published(row({ id: 'b' }), row({ id: 'a' }), row({ id: 'constructor' }));
  expect(datesOf(changes)).toEqual(['a', 'b', 'constructor'].map((id) => [id, '2026-03-24']));
});

test('unchanged products keep their date, changed ones get the new date, deleted ones are omitted', () => {
  const before = published(row({ id: 'a' }), row({ id: 'b' }), row({ id: 'gone' }));
  const after = categoryMap(row({ id: 'a' }), row({ id: 'b', price: 11 }), row({ id: 'new' }));
  const changes = update(after, before, APRIL);
  expect(datesOf(changes)).toEqual([
    ['a', '2026-03-24'],
    ['b', '2026-04-01'],
    ['new', '2026-04-01'],
  ]);
  expect(updateLastmod(after, changes, new Date('2026-05-01'))).toBe(updateLastmod(after, changes, APRIL));
});

test('a product that was edited later has no date', () => {
  const before = published(row({ id: 'a' }), row({ id: 'b' }));
  expect(
    lastModifiedDates(categoryMap(row({ id: 'a' }), row({ id: 'b', price: 11 }), row({ id: 'c' })), before),
  ).toEqual(new Map([['a', '2026-03-24']]));
});

const isSame = (before: RawGroups, after: RawGroups) =>
  updateLastmod(before, new Map(), MARCH) === updateLastmod(after, new Map(), MARCH);

test.each(
  FIELD_LIST.filter(({ key }) => key !== 'id').map(({ key, isHiddenOnPage = false }) => [key, isHiddenOnPage] as const),
)('%s: hidden on the page is %s, and so is ignored by the hash', (key, isHiddenOnPage) => {
  expect(isSame(categoryMap(row({ [key]: 'x' })), categoryMap(row({ [key]: 'y' })))).toBe(isHiddenOnPage);
});

test('the hash ignores the order of fields and null values', () => {
  const fields = { restrictions: { states: ['NY'], usOnly: true }, fabric: 'Wool' };
  const other = { fabric: 'Wool', oldPrice: null, restrictions: { usOnly: true, states: ['NY'] } };
  expect(isSame(categoryMap(row(fields)), categoryMap(row(other)))).toBe(true);
});

test('the hash depends on the categories of a product', () => {
  const once = rawCatalogue({ clothing: [row()], badges: [] }) as RawGroups;
  const twice = rawCatalogue({ clothing: [row()], badges: [row()] }) as RawGroups;
  const moved = rawCatalogue({ clothing: [], badges: [row()] }) as RawGroups;
  expect([isSame(once, twice), isSame(once, moved)]).toEqual([false, false]);
});

test.each<[name: string, text: string, problem: object]>([
  ['invalid JSON', '{ "a": }', { message: expect.stringMatching(/^line 1, column 8: /) }],
  ['a list', '[]', { message: 'must be a map of products' }],
  [
    'an invalid hash',
    '{ "a": { "hash": "x", "date": "2026-03-24" } }',
    { product: 'a', field: 'hash', message: 'must be eight hexadecimal digits' },
  ],
  [
    'an invalid date',
    '{ "a": { "hash": "0123abcd", "date": "2026-02-30" } }',
    { product: 'a', field: 'date', message: 'must be a day such as "2026-03-24"' },
  ],
  ['an unknown field', '{ "a": { "hash": "0123abcd", "date": "2026-03-24", "x": 1 } }', { product: 'a' }],
])('a file with %s is refused, with file, product and field', (_, text, problem) => {
  expect(parseLastmod(text, 'data/lastmod.json')).toMatchObject({
    ok: false,
    problems: [{ file: 'data/lastmod.json', ...problem }],
  });
});
