import type { IndexRow } from '@/lib/index/row';
import { OrderKnowledge } from '@/lib/order/order-knowledge';
import { resolveOrder } from '@/lib/order/resolve-order';
import { searchIn } from '../search/catalogues';
import { said } from './said';

/** Reads lines over some goods, in the words of `said`. */
export function readerOf(rows: readonly IndexRow[]) {
  const knowledge = new OrderKnowledge(rows, searchIn(rows).searcher);
  const resolve = (text: string) => resolveOrder(text, knowledge);
  return { resolve, read: (text: string) => resolve(text).map(said) };
}
