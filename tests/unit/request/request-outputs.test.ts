import fc from 'fast-check';
import Papa from 'papaparse';
import { updateDetails, updateLine } from '@/lib/request/edit-list';
import { toRequestCsv } from '@/lib/request/request-csv';
import type { RequestDetails, RequestList } from '@/lib/request/request-list';
import { missingDetail, requestReference, toPayload } from '@/lib/request/request-payload';
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
const list = updateDetails(
  listOf(
    { ...shirt, choice: { size: 'L' }, quantity: 4, note: 'Long sleeves' },
    { ...shirt, id: 'open', choice: {} },
    { ...radio, quantity: 2 },
    { product: 'gone', price: 5 },
  ),
  { organization: 'Springfield PD', state: 'TX', email: 'ann@pd.example', note: 'Ring\ntwice.' },
);

describe('the text of a list', () => {
  test('has details, lines and total', () => {
    expect(requestText(list, reviewList(list, rows))).toBe(
      `
Agency: Springfield PD
E-mail: ann@pd.example
Ship to: Texas
Note: Ring
twice.

4 × Acme Shirt, Item 7970, L: $1,049.99 each, $4,199.96
Note: Long sleeves
1 × Acme Shirt, Item 7970: $1,049.99
Choose a size.
2 × Acme Radio, Our no. radio: on request
1 × Maker Plain Shirt, Our no. gone: not counted
This product is no longer in the catalog.

Total: $5,249.95, 5 items
Discounts: $250.05
1 item needs a size.
The total does not include 1 line priced on request and 1 line no longer in the catalog.
`.trim(),
    );
  });

  test.each([
    [{}, 'Request list'],
    [{ organization: 'PD', contact: 'Ann', po: '12' }, 'Request list, PD, PO 12'],
    [{ contact: 'Ann', po: 'P.O. 12' }, 'Request list, Ann, P.O. 12'],
  ])('has a title from %j: %s', (details, title) => {
    expect(requestTitle(updateDetails(listOf({}), details))).toBe(title);
  });
});

describe('an e-mail', () => {
  const mailOf = (mailed: RequestList) => toMailto('sales@shop.example', mailed, reviewList(mailed, rows));
  const bodyOf = (href: string) => new URL(href).searchParams.get('body')?.replaceAll('\r\n', '\n') ?? '';
  const listWith = (count: number, details: Partial<RequestDetails> = {}) => {
    const lines = Array.from({ length: count }, (_, at) => ({ ...shirt, id: `${at}`, choice: { size: 'L' } }));
    return updateDetails(listOf(...lines), { organization: 'Springfield PD', po: 'A&B 1', ...details });
  };

  test('has all lines of a short list', () => {
    const short = listWith(2);
    const { href, missing } = mailOf(short);
    expect([bodyOf(href), missing]).toEqual([requestText(short, reviewList(short, rows)), 0]);
    expect(new URL(href).pathname).toBe('sales@shop.example');
    expect(new URL(href).searchParams.get('subject')).toBe('Request list, Springfield PD, PO A&B 1');
  });

  test('has as many whole lines of a long list as fit, and the number of missing lines', () => {
    const { href, missing } = mailOf(listWith(200));
    const mailed = bodyOf(href).match(/^1 × .*: \$1,049\.99$/gm)?.length ?? 0;
    expect(mailed).toBeGreaterThan(12);
    expect([mailed + missing, href.length <= 1900]).toEqual([200, true]);
    expect(bodyOf(href)).toContain(`${missing} more lines did not fit here: see the CSV file or the link.`);
  });

  test('has no note that leaves no room for lines', () => {
    const { href, missing } = mailOf(listWith(3, { note: 'x'.repeat(1900) }));
    expect([missing, /xxx/.test(href), bodyOf(href).includes('Agency: Springfield PD')]).toEqual([0, false, true]);
  });

  test('gets no further fields from its address', () => {
    const { href } = toMailto('a@b.example?bcc=evil@x.example', list, reviewList(list, rows));
    expect(new URL(href).searchParams.has('bcc')).toBe(false);
  });
});

