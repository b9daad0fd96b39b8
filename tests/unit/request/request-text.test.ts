import fc from 'fast-check';
import { updateDetails } from '@/lib/request/edit-list';
import type { RequestDetails } from '@/lib/request/request-list';
import { requestText, requestTitle, toMailto } from '@/lib/request/request-text';
import { reviewList } from '@/lib/request/review-list';
import { forAll } from '@/tests/fixtures/for-all';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { anyList, lineFor, listOf } from './request-lists';

const rows = indexRowsOf(
  { id: 'shirt', name: 'Shirt', brand: 'Acme', model: '7970', price: 1049.99, oldPrice: 1100, sizes: ['S', 'L'] },
  { id: 'radio', name: 'Radio', brand: 'Acme', price: 0 },
);
const [shirt, radio] = rows.map((row) => lineFor(row, { choice: {}, quantity: 1 }));
const mailOf = (list: ReturnType<typeof listOf>) => toMailto('sales@shop.example', list, reviewList(list, rows));
const bodyOf = (href: string) => new URL(href).searchParams.get('body')?.replaceAll('\r\n', '\n') ?? '';
const listWith = (count: number, details: Partial<RequestDetails> = {}) =>
  updateDetails(
    listOf(...Array.from({ length: count }, (_, at) => ({ ...shirt, id: `${at}`, choice: { size: 'L' } }))),
    { organization: 'Springfield PD', po: 'A&B 1', ...details },
  );

test('the text of a list has details, lines and total', () => {
  const lines = [
    { ...shirt, choice: { size: 'L' }, quantity: 4, note: 'Long sleeves' },
    { ...shirt, id: 'open', choice: {} },
    { ...radio, quantity: 2 },
  ];
  const list = updateDetails(listOf(...lines), { organization: 'Springfield PD', state: 'TX', note: 'Ring\ntwice.' });
  expect(requestText(list, reviewList(list, rows))).toBe(
    `
Agency: Springfield PD
Ship to: Texas
Note: Ring
twice.

4 × Acme Shirt, Item 7970, L: $1,049.99 each, $4,199.96
Note: Long sleeves
1 × Acme Shirt, Item 7970: $1,049.99
Choose a size.
2 × Acme Radio, Our no. radio: on request

Total: $5,249.95, 5 items
Discounts: $250.05
1 item needs a size.
The total does not include 1 line priced on request.
`.trim(),
  );
});

test.each([
  [{}, 'Request list'],
  [{ organization: 'PD', contact: 'Ann', po: '12' }, 'Request list, PD, PO 12'],
  [{ contact: 'Ann', po: 'P.O. 12' }, 'Request list, Ann, P.O. 12'],
])('the title of a list with %j is %s', (details, title) => {
  expect(requestTitle(updateDetails(listOf({}), details))).toBe(title);
});

test('a short list is mailed completely', () => {
  const list = listWith(2);
  const { href, missing } = mailOf(list);
  expect([bodyOf(href), missing]).toEqual([requestText(list, reviewList(list, rows)), 0]);
  expect(new URL(href).pathname).toBe('sales@shop.example');
  expect(new URL(href).searchParams.get('subject')).toBe('Request list, Springfield PD, PO A&B 1');
});

test('a long list is mailed with as many whole lines as fit, and the number of missing lines', () => {
  const { href, missing } = mailOf(listWith(200));
  const body = bodyOf(href);
  const mailed = body.match(/^1 × .*: \$1,049\.99$/gm)?.length ?? 0;
  expect(mailed).toBeGreaterThan(12);
  expect([mailed + missing, href.length <= 1900]).toEqual([200, true]);
  expect(body).toContain(`${missing} more lines did not fit here: see the CSV file or the link.`);
});

test('if a long note leaves no space for lines, it is left out', () => {
  const { href, missing } = mailOf(listWith(3, { note: 'x'.repeat(1900) }));
  expect([missing, /xxx/.test(href), bodyOf(href).includes('Agency: Springfield PD')]).toEqual([0, false, true]);
});

test('the link of any list has at most 1900 characters', () => {
  forAll(
    fc.property(anyList, (list) => {
      const { href, missing } = mailOf(list);
      expect([href.length <= 1900, missing >= 0 && missing <= list.lines.length]).toEqual([true, true]);
      expect(() => new URL(href)).not.toThrow();
    }),
  );
});

test('an address cannot add fields to the e-mail', () => {
  const list = listWith(1);
  const { href } = toMailto('a@b.example?bcc=evil@x.example', list, reviewList(list, rows));
  expect(new URL(href).searchParams.has('bcc')).toBe(false);
});
