import type { RequestList } from '@/lib/request/request';
import { inShop } from '@/tests/fixtures/in-shop';

/** What a list of three coats comes to in a shop, as all that a buyer sends or prints. */
const outputsIn = (currency: string, locale: string, price: number, settings?: object) =>
  inShop(
    currency,
    locale,
    async () => {
      const [{ indexRowsOf }, { newLine, setHead }, { listOf }, { reviewList }] = await Promise.all([
        import('@/tests/fixtures/index-rows'),
        import('@/lib/request/operations'),
        import('./lists'),
        import('@/lib/request/review'),
      ]);
      const [csv, { toTextTable }, { toPayload }, { toMailto }, server, { OrderTotals }, { PrintedOrder }, React] =
        await Promise.all([
          import('@/lib/request/csv'),
          import('@/lib/request/text-table'),
          import('@/lib/request/payload'),
          import('@/lib/request/mail'),
          import('react-dom/server'),
          import('@/components/request/order-totals'),
          import('@/components/request/printed-order'),
          import('react'),
        ]);
      const rows = indexRowsOf({ id: 'coat', name: 'Coat', brand: 'Acme', price, sizes: [] });
      const [coat] = rows.map((row) => newLine(row.card, { ...row.card, ...row }, { choice: {}, quantity: 1 }));
      const list: RequestList = setHead(listOf({ ...coat, quantity: 3 }), { email: 'ann@example.com' });
      const review = reviewList(list, rows);
      const plain = (text: string) => text.replaceAll('\u00a0', ' ');
      const drawn = (part: Parameters<typeof server.renderToStaticMarkup>[0]) =>
        plain(server.renderToStaticMarkup(part).replace(/<[^>]+>/g, '|'));
      const sheet = csv.toRequestCsv(list, review, (id) => `/${id}`);
      return {
        sheet,
        again: csv.fromRequestCsv(sheet),
        table: plain(toTextTable(list, review)),
        payload: toPayload(list, review),
        mail: plain(decodeURIComponent(toMailto('a@example.com', list, review).href)),
        totals: drawn(React.createElement(OrderTotals, { totals: review.totals })),
        print: drawn(
          React.createElement(PrintedOrder, { head: list.head, lines: review.lines, totals: review.totals }),
        ),
      };
    },
    settings,
  );

test('in euros every sum is one of euros, with the shop’s word on taxes', async () => {
  const { sheet, table, payload, mail, totals, print } = await outputsIn('EUR', 'de-DE', 416.63, {
    taxWords: 'incl. VAT',
  });
  expect(table).toMatch(/416,63 € +1\.249,89 €\n/);
  expect(table).toMatch(/Total of 1 line, 3 pieces +1\.249,89 € incl\. VAT/);
  expect(mail).toContain('1.249,89 € incl. VAT');
  expect(totals).toMatch(/1\.249,89 €\|+incl\. VAT/);
  expect(print).toContain('Total |1.249,89 € incl. VAT|');
  expect(sheet).toContain(';416,63;1249,89;');
  expect(payload).toMatchObject({
    total: 1249.89,
    currency: 'EUR',
    taxWords: 'incl. VAT',
    lines: [{ unitPrice: 416.63, total: 1249.89 }],
  });
});

test('in a currency of three decimals sums are whole in its smallest unit', async () => {
  const { sheet, payload, again } = await outputsIn('KWD', 'en-KW', 4.105);
  expect(sheet).toContain('4.105,12.315');
  expect(payload).toMatchObject({ total: 12.315, currency: 'KWD' });
  expect(again?.list.lines[0]?.price).toBe(4.105);
});
