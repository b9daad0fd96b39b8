import { updateDetails } from '@/lib/request/edit-list';
import { missingOptionsMessage } from '@/lib/request/line-variant';
import type { RequestLine } from '@/lib/request/request-list';
import { groupByProduct, reviewList } from '@/lib/request/review-list';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { lineFor, listOf } from './request-lists';

const rows = indexRowsOf(
  { id: 'shirt', name: 'Shirt', model: '7970', price: 0.1, colors: ['Black', 'Tan'], sizes: ['S', 'M', 'L'] },
  { id: 'trousers', name: 'Trousers', price: 40, oldPrice: 50, sizes: { waist: ['30', '32'], length: ['30'] } },
  { id: 'radio', name: 'Radio', price: 0 },
  {
    id: 'spray',
    name: 'Spray',
    price: 12,
    restrictions: { minimumAge: 18, states: ['MA', 'NY'], cities: ['Chicago, IL'] },
  },
  {
    id: 'pants',
    name: 'Pants',
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
  },
);
const lineOf = (id: string, fields: Partial<RequestLine> = {}) => {
  const row = rows.find(({ card }) => card.id === id) as (typeof rows)[number];
  return { ...lineFor(row, { choice: {}, quantity: 1, ...fields }), ...fields };
};
const shirt = (fields: Partial<RequestLine> = {}) =>
  lineOf('shirt', { choice: { color: 'Black', size: 'L' }, ...fields });
const LARGE = { color: 'Black', size: '3XL', Hand: 'Right' };
const NOT_AVAILABLE = { color: 'Khaki', size: 'S', Hand: 'Left' };
const pants = (fields: Partial<RequestLine> = {}) => lineOf('pants', { choice: LARGE, quantity: 4, ...fields });
const reviewOf = (lines: Partial<RequestLine>[], state = '') =>
  reviewList(updateDetails(listOf(...lines), { state }), rows);

test.each<[string, Partial<RequestLine>, string[]]>([
  ['an unchanged line', shirt(), []],
  ['a missing product', { product: 'gone' }, ['This product is no longer in the catalog.']],
  ['a changed price', shirt({ price: 5 }), ['Was $5.00 when it was added, now $0.10.']],
  ['a new price', shirt({ price: 0 }), ['Was priced on request when it was added, now $0.10.']],
  ['a missing price', lineOf('radio', { price: 3 }), ['Was $3.00 when it was added, now priced on request.']],
  ['a missing color', shirt({ choice: { color: 'Red', size: 'L' } }), ['No longer offered in Red.']],
  ['a missing size', shirt({ choice: { color: 'Tan', size: '7XL' } }), ['No longer offered in size 7XL.']],
  ['an unknown option', pants({ choice: { ...LARGE, Cut: 'Slim' } }), ['No longer offered in Cut Slim.']],
  ['open controls', shirt({ choice: {} }), ['Choose a color and a size.']],
  ['an open control next to one with a single value', lineOf('trousers'), ['Choose a waist.']],
  ['a minimum age', lineOf('spray'), ['Buyers must be 18 or older.']],
  ['the price at another quantity', pants({ quantity: 12, price: 82 }), []],
  [
    'a combination that is not available',
    pants({ choice: NOT_AVAILABLE, price: 1 }),
    ['Not available in this combination.'],
  ],
  ['a sold-out combination', pants({ choice: { ...LARGE, size: 'S' } }), ['Sold out.']],
  ['a quantity below the minimum', pants({ quantity: 3 }), ['Minimum 4, sold in multiples of 2.']],
  ['a quantity between two multiples', pants({ quantity: 7 }), ['Sold in multiples of 2: 6 or 8.']],
  ['a quantity close to a discount', pants({ quantity: 10 }), ['From 12: $70.00 each.']],
  ['a quantity that costs more than the discounted one', pants({ quantity: 46 }), ['From 48: $65.60 each.']],
  ['a quantity far from a discount', pants({ quantity: 8 }), []],
])('the messages of a line with %s', (_, fields, messages) => {
  expect(reviewOf([fields]).lines[0]?.messages.map(({ text }) => text)).toEqual(messages);
});

test.each([
  ['NY', 'Does not ship to New York.'],
  ['IL', 'Does not ship to some cities: see the product page.'],
])('a shipping limit of %s is a message', (state, message) => {
  expect(reviewOf([lineOf('spray')], state).lines[0]?.messages[0]).toEqual({ text: message, isProblem: true });
});

test('lines have the number, discounted price and savings of their variant', () => {
  const { lines, totals } = reviewOf([4, 12, 48].map((quantity) => pants({ quantity, model: 'old' })));
  expect(lines.map(({ number, unit, amount }) => [number, unit, amount])).toEqual([
    ['72175-019-3XL', 8200, 32_800],
    ['72175-019-3XL', 7000, 84_000],
    ['72175-019-3XL', 6560, 314_880],
  ]);
  expect(totals.saved).toBe(4 * 800 + 12 * 2000 + 48 * 2440);
});

test('a product that is not loaded has no messages', () => {
  const [line] = reviewList(listOf({ product: 'late' }), [], false).lines;
  expect([line?.messages, line?.excludedReason]).toEqual([[], 'loading']);
});

test('the total is exact, and its notes have excluded lines, shipping limits and minimum age', () => {
  const { totals } = reviewOf(
    [
      shirt({ quantity: 3 }),
      lineOf('trousers', { quantity: 2, choice: { waist: '30' } }),
      lineOf('radio', { quantity: 5 }),
      lineOf('radio', { quantity: 5, note: 'Another' }),
      { product: 'gone', price: 1000 },
      shirt({ choice: { color: 'Red' } }),
      lineOf('spray', { quantity: 2 }),
    ],
    'NY',
  );
  expect(totals).toEqual({
    subtotal: 30 + 8000 + 2400,
    saved: 2000,
    lines: 3,
    items: 7,
    notes: [
      'The total does not include 2 lines priced on request, 1 line no longer in the catalog and 1 line in a choice that is not offered.',
      '1 line does not ship to New York.',
      'Marked items: 18 and over only.',
    ],
  });
  expect(reviewOf([shirt()]).totals.notes).toEqual([]);
});

test('open options are counted in items, with the id of their first line', () => {
  const open = [shirt({ choice: { color: 'Tan' }, quantity: 7 }), shirt({ choice: {}, quantity: 5 }), shirt()];
  expect(reviewOf(open.map((line, at) => ({ ...line, id: `${at}` }))).open).toEqual([
    { text: '12 items need a size', lineId: '0' },
    { text: '5 items need a color', lineId: '1' },
  ]);
  expect(reviewOf([shirt({ choice: { color: 'Tan' } })]).open[0]?.text).toBe('1 item needs a size');
});

test('lines are grouped by product, in the order in which the products were added', () => {
  const { lines } = reviewOf([shirt({ quantity: 2 }), lineOf('trousers'), shirt({ note: 'Ann' })]);
  expect(
    groupByProduct(lines).map(({ product, lines: grouped, totals }) => [product, grouped.length, totals.items]),
  ).toEqual([
    ['shirt', 2, 3],
    ['trousers', 1, 1],
  ]);
});

test.each([
  [['color', 'size'], 'Choose a color and a size.'],
  [['Hand', 'Inseam', 'OD size'], 'Choose a hand, an inseam and an OD size.'],
  [[], undefined],
])('the message for the open options %j is %s', (open, sentence) => {
  expect(missingOptionsMessage(open)).toBe(sentence);
});
