import type { IndexRow } from '../listing/row';
import { doubtRevised } from './doubt-revised';
import { Goods } from './goods';
import type { VariantNumbers } from './goods-numbers';
import { type OrderPiece, orderPieces } from './order-pieces';
import { type Previous, previousOf } from './previous';
import type { Resolution, TableColumns } from './resolution';
import { resolveLine } from './resolve-line';
import { countsAlone, replaces, revises, takesBack } from './revisions';

/** Things that a later line may ask for again. */
const MOST_REMEMBERED = 12;

/** Reads orders for goods of an index; it learns what it has to know of them once. */
export class OrderDesk {
  private goods: Goods | undefined;
  private readonly learning: Generator<void, Goods>;

  constructor(rows: readonly IndexRow[], variants?: VariantNumbers) {
    this.learning = Goods.learn(rows, variants);
  }

  /** The meanings of a text's lines, in their order. */
  resolve(text: string, columns?: TableColumns): Resolution[] {
    const reading = this.read(text, columns);
    for (;;) {
      const { done, value } = reading.next();
      if (done) return value;
    }
  }

  /** The same step by step: after each line it tells how many are read, of how many. */
  *read(text: string, columns: TableColumns = {}): Generator<{ done: number; of: number }, Resolution[]> {
    const goods = yield* this.learned(text);
    const pieces: OrderPiece[] = orderPieces(text, columns, goods);
    const found: Resolution[] = [];
    let previous: Previous[] = [];
    for (const [index, piece] of pieces.entries()) {
      const meanings: Resolution[] = 'kind' in piece ? [piece] : resolveLine(piece, goods, previous);
      const isFound = meanings.some(({ kind }) => kind === 'found');
      if (!('kind' in piece)) {
        const isOpen =
          revises(piece.text) || (countsAlone(piece.text) && !isFound) || (takesBack(piece.text) && !isFound);
        if (isOpen || replaces(piece.text, goods)) doubtRevised(found, piece, goods, meanings, isOpen);
      }
      found.push(...meanings);
      const ordered = previousOf(meanings, (row) => goods.placeOf(row));
      previous = [...previous, ...ordered].slice(-MOST_REMEMBERED);
      yield { done: index + 1, of: pieces.length };
    }
    return found;
  }

  /** The goods, which are learned before the first text is read; several readings learn them together. */
  private *learned(text: string): Generator<{ done: number; of: number }, Goods> {
    const of = text.split('\n').length;
    while (!this.goods) {
      const step = this.learning.next();
      if (step.done) this.goods = step.value;
      else yield { done: 0, of };
    }
    return this.goods;
  }
}
