import { setHead, setLine } from '@/lib/request/operations';
import { referenceOf, toPayload } from '@/lib/request/payload';
import { reviewList } from '@/lib/request/review';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { lineFor, listOf } from './lists';

const rows = indexRowsOf({ id: 'shirt', name: 'Shirt', brand: 'Acme', model: '7970', price: 10.1 });
const [shirt] = rows.map((row) => lineFor(row, { choice: {}, quantity: 3 }));
const list = setHead(listOf({ ...shirt, id: 'a' }, { id: 'b', product: 'gone', price: 5 }), {
  organization: 'Springfield PD',
  email: 'ann@pd.example',
  phone: '555 0100',
});
const payload = toPayload(list, reviewList(list, rows));

test('what is sent has the fields of a form', () => {
  expect(payload).toMatchObject({
    name: 'Springfield PD',
    email: 'ann@pd.example',
    phone: '555 0100',
    subject: 'Request list, Springfield PD',
    message: expect.stringContaining('Total of 1 line, 3 pieces'),
  });
});

test('it has the lines for programs, with the prices of what is counted', () => {
  expect([payload.lines, payload.total]).toEqual([
    [
      {
        product: 'shirt',
        name: 'Shirt',
        brand: 'Acme',
        model: '7970',
        choice: {},
        quantity: 3,
        unitPrice: 10.1,
        total: 30.3,
      },
      { product: 'gone', name: 'Plain Shirt', brand: 'Maker', choice: {}, quantity: 1 },
    ],
    30.3,
  ]);
});

test('a person who is named stands before the organization', () => {
  const named = setHead(list, { contact: 'Ann Smith' });
  expect(toPayload(named, reviewList(named, rows)).name).toBe('Ann Smith');
});

describe('the reference', () => {
  test('stands in the message, and is the same for the same list', () => {
    expect(payload.message.endsWith(`Reference: ${payload.reference}`)).toBe(true);
    expect(referenceOf(JSON.parse(JSON.stringify(list)))).toBe(payload.reference);
  });

  test.each([
    ['a quantity', setLine(list, 'a', { quantity: 4 })],
    ['the head', setHead(list, { po: '1' })],
    ['the lines, written anew', { ...list, lines: list.lines.map((line) => ({ ...line, id: `${line.id}2` })) }],
  ])('is another when %s is', (_, other) => {
    expect(referenceOf(other)).not.toBe(payload.reference);
  });
});
