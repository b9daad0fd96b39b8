import { priceSpan } from '../catalogue/variants/price-span';
import type { PackedSold } from '../index/packed-sold';
import type { IndexRow } from '../index/row';
import { unpackSold } from '../index/unpack-sold';
import { shopDay } from '../shop-day';

/**
 * The facts of a row's combinations out of the index, as they are on a day in the shop's time zone, that of the visit: the index may be
 * older than a last day that it names. The card of a row whose lower price is over gets the price from before.
 */
export function soldToday(packed: PackedSold, row: IndexRow, today = shopDay()) {
  const sold = unpackSold(packed, row);
  const { until, priceUntil } = sold;
  if (until && until < today) sold.isEnded = true;
  if (priceUntil && priceUntil < today) {
    sold.isPriceOver = true;
    const { card, colors, sizes } = row;
    const { price, highest } = priceSpan({ ...sold, colors, sizes });
    const { oldPrice: _, isFrom: __, ends: ___, ...rest } = card;
    row.card = { ...rest, price, ...(highest > price && { isFrom: true as const }) };
  }
  return sold;
}
