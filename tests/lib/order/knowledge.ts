import type { IndexRow } from '@/lib/listing/row';
import { variantsNumbered } from '@/lib/listing/variants-numbered';
import { OrderDesk } from '@/lib/order/order-desk';
import { said } from './said';

/** Reads lines over some goods, in the words of `said`. */
export function readerOf(rows: readonly IndexRow[]) {
  const desk = new OrderDesk(rows, { variantsNumbered });
  const resolve = (text: string) => desk.resolve(text);
  return { resolve, read: (text: string) => resolve(text).map(said) };
}