describe('a CSV file', () => {
  const csvOf = (saved: RequestList) =>
    toRequestCsv(saved, reviewList(saved, rows), (product) => `https://shop.example/products/${product}/`);
  const cellsOf = (csv: string) => Papa.parse<string[]>(csv.slice(1)).data;

  test('has columns for the sizes and options in use, and order details in every row', () => {
    const trousers = { product: 'trousers', model: '007', choice: { waist: '34', length: '32', Hand: 'Left' } };
    const [header, first, second] = cellsOf(
      csvOf({ ...list, lines: listOf({ ...shirt, quantity: 2 }, trousers).lines }),
    );
    expect(header?.join('|')).toBe(
      'Item number|Product name|Waist|Length|Option: Hand|Quantity|Unit price|Total|Note|Messages|Page|' +
        'Order agency|Order contact|Order e-mail|Order po number|Order ship to|Order note',
    );
    const details = ['Springfield PD', '', 'ann@pd.example', '', 'Texas', 'Ring\ntwice.'];
    const page = 'https://shop.example/products/shirt/';
    const values = ['2', '1049.99', '2099.98', '', 'Choose a size.', page];
    expect(first).toEqual(['7970', 'Acme Shirt', '', '', '', ...values, ...details]);
    const gone = ['1', '', '', '', 'This product is no longer in the catalog.', ''];
    expect(second).toEqual(['007', 'Maker Plain Shirt', '34', '32', 'Left', ...gone, ...details]);
  });

  test('of any list has no cell that starts a formula', () => {
    const hostile = updateDetails(listOf({ note: '=HYPERLINK("x")' }), {
      organization: '@Springfield "PD"',
      po: '-12',
    });
    const escaped = ['\'=HYPERLINK("x")', "'-12", '\'@Springfield "PD"'];
    expect(cellsOf(csvOf(hostile)).flat()).toEqual(expect.arrayContaining(escaped));
    forAll(
      fc.property(anyList, (anyOther) => {
        const formulas = cellsOf(csvOf(anyOther))
          .flat()
          .filter((cell) => /^\s*[=+\-@\t\r]/.test(cell));
        expect(formulas).toEqual([]);
      }),
    );
  });
});

describe('the payload', () => {
  const payload = toPayload(list, reviewList(list, rows));

  test('has the usual form fields; the name is the contact or else the organization', () => {
    expect(payload).toMatchObject({
      name: 'Springfield PD',
      email: 'ann@pd.example',
      subject: 'Request list, Springfield PD',
      message: expect.stringContaining('Total: $5,249.95, 5 items'),
      details: list.details,
      total: 5249.95,
    });
    const named = updateDetails(list, { contact: 'Ann Smith' });
    expect(toPayload(named, reviewList(named, rows)).name).toBe('Ann Smith');
  });

  test('has lines with the current number, the price if it is in the total, and open options', () => {
    const sold = { product: 'shirt', name: 'Shirt', brand: 'Acme', itemNumber: '7970', model: '7970' };
    expect(payload.lines).toEqual([
      { ...sold, choice: { size: 'L' }, quantity: 4, note: 'Long sleeves', unitPrice: 1049.99, total: 4199.96 },
      { ...sold, choice: {}, quantity: 1, unitPrice: 1049.99, total: 1049.99, open: ['size'] },
      { product: 'radio', name: 'Radio', brand: 'Acme', itemNumber: 'Our no. radio', choice: {}, quantity: 2 },
      { product: 'gone', name: 'Plain Shirt', brand: 'Maker', itemNumber: 'Our no. gone', choice: {}, quantity: 1 },
    ]);
  });

  test('has a reference in its message, which changes with the list', () => {
    expect(payload.message.endsWith(`Reference: ${payload.reference}`)).toBe(true);
    expect(requestReference(JSON.parse(JSON.stringify(list)))).toBe(payload.reference);
    const others = [
      updateLine(list, 'open', (line) => ({ ...line, quantity: 4 })),
      updateDetails(list, { po: '1' }),
      { ...list, lines: list.lines.map((line) => ({ ...line, id: `${line.id}2` })) },
    ];
    expect(new Set([payload.reference, ...others.map(requestReference)]).size).toBe(4);
  });

  test.each<[Partial<RequestDetails>, keyof RequestDetails | undefined, string | undefined]>([
    [{ email: 'a@b.example' }, 'organization', 'Agency or contact name is required.'],
    [{ organization: 'PD' }, 'email', 'Email is required.'],
    [{ contact: 'Ann', email: 'ann@' }, 'email', 'Please enter a valid email address.'],
    [{ contact: 'Ann', email: 'ann@pd.example' }, undefined, undefined],
    [{ organization: 'PD', email: 'ann@pd.example' }, undefined, undefined],
  ])('of a list with %j misses %s: %s', (details, field, message) => {
    const missing = field && { field, message };
    expect(missingDetail(updateDetails(listOf({}), details))).toEqual(missing);
  });
});
