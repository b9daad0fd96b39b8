import { acknowledge, withChoice } from '@/lib/request/findings';
import { groupLines } from '@/lib/request/groups';
import { setHead } from '@/lib/request/operations';
import type { RequestLine } from '@/lib/request/request';
import { leftOutSentence, productsOf, reviewList } from '@/lib/request/review';
import { findingWords, remarksOf, toldOf } from '@/lib/request/review-words';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { line, lineFor, listOf } from './lists';

const goods = indexRowsOf(
  {
    id: 'shirt',
    name: 'Shirt',
    brand: 'Acme',
    model: '7970',
    price: 0.1,
    colors: ['Black', 'Tan'],
    sizes: ['S', 'M', 'L'],
  },
  { id: 'trousers', name: 'Trousers', price: 40, oldPrice: 50, sizes: { waist: ['30', '32'], length: ['30'] } },
  { id: 'radio', name: 'Radio', price: 0 },
  {
    id: 'spray',
    name: 'Spray',
    price: 12,
    restrictions: { minimumAge: 18, states: ['MA', 'NY'], cities: ['Chicago, IL'] },
  },
  { id: 'kit', name: 'Kit', price: 99, pieces: ['shirt', 'radio'] },
);
const rowOf = (id: string) => goods.find(({ card }) => card.id === id) ?? (goods[0] as (typeof goods)[number]);
const picked = (id: string, fields: Partial<RequestLine> = {}) => ({
  ...lineFor(rowOf(id), { choice: {}, quantity: 1 }),
  ...fields,
});
const shirt = (fields: Partial<RequestLine> = {}) =>
  picked('shirt', { choice: { color: 'Black', size: 'L' }, ...fields });

/** The findings on one line, in sentences. */
function said(fields: Partial<RequestLine>, { state = '', rows = goods, isWhole = true } = {}): string[] {
  const [reviewed] = reviewList(setHead(listOf(fields), { state }), rows, isWhole).lines;
  return reviewed?.findings.map(findingWords) ?? [];
}

describe('of a line it is said', () => {
  test('nothing, where all is as it was', () => {
    expect(said(shirt())).toEqual([]);
  });

  test.each<[string, Partial<RequestLine>, string[]]>([
    ['that its product is gone', { product: 'gone' }, ['This product is no longer in the catalog.']],
    ['that it was renamed', shirt({ name: 'Old Shirt' }), ['Was “Old Shirt” when it was added.']],
    ['that its maker was another', shirt({ brand: 'Other' }), ['Was “Other Shirt” when it was added.']],
    ['that it was another item', shirt({ model: '1' }), ['Was item 1 when it was added.']],
    ['that it had no item number', shirt({ model: undefined }), ['Had no item number when it was added.']],
    ['that its price went up', shirt({ price: 0.05 }), ['Was $0.05 when it was added, now up to $0.10.']],
    ['that its price went down', shirt({ price: 5 }), ['Was $5.00 when it was added, now down to $0.10.']],
    ['that it has a price now', shirt({ price: 0 }), ['Was priced on request when it was added, now $0.10.']],
    ['that it has none now', picked('radio', { price: 3 }), ['Was $3.00 when it was added, now priced on request.']],
    ['that its color is gone', shirt({ choice: { color: 'Red', size: 'L' } }), ['No longer offered in Red.']],
    ['that its size is gone', shirt({ choice: { color: 'Tan', size: '7XL' } }), ['No longer offered in size 7XL.']],
    ['that it has no such size', picked('radio', { choice: { sleeve: '34' } }), ['No longer offered in sleeve 34.']],
    ['what is to be chosen', shirt({ choice: {} }), ['Choose a color.', 'Choose a size.']],
    ['nothing of a size that has no other', picked('trousers'), ['Choose a waist.']],
    ['how old a buyer must be', picked('spray'), ['The buyer must be 18 or older.']],
    ['what a kit is made of', picked('kit'), ['A kit of Shirt and Radio.']],
  ])('%s', (_, fields, sentences) => {
    expect(said(fields)).toEqual(sentences);
  });

  test.each([
    ['NY', ['Not shipped to New York.', 'The buyer must be 18 or older.']],
    ['IL', ['Not shipped to some cities: its page says which.', 'The buyer must be 18 or older.']],
  ])('where it is not shipped to, for %s', (state, sentences) => {
    expect(said(picked('spray'), { state })).toEqual(sentences);
  });

  test('how many pieces of a kit are not known by name', () => {
    expect(said(picked('kit'), { rows: [rowOf('kit')] })).toEqual(['A kit of 2 pieces.']);
    expect(said(picked('kit'), { rows: [rowOf('kit'), rowOf('shirt')] })).toEqual(['A kit of Shirt and 1 more.']);
  });
});

