import { updateDetails, updateLine } from '@/lib/request/edit-list';
import type { RequestDetails } from '@/lib/request/request-list';
import { missingDetail, requestReference, toPayload } from '@/lib/request/request-payload';
import { reviewList } from '@/lib/request/review-list';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { lineFor, listOf } from './request-lists';

const rows = indexRowsOf({ id: 'shirt', name: 'Shirt', brand: 'Acme', model: '7970', price: 10.1, sizes: ['S', 'L'] });
const [shirt] = rows.map((row) => lineFor(row, { choice: {}, quantity: 3 }));
const list = updateDetails(listOf({ ...shirt, id: 'a' }, { id: 'b', product: 'gone', price: 5 }), {
  organization: 'Springfield PD',
  email: 'ann@pd.example',
});
const payload = toPayload(list, reviewList(list, rows));

test('the payload has the usual form fields; the name is the contact or else the organization', () => {
  expect(payload).toMatchObject({
    name: 'Springfield PD',
    email: 'ann@pd.example',
    subject: 'Request list, Springfield PD',
    message: expect.stringContaining('Total: $30.30, 3 items'),
    details: list.details,
    total: 30.3,
  });
  const named = updateDetails(list, { contact: 'Ann Smith' });
  expect(toPayload(named, reviewList(named, rows)).name).toBe('Ann Smith');
});

test('payload lines have the current number, the price if it is in the total, and open options', () => {
  const common = { choice: {}, brand: 'Acme', quantity: 3 };
  expect(payload.lines).toEqual([
    {
      ...common,
      product: 'shirt',
      name: 'Shirt',
      itemNumber: '7970',
      model: '7970',
      unitPrice: 10.1,
      total: 30.3,
      open: ['size'],
    },
    { ...common, product: 'gone', itemNumber: 'Our no. gone', name: 'Plain Shirt', brand: 'Maker', quantity: 1 },
  ]);
});

test('the reference is in the message, and changes with the list', () => {
  expect(payload.message.endsWith(`Reference: ${payload.reference}`)).toBe(true);
  expect(requestReference(JSON.parse(JSON.stringify(list)))).toBe(payload.reference);
  const others = [
    updateLine(list, 'a', (line) => ({ ...line, quantity: 4 })),
    updateDetails(list, { po: '1' }),
    { ...list, lines: list.lines.map((line) => ({ ...line, id: `${line.id}2` })) },
  ];
  expect(new Set([payload.reference, ...others.map(requestReference)]).size).toBe(4);
});

test.each<[Partial<RequestDetails>, ReturnType<typeof missingDetail>]>([
  [{ email: 'a@b.example' }, { field: 'organization', message: 'Agency or contact name is required.' }],
  [{ organization: 'PD' }, { field: 'email', message: 'Email is required.' }],
  [
    { contact: 'Ann', email: 'ann@' },
    { field: 'email', message: 'Please enter a valid email address.' },
  ],
  [{ contact: 'Ann', email: 'ann@pd.example' }, undefined],
  [{ organization: 'PD', email: 'ann@pd.example' }, undefined],
])('the missing detail of %j is %j', (details, missing) => {
  expect(missingDetail(updateDetails(listOf({}), details))).toEqual(missing);
});
