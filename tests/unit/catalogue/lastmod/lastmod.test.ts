import { FIELD_LIST } from '@/lib/catalogue/fields/field-list';
import { lastModifiedDates, type RawGroups, updateLastmod } from '@/lib/catalogue/lastmod/lastmod';
import { type LastmodEntries, parseLastmod } from '@/lib/catalogue/lastmod/lastmod-schema';
import { type RawRow, rawCatalogue, row } from '@/tests/fixtures/catalogue';

const MARCH = new Date('2026-03-24T23:59:00Z');
const APRIL = new Date('2026-04-01T00:00:00Z');

const groupsOf = (...rows: RawRow[]) => rawCatalogue({ clothing: rows }) as RawGroups;
function read(text: string): LastmodEntries {
  const result = parseLastmod(text, 'data/lastmod.json');
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.changes;
}
const record = (groups: RawGroups, known: LastmodEntries, now: Date) => read(updateLastmod(groups, known, now));
/** The record of rows after a day on which they were published. */
const published = (...rows: RawRow[]) => record(groupsOf(...rows), new Map(), MARCH);
const daysOf = (changes: LastmodEntries) => [...changes].map(([id, { date }]) => [id, date]);

test('what was never recorded gets the day on which it is, in the order of ids', () => {
  const changes = published(row({ id: 'b' }), row({ id: 'a' }), row({ id: 'constructor' }));
  expect(daysOf(changes)).toEqual(['a', 'b', 'constructor'].map((id) => [id, '2026-03-24']));
});

test('what says the same keeps its day, what does not gets the new one, and what is gone is left out', () => {
  const before = published(row({ id: 'a' }), row({ id: 'b' }), row({ id: 'gone' }));
  const after = groupsOf(row({ id: 'a' }), row({ id: 'b', price: 11 }), row({ id: 'new' }));
  const changes = record(after, before, APRIL);
  expect(daysOf(changes)).toEqual([
    ['a', '2026-03-24'],
    ['b', '2026-04-01'],
    ['new', '2026-04-01'],
  ]);
  expect(updateLastmod(after, changes, new Date('2026-05-01'))).toBe(updateLastmod(after, changes, APRIL));
});

test('a product that was edited since has no day', () => {
  const before = published(row({ id: 'a' }), row({ id: 'b' }));
  expect(lastModifiedDates(groupsOf(row({ id: 'a' }), row({ id: 'b', price: 11 }), row({ id: 'c' })), before)).toEqual(
    new Map([['a', '2026-03-24']]),
  );
});

const isSame = (before: RawGroups, after: RawGroups) =>
  updateLastmod(before, new Map(), MARCH) === updateLastmod(after, new Map(), MARCH);

test.each(FIELD_LIST.filter(({ key }) => key !== 'id').map(({ key, isUnseen = false }) => [key, isUnseen] as const))(
  'that %s is not seen on the page is %s, and so it is with the hash',
  (key, isUnseen) => {
    expect(isSame(groupsOf(row({ [key]: 'x' })), groupsOf(row({ [key]: 'y' })))).toBe(isUnseen);
  },
);

test('the order of fields does not count, nor a field that says nothing', () => {
  const fields = { restrictions: { states: ['NY'], usOnly: true }, fabric: 'Wool' };
  const other = { fabric: 'Wool', oldPrice: null, restrictions: { usOnly: true, states: ['NY'] } };
  expect(isSame(groupsOf(row(fields)), groupsOf(row(other)))).toBe(true);
});

test('the groups in which a product stands count', () => {
  const once = rawCatalogue({ clothing: [row()], badges: [] }) as RawGroups;
  const twice = rawCatalogue({ clothing: [row()], badges: [row()] }) as RawGroups;
  const moved = rawCatalogue({ clothing: [], badges: [row()] }) as RawGroups;
  expect([isSame(once, twice), isSame(once, moved)]).toEqual([false, false]);
});

test.each<[what: string, text: string, problem: object]>([
  ['no JSON', '{ "a": }', { message: expect.stringMatching(/^line 1, column 8: /) }],
  ['no map', '[]', { message: 'must be a map of products' }],
  [
    'another hash',
    '{ "a": { "hash": "x", "date": "2026-03-24" } }',
    { product: 'a', field: 'hash', message: 'must be eight hexadecimal digits' },
  ],
  [
    'no day',
    '{ "a": { "hash": "0123abcd", "date": "2026-02-30" } }',
    { product: 'a', field: 'date', message: 'must be a day such as "2026-03-24"' },
  ],
  ['a field that nobody knows', '{ "a": { "hash": "0123abcd", "date": "2026-03-24", "x": 1 } }', { product: 'a' }],
])('a file with %s is refused, with file, product and field', (_, text, problem) => {
  expect(parseLastmod(text, 'data/lastmod.json')).toMatchObject({
    ok: false,
    problems: [{ file: 'data/lastmod.json', ...problem }],
  });
});
