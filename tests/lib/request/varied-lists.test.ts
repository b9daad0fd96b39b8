import fc from 'fast-check';
import Papa from 'papaparse';
import { formatPrice } from '@/lib/catalogue/price';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { toRow } from '@/lib/listing/to-row';
import { fromRequestCsv, LINE_COLUMNS, toRequestCsv } from '@/lib/request/csv';
import { fromLink, toLink } from '@/lib/request/link';
import { toPayload } from '@/lib/request/payload';
import { BLANK_HEAD } from '@/lib/request/request';
import { reviewList } from '@/lib/request/review';
import { toTextTable } from '@/lib/request/text-table';
import { parseRows, productsFrom } from '@/tests/fixtures/catalogue';
import { forAllAsync } from '@/tests/fixtures/for-all';
import { spelledPrice, spellOut } from '@/tests/fixtures/spelled-out';
import { variedRows } from '@/tests/fixtures/varied-rows';
import { lineFor, withoutIds } from './lists';

/** Products, a thousand in all runs, and wishes for some of their combinations, each by its place among all that are spelled out. */
const wishes = fc.array(
  fc.record({
    raw: variedRows,
    asked: fc.array(fc.record({ at: fc.nat(), quantity: fc.constantFrom(1, 5, 6, 11, 12, 47, 48, 9999) }), {
      minLength: 1,
      maxLength: 4,
    }),
  }),
  { minLength: 1, maxLength: 2 },
);

/** A wish with its row of the index, and the words of the guide on what it costs. */
function spelled(raw: RawProduct, at: number, quantity: number) {
  const all = spellOut(raw);
  const one = all[at % all.length] as (typeof all)[number];
  const unit = spelledPrice(raw, one, quantity);
  const isCounted = one.made && unit > 0;
  const cents = Math.round(unit * 100);
  const former = one.oldPrice === undefined ? cents : Math.max(cents, Math.round(one.oldPrice * 100));
  return {
    ...one,
    quantity,
    unit,
    isCounted,
    cents: isCounted ? cents * quantity : 0,
    off: (former - cents) * quantity,
  };
}

test('list, total, CSV there and back, link, table and what is sent agree with every combination spelled out', () =>
  forAllAsync(
    fc.asyncProperty(wishes, async (products) => {
      const goods = products.map(({ raw, asked }, index) => {
        const [row] = productsFrom(parseRows({ ...raw, id: `p-${index}` })).map(toRow);
        if (!row) throw new Error('no product');
        return { row, asked: asked.map(({ at, quantity }) => spelled(raw, at, quantity)) };
      });
      const expected = goods.flatMap(({ asked }) => asked);
      const lines = goods.flatMap(({ row, asked }) => asked.map((wish) => lineFor(row, wish)));
      const list = { head: BLANK_HEAD, lines };
      const review = reviewList(
        list,
        goods.map(({ row }) => row),
      );
      const total = expected.reduce((sum, { cents }) => sum + cents, 0);
      const off = expected.reduce((sum, one) => sum + (one.isCounted ? one.off : 0), 0);

      expect(review.lines.map(({ number, amount, hasNews }) => [number, amount, hasNews])).toEqual(
        expected.map(({ number, cents }) => [number, cents, false]),
      );
      expect(review.lines.map(({ leftOut }) => leftOut)).toEqual(
        expected.map(({ made, unit }) => (made ? (unit > 0 ? undefined : 'on-request') : 'not-offered')),
      );
      expect([review.totals.subtotal, review.totals.saved]).toEqual([total, off]);

      const csv = toRequestCsv(list, review, (product) => product);
      const { data } = Papa.parse<Record<string, string>>(csv.slice(1), { header: true });
      expect(
        data.map((cells) => [cells[LINE_COLUMNS.model], cells[LINE_COLUMNS.price], cells[LINE_COLUMNS.total]]),
      ).toEqual(
        expected.map(({ number, unit, isCounted, cents }) => [
          number ?? '',
          unit > 0 ? unit.toFixed(2) : '',
          isCounted ? (cents / 100).toFixed(2) : '',
        ]),
      );
      for (const name of ['Hand', 'Finish'])
        expect(data.map((cells) => cells[`Choice: ${name}`] ?? '')).toEqual(
          expected.map(({ choice }) => choice[name] ?? ''),
        );
      expect(withoutIds(fromRequestCsv(csv)?.list ?? list)).toEqual(withoutIds(list));
      expect(withoutIds((await fromLink((await toLink(list)) ?? ''))?.list ?? list)).toEqual(withoutIds(list));

      const table = toTextTable(list, review).split('\n');
      const heads = table.filter((text) => /^ {0,2}\d+ {2}/.test(text)).map((text) => text.trim().split(/ {2,}/));
      expect(heads).toEqual(
        expected.map(({ number, quantity, unit, made, isCounted, cents }, index) => [
          String(index + 1),
          ...(number ? [number] : []),
          String(quantity),
          isCounted ? formatPrice(unit) : made ? 'on request' : 'not counted',
          isCounted ? formatPrice(cents / 100) : '–',
        ]),
      );
      expect(table.find((text) => text.startsWith('Total of'))?.endsWith(` ${formatPrice(total / 100)}`)).toBe(true);

      const payload = toPayload(list, review);
      expect(payload.total).toBe(total / 100);
      expect(payload.lines).toEqual(
        expected.map(({ choice, quantity, number, unit, isCounted, cents }) =>
          expect.objectContaining({
            choice,
            quantity,
            ...(number !== undefined && { model: number }),
            ...(isCounted && { unitPrice: unit, total: cents / 100 }),
          }),
        ),
      );
      expect(payload.lines.map((line) => 'total' in line)).toEqual(expected.map(({ isCounted }) => isCounted));
    }),
    1000,
  ));
