import { inShop } from '@/tests/fixtures/in-shop';

/** A list of three coats in all output formats. */
const outputsIn = (currency: string, locale: string, price: number, settings?: object) =>
  inShop(
    currency,
    locale,
    async () => {
      const { createElement } = await import('react');
      const { renderToStaticMarkup } = await import('react-dom/server');
      const { PrintedRequest } = await import('@/components/request/printed-request');
      const { updateDetails } = await import('@/lib/request/edit-list');
      const { toRequestCsv } = await import('@/lib/request/request-csv');
      const { toPayload } = await import('@/lib/request/request-payload');
      const { requestText, toMailto } = await import('@/lib/request/request-text');
      const { reviewList } = await import('@/lib/request/review-list');
      const { indexRowsOf } = await import('@/tests/fixtures/index-rows');
      const { lineFor, listOf } = await import('./request-lists');
      const rows = indexRowsOf({ id: 'coat', name: 'Coat', brand: 'Acme', price, sizes: [] });
      const lines = rows.map((row) => lineFor(row, { choice: {}, quantity: 3 }));
      const list = updateDetails(listOf(...lines), { email: 'ann@example.com' });
      const review = reviewList(list, rows);
      const plain = (text: string) => text.replaceAll('\u00a0', ' ');
      return {
        csv: toRequestCsv(list, review, (id) => `/${id}`),
        text: plain(requestText(list, review)),
        payload: toPayload(list, review),
        mail: plain(decodeURIComponent(toMailto('a@example.com', list, review).href)),
        print: plain(renderToStaticMarkup(createElement(PrintedRequest, { list, review }))),
      };
    },
    settings,
  );

test('in euros all amounts are in euros, with the shop’s words about taxes', async () => {
  const { csv, text, payload, mail, print } = await outputsIn('EUR', 'de-DE', 416.63, { taxWords: 'incl. VAT' });
  expect(text).toContain('416,63 € each, 1.249,89 €');
  expect([text, mail, print]).toEqual(Array(3).fill(expect.stringContaining('1.249,89 € incl. VAT')));
  expect(csv).toContain(';416,63;1249,89;');
  expect(payload).toMatchObject({
    total: 1249.89,
    currency: 'EUR',
    taxWords: 'incl. VAT',
    lines: [{ unitPrice: 416.63, total: 1249.89 }],
  });
});

test('in a currency with three decimals amounts are exact', async () => {
  const { csv, payload } = await outputsIn('KWD', 'en-KW', 4.105);
  expect(csv).toContain('4.105,12.315');
  expect(payload).toMatchObject({ total: 12.315, currency: 'KWD' });
});
