import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ProductView } from '@/components/product/product-view';
import { PrintedOrder } from '@/components/request/printed-order';
import { formatPrice } from '@/lib/catalogue/price';
import { toRow } from '@/lib/listing/to-row';
import { BLANK_HEAD } from '@/lib/request/request';
import { reviewList } from '@/lib/request/review';
import { parseRows, productsFrom } from '@/tests/fixtures/catalogue';
import { forAll } from '@/tests/fixtures/for-all';
import { type Spelled, spelledPrice, spellOut } from '@/tests/fixtures/spelled-out';
import { variedRows } from '@/tests/fixtures/varied-rows';
import { lineFor } from '@/tests/lib/request/lists';

const RUNS = 1000;
const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .trim();
const cellsOf = (row: string) => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) => text(cell));
const rowsOf = (table: string) => [...table.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) => cellsOf(row));

/** The row of the page's table for a combination, by what the guide says of it. */
function tableWords({ made, number, price, oldPrice, stock }: Spelled, model: string | undefined, isStocked: boolean) {
  if (!made) return 'not made';
  const facts = [
    number !== model && number,
    price > 0 ? formatPrice(price) : undefined,
    oldPrice !== undefined && `before ${formatPrice(oldPrice)}`,
    isStocked && (stock === 0 ? 'sold out' : `${stock} in stock`),
  ];
  return facts.filter(Boolean).join(', ');
}

test('the page without script says the range, and in its table each combination as it is sold', () => {
  forAll(
    fc.property(variedRows, (raw) => {
      const [product] = productsFrom(parseRows(raw));
      if (!product) throw new Error('no product');
      const html = renderToStaticMarkup(createElement(ProductView, { product, pieces: [], kits: [] }));
      const all = spellOut(raw);
      const elsewhere = spellOut({ ...raw, stock: 9999 });
      const prices = all.flatMap(({ made, price }) => (made && price > 0 ? price : []));
      const [least, most] = [Math.min(...prices), Math.max(...prices)];
      const head = text(html.slice(0, html.indexOf('<form')));
      if (prices.length > 0) expect(head).toContain(formatPrice(least));
      if (most > least) expect(head).toContain(`${formatPrice(least)} to ${formatPrice(most)}`);

      const words = all.map((one, at) => tableWords(one, raw.model, elsewhere[at]?.stock !== 9999));
      const table =
        /<table[^>]*aria-label="Numbers and prices".*?<\/table>|<table[^>]*><caption[^>]*>Numbers and prices.*?<\/table>/s.exec(
          html,
        )?.[0];
      const told = rowsOf(table ?? '').filter((cells) => cells.length === 2);
      if (new Set(words).size > 1 || told.length > 0) {
        const values = told.map(([, value = '']) =>
          value
            .split(', ')
            .filter((words) => !/^contact for price$/i.test(words))
            .join(', '),
        );
        expect(new Set(values)).toEqual(new Set(words));
      }
    }),
    RUNS,
  );
});

test('the printed order says number, choice, unit price after breaks and total of each combination', () => {
  forAll(
    fc.property(variedRows, fc.nat(), fc.constantFrom(1, 6, 12, 48), (raw, at, quantity) => {
      const [row] = productsFrom(parseRows(raw)).map(toRow);
      const all = spellOut(raw);
      const one = all[at % all.length];
      if (!row || !one) throw new Error('no product');
      const { lines, totals } = reviewList({ head: BLANK_HEAD, lines: [lineFor(row, { ...one, quantity })] }, [row]);
      const html = renderToStaticMarkup(createElement(PrintedOrder, { head: BLANK_HEAD, lines, totals }));
      const cells = rowsOf(html).find(([first]) => first === '1') ?? [];
      const unit = spelledPrice(raw, one, quantity);
      const sum = formatPrice((Math.round(unit * 100) * quantity) / 100);
      expect(cells[1]).toContain(one.number ?? raw.id);
      for (const value of Object.values(one.choice)) expect(cells[2]).toContain(value);
      expect([cells[4], cells[5], cells[6]]).toEqual([
        String(quantity),
        one.made ? (unit > 0 ? formatPrice(unit) : 'on request') : 'not counted',
        one.made && unit > 0 ? sum : '–',
      ]);
      expect(text(html)).toContain(`Total ${one.made && unit > 0 ? sum : formatPrice(0)}`);
    }),
    RUNS,
  );
});
