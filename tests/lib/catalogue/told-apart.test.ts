import { toldApart } from '@/lib/catalogue/told-apart';
import { parseRows, plainProductsOf, type RawRow, row } from '@/tests/fixtures/catalogue';

/** The lines of goods that stand together in a listing. */
const linesOf = (...goods: RawRow[]) => {
  const rows = goods.map((fields, index) => row({ id: `a-${index}`, subcategory: 'Boots', ...fields }));
  return toldApart(plainProductsOf(parseRows(...rows))).map(({ apart }) => apart.join(' · ') || undefined);
};
const boots = (...features: string[][]) => linesOf(...features.map((lines) => ({ features: lines })));

describe('a fact is said', () => {
  test.each<[how: string, features: string[], line: string]>([
    ['by itself where it is a line of its own', ['Side zip'], 'Side zip'],
    ['with a capital', ['side zip'], 'Side zip'],
    ['as it is written where its first letter is small on purpose', ['eVent lining'], 'eVent lining'],
    ['with its label', ['Toe: composite'], 'Toe: composite'],
    ['as a measure alone', ['Height: 8 in'], '8 in'],
    ['with its label where that says whose measure it is', ['Belt width: 2 in'], 'Belt width: 2 in'],
    ['in any script', ['高さ: 20 cm', '素材: 革'], '20 cm · 素材: 革'],
  ])('%s', (_, features, line) => {
    expect(boots(features, [])[0]).toBe(line);
  });

  test('with its label where two kinds of measures have one unit', () => {
    expect(boots(['Length: 8 in', 'Girth: 12 in'], [])[0]).toBe('Length: 8 in · Girth: 12 in');
  });

  test('as the sentences of the shop say it, of every product', () => {
    const composite = { features: ['Toe: composite'], description: 'It has a composite toe.' };
    expect(linesOf(composite, { features: ['Toe: steel'] })).toEqual(['Composite toe', 'Steel toe']);
  });
});

describe('a fact is not said', () => {
  test.each<[why: string, fields: RawRow]>([
    ['when the name says it', { name: 'Side Zip Boot', features: ['Side zip'] }],
    ['when the name says it in a longer word', { name: 'Boot with Side Zipper', features: ['Side zip'] }],
    ['when the name says its value', { name: 'Boot 8"', features: ['Height: 8 in'] }],
    ['when the name says most of it', { name: 'Side Zip Boot', features: ['Zip: YKK side'] }],
    ['when the maker says it', { brand: 'Vibram', features: ['Sole: Vibram'] }],
    ['when it is long', { features: ['Outsole: rubber with lugs of many kinds'] }],
    ['when it is a list', { features: ['Widths: D, EE'] }],
    ['when it is explained', { features: ['Toe: soft (steel too)'] }],
  ])('%s', (_, fields) => {
    expect(linesOf(fields, {})[0]).toBeUndefined();
  });

  test('when all share it', () => {
    expect(boots(['Side zip', 'Toe: steel'], ['Side zip', 'Toe: soft'])).toEqual(['Toe: steel', 'Toe: soft']);
  });
});

describe('what divides best', () => {
  test('stands first', () => {
    const heights = ['6 in', '8 in', '9 in'].map((height) => ['Made in: USA', `Height: ${height}`]);
    expect(boots(...heights)).toEqual(['6 in', '8 in', '9 in']);
  });

  test('is known of others: that nobody says a thing does not tell it apart as well as another value does', () => {
    const [line] = boots(['Hidden pocket', 'Toe: steel'], ['Toe: soft'], ['Toe: moc']);
    expect(line).toBe('Toe: steel · Hidden pocket');
  });

  test('is two facts, and a third where two are shared', () => {
    const shared = ['Toe: steel', 'Sole: rubber'];
    const [first, second, third] = boots([...shared, 'Side zip'], [...shared, 'Lined'], ['Toe: soft', 'Sole: EVA']);
    expect(first).toMatch(/Side zip/);
    expect(second).toMatch(/Lined/);
    expect(third?.split(' · ')).toHaveLength(2);
  });

  test('are other colors where nothing else does', () => {
    const black = { name: 'Black', hex: '#111111' };
    const tan = { name: 'Tan', hex: '#b59b72' };
    expect(linesOf({ colors: [black, tan] }, { colors: [black] })).toEqual(['Black, Tan', undefined]);
  });
});

describe('no line is on goods', () => {
  const black = [{ name: 'Black', hex: '#111111' }];
  const tan = [{ name: 'Tan', hex: '#b59b72' }];
  test.each<[why: string, a: RawRow, b: RawRow]>([
    ['of two subcategories', { subcategory: 'Boots' }, { subcategory: 'Shoes' }],
    ['of two kinds', { type: 'belt' }, { type: 'pouch' }],
    ['in two colors', { colors: black }, { colors: tan }],
  ])('%s', (_, a, b) => {
    expect(linesOf({ ...a, features: ['Lined'] }, { ...b, features: ['Waxed'] })).toEqual([undefined, undefined]);
  });

  test('that are drawn as different things', () => {
    const [first, second] = plainProductsOf(parseRows(row({ features: ['Lined'] }), row({ id: 'a-2' })));
    const drawn = [first, second].flatMap((product, index) =>
      product ? { ...product, drawings: [{ image: '/a.svg', kind: ['duty boot', 'low shoe'][index] ?? '' }] } : [],
    );
    expect(toldApart(drawn).map(({ apart }) => apart)).toEqual([[], []]);
  });

  test('that stand alone', () => {
    expect(linesOf({ features: ['Lined'] })).toEqual([undefined]);
  });
});

test('the same goods in another order have the same lines', () => {
  const goods = ['6 in', '8 in', '9 in', '8 in'].map((height, index) => ({
    id: `b-${index}`,
    features: [`Height: ${height}`, `Toe: ${['soft', 'steel', 'moc', 'composite'][index]}`],
  }));
  expect(linesOf(...goods.toReversed()).toReversed()).toEqual(linesOf(...goods));
});
