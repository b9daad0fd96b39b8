import type { IndexRow } from '../index/row';
import type { Searcher } from '../search/searcher';
import { OrderKnowledge } from './order-knowledge';
import type { Resolution } from './resolution';
import { resolveOrder } from './resolve-order';

/** Reads orders for goods of an index; it learns what it has to know of them once. */
export class OrderDesk {
  private readonly knowledge: OrderKnowledge;

  constructor(rows: readonly IndexRow[], searcher: Searcher) {
    this.knowledge = new OrderKnowledge(rows, searcher);
  }

  /** What each line of a text means, in their order. */
  resolve(text: string): Resolution[] {
    return resolveOrder(text, this.knowledge);
  }
}
