import { resolveVariant } from '@/lib/catalogue/variants/resolve-variant';
import { fromColumns } from '@/lib/index/columns';
import { soldOf } from '@/lib/index/sold-of';
import { toColumns } from '@/lib/index/to-columns';
import { soldToday } from '@/lib/listing/sold-today';
import { toRow } from '@/lib/listing/to-row';
import { variantDesk } from '@/lib/listing/variant-desk';
import { shopDay } from '@/lib/shop-day';
import { CatalogueEngine } from '@/lib/worker/engine';
import { productFrom } from '@/tests/fixtures/catalogue';

const PLAIN = { price: 30, oldPrice: 40, until: '2026-12-31', priceUntil: '2026-12-24' };
const VARIED = {
  ...PLAIN,
  available_sizes: ['S', 'XL'],
  variants: [{ size: 'XL', price: 35 }],
};

/** The row of a product, as the script of a page reads it on a day. */
function rowOn(fields: Record<string, unknown>, today: string) {
  const columns = JSON.parse(JSON.stringify(toColumns([toRow(productFrom(fields))])));
  const [row] = fromColumns(columns, (packed, own) => soldToday(packed, own, today));
  if (!row) throw new Error('no row');
  return row;
}

test.each<[string, Record<string, unknown>, number]>([
  ['a product', PLAIN, 30],
  ['one whose sizes differ in price', VARIED, 30],
])('an index from before the end of the lower price of %s says the price from before', (_, fields, lower) => {
  const [before, after] = ['2026-12-24', '2026-12-25'].map((day) => rowOn(fields, day));
  expect([before?.card.price, before?.card.oldPrice, before?.card.ends?.[1]]).toEqual([
    lower,
    40,
    'Price until Dec 24, 2026',
  ]);
  expect([after?.card.price, after?.card.oldPrice, after?.card.ends]).toEqual([40, undefined, undefined]);
  expect(after && resolveVariant(soldOf(after), {}).price).toBe(40);
});

test('of two ends a card names the one that comes first, as the catalogue is built on each day', () => {
  expect(rowOn({ until: '2026-12-01' }, '2026-11-01').card.ends).toEqual([
    '2026-12-01',
    'Until Dec 1, 2026',
    'Ended Dec 1, 2026',
  ]);
});

test('goods whose last day is past are in no list', () => {
  const on = (until: string) => {
    const columns = toColumns([toRow(productFrom({ until })), toRow(productFrom({ id: 'test-102' }))]);
    return new CatalogueEngine(columns, () => [], variantDesk).size;
  };
  expect([on(shopDay()), on('2026-01-01')]).toEqual([2, 1]);
});
