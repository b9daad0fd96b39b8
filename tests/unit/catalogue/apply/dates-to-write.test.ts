import { datesToWrite } from '@/scripts/catalogue/apply/write-project';
import { row } from '@/tests/fixtures/catalogue';
import { testFolder } from '@/tests/fixtures/test-folder';

const { at, write } = testFolder();
const [FIRST, LATER] = [new Date('2026-03-24T12:00:00Z'), new Date('2026-05-01T12:00:00Z')];
const paths = () => ({ dataDir: at(), catalogueFile: at('catalogue.json') });
const shirt = (id: string, price = 10) => row({ id, price });
const dates = (now: Date, ...products: object[]) => datesToWrite(paths(), { clothing: { products } }, now);
const datesIn = (text = '{}') =>
  Object.entries(JSON.parse(text) as Record<string, { date: string }>).map(([id, { date }]) => [id, date]);

test('changed products have the current date; unchanged products keep theirs, and deleted products have none', () => {
  const [first] = dates(FIRST, shirt('a'), shirt('b'), shirt('c')).dates;
  expect(first?.file).toBe(at('lastmod.json'));
  write({ 'lastmod.json': first?.text ?? '' });
  const [later] = dates(LATER, shirt('a', 12), shirt('b')).dates;
  expect(datesIn(later?.text)).toEqual([
    ['a', '2026-05-01'],
    ['b', '2026-03-24'],
  ]);
});

test('nothing is written if no product changed', () => {
  write({ 'lastmod.json': dates(FIRST, shirt('a')).dates[0]?.text ?? '' });
  expect(dates(LATER, shirt('a'))).toEqual({ dates: [], problems: [] });
});

test('invalid dates are a problem with file, product and field', () => {
  write({ 'lastmod.json': '{ "a": { "hash": "0123abcd", "date": "tomorrow" } }' });
  expect(dates(FIRST, shirt('a')).problems).toMatchObject([{ product: 'a', field: 'date' }]);
});

test('a catalogue outside the data folder has no dates', () => {
  const other = { dataDir: at(), catalogueFile: at('other.json') };
  expect(datesToWrite(other, { clothing: { products: [row()] } }, FIRST)).toEqual({ dates: [], problems: [] });
});