describe('of a line of a product with variants', () => {
  const FACTS = {
    id: 'pants',
    name: 'Pants',
    brand: 'Acme',
    model: '72175',
    price: 75,
    colors: ['Black', 'Khaki'],
    sizes: ['S', '3XL'],
    options: [{ name: 'Hand', values: ['Right', 'Left'] }],
    variants: [
      { size: '3XL', price: 82 },
      { color: 'Black', size: '3XL', number: '72175-019-3XL', oldPrice: 90 },
      { color: 'Black', size: 'S', stock: 0 },
      { color: 'Khaki', options: { Hand: 'Left' }, made: false },
    ],
    quantities: {
      minimum: 4,
      step: 2,
      breaks: [
        { from: 12, price: 70 },
        { from: 48, percent: 20 },
      ],
    },
  };
  const rows = indexRowsOf(FACTS);
  const large = { color: 'Black', size: '3XL', Hand: 'Right' };
  const pants = (fields: Partial<RequestLine> = {}) => ({
    ...lineFor(rows[0] as (typeof rows)[number], { choice: large, quantity: 4, ...fields }),
    ...fields,
  });

  test('the line has the number and the price of its combination, after breaks', () => {
    const kept = [4, 12, 48].map((quantity) => pants({ quantity }));
    expect(kept.map(({ model, price }) => [model, price])).toEqual([
      ['72175-019-3XL', 82],
      ['72175-019-3XL', 70],
      ['72175-019-3XL', 65.6],
    ]);
    const { lines, totals } = reviewList(listOf(...kept), rows);
    expect(lines.map(({ unit, amount }) => [unit, amount])).toEqual([
      [8200, 32_800],
      [7000, 84_000],
      [6560, 314_880],
    ]);
    expect(totals.saved).toBe(4 * 800 + 12 * 2000 + 48 * 2440);
  });

  test.each<[string, Partial<RequestLine>, string[]]>([
    ['nothing, where all is as it was', pants(), []],
    ['nothing of a price that another quantity had', pants({ quantity: 12, price: 82 }), []],
    [
      'what an old line of the product alone did not know',
      pants({ model: '72175', price: 75, choice: { color: 'Black', size: '3XL' } }),
      ['Was item 72175 when it was added.', 'Was $75.00 when it was added, now up to $82.00.', 'Choose a Hand.'],
    ],
    ['that its price went down', pants({ price: 99 }), ['Was $99.00 when it was added, now down to $82.00.']],
    [
      'that the combination is not made, and nothing of its price',
      pants({ choice: { color: 'Khaki', size: 'S', Hand: 'Left' }, model: 'x', price: 1 }),
      ['Not made in this combination: Khaki, size S, Hand Left.'],
    ],
    ['that it is sold out', pants({ choice: { ...large, size: 'S' } }), ['Sold out at the moment.']],
    ['that its option is gone', pants({ choice: { ...large, Cut: 'Slim' } }), ['No longer offered in Cut Slim.']],
    ['the least quantity', pants({ quantity: 3 }), ['The least quantity is 4, in steps of 2.']],
    ['the nearest quantities', pants({ quantity: 7 }), ['Ordered in steps of 2: 6 or 8.']],
    ['the price of a few more', pants({ quantity: 10 }), ['From 12: $70.00 each.']],
    ['the price of more that cost no more in all', pants({ quantity: 46 }), ['From 48: $65.60 each.']],
    ['no price of many more', pants({ quantity: 8 }), []],
  ])('it is said: %s', (_, fields, sentences) => {
    expect(said(fields, { rows })).toEqual(sentences);
  });

  test('what cannot be had is not counted', () => {
    const list = listOf(pants({ choice: { color: 'Khaki', size: 'S', Hand: 'Left' } }), pants());
    expect(reviewList(list, rows).totals).toMatchObject({ subtotal: 32_800, lines: 1, leftOut: { 'not-offered': 1 } });
  });

  test('hints are for the page alone, and no fault', () => {
    const [reviewed] = reviewList(listOf(pants({ quantity: 10 })), rows).lines;
    expect([remarksOf(reviewed?.findings ?? []), toldOf(reviewed?.findings ?? [])]).toEqual([
      [{ words: 'From 12: $70.00 each.', isFault: false }],
      [],
    ]);
  });

  test('an acknowledged line has its number and price, and so has one with another choice', () => {
    const [row] = rows as [(typeof rows)[number]];
    const old = pants({ model: '72175', price: 75 });
    expect(acknowledge(old, row)).toMatchObject({ model: '72175-019-3XL', price: 82 });
    expect(withChoice(old, row, { ...large, color: 'Khaki' })).toMatchObject({ model: '72175', price: 82 });
  });
});

