import type { IndexRow } from '@/lib/index/row';
import { variantDesk } from '@/lib/listing/variant-desk';
import { OrderDesk } from '@/lib/order/order-desk';
import { said } from './said';

/** Reads lines over some goods, in the words of `said`. */
export function readerOf(rows: readonly IndexRow[]) {
  const desk = new OrderDesk(rows, variantDesk);
  const resolve = (text: string) => desk.resolve(text);
  return { resolve, read: (text: string) => resolve(text).map(said) };
}