test('a line that is acknowledged has no news', () => {
  const old = shirt({ name: 'Old', model: '1', brand: 'Other', price: 3, note: 'Soon' });
  const [before, after] = [old, acknowledge(old, rowOf('shirt'))].map(
    (some) => reviewList(listOf(some), goods).lines[0],
  );
  expect([before?.hasNews, after?.hasNews, after?.line]).toEqual([
    true,
    false,
    { ...shirt({ note: 'Soon' }), id: old.id },
  ]);
});

describe('the total', () => {
  const list = listOf(
    shirt({ quantity: 3 }),
    picked('trousers', { quantity: 2, choice: { waist: '30' } }),
    picked('radio', { quantity: 5 }),
    picked('radio', { quantity: 5, note: 'Another' }),
    { product: 'gone', price: 1000 },
    shirt({ choice: { color: 'Red' } }),
    picked('spray', { quantity: 2 }),
  );
  const { totals } = reviewList(setHead(list, { state: 'NY' }), goods);

  test('is counted in cents, without what has no price or is offered no more', () => {
    expect(totals).toMatchObject({ subtotal: 30 + 8000 + 2400, saved: 2000, lines: 3, pieces: 7 });
  });

  test('says what it leaves out', () => {
    expect(totals.leftOut).toEqual({ 'on-request': 2, gone: 1, 'not-offered': 1, unknown: 0 });
    expect(leftOutSentence(totals)).toBe(
      'The total leaves out 2 lines priced on request, 1 that is no longer sold and 1 in a choice that is not offered.',
    );
  });

  test('names limits', () => {
    expect([totals.notShipped, totals.someCities, totals.ages]).toEqual([1, 0, [18]]);
  });

  test('leaves out nothing where all is counted', () => {
    expect(leftOutSentence(reviewList(listOf(shirt()), goods).totals)).toBeUndefined();
  });

  test.each([
    [[{ product: 'gone' }], 'The total leaves out 1 line that is no longer sold.'],
    [[{ product: 'x' }, { product: 'y' }], 'The total leaves out 2 lines that are no longer sold.'],
    [
      [picked('radio'), { product: 'y' }],
      'The total leaves out 1 line priced on request and 1 that is no longer sold.',
    ],
  ])('says it in one sentence of %j', (lines, sentence) => {
    expect(leftOutSentence(reviewList(listOf(...lines), goods).totals)).toBe(sentence);
  });

  test('says what is still looked up while the catalog is not known whole', () => {
    const { totals: early } = reviewList(listOf(shirt(), { product: 'late' }), goods, false);
    expect(leftOutSentence(early)).toBe('The total leaves out 1 line that is still being looked up.');
  });
});

describe('lines in groups', () => {
  const { lines } = reviewList(
    listOf(
      shirt({ quantity: 2 }),
      shirt({ person: 'Ben' }),
      picked('trousers', { person: 'Ann' }),
      shirt({ person: 'ben' }),
    ),
    goods,
  );
  const shape = (by: 'none' | 'person' | 'product') =>
    groupLines(lines, by).map(({ heading, lines: group, totals }) => [heading, group.length, totals.subtotal]);

  test('of persons stand in their order, and for nobody last', () => {
    expect(shape('person')).toEqual([
      ['Ben', 2, 20],
      ['Ann', 1, 4000],
      ['For no one by name', 1, 20],
    ]);
  });

  test('of products stand in their order', () => {
    expect(shape('product')).toEqual([
      ['Acme Shirt', 3, 40],
      ['Acme Trousers', 1, 4000],
    ]);
  });
});

test('the products to ask for are those of the lines, each once, and later the pieces of kits', () => {
  const list = listOf(line({ product: 'kit' }), { product: 'kit' }, { product: 'spray' });
  expect([productsOf(list), productsOf(list, goods)]).toEqual([
    ['kit', 'spray'],
    ['kit', 'spray', 'shirt', 'radio'],
  ]);
});
