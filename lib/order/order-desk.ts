import type { IndexRow } from '../index/row';
import { toAtoms } from './atoms';
import { findGoods } from './find-goods';
import { doubted } from './found-part';
import { Goods } from './goods';
import { FOUND } from './limits';
import type { OrderLine } from './order-line';
import { type OrderPiece, orderPieces } from './order-pieces';
import { type Previous, previousOf } from './previous';
import type { Resolution, TableColumns } from './resolution';
import { resolveLine } from './resolve-line';

import { correctsNumber, countsAlone, revises, speaksOfEarlier, takesBack } from './revisions';

type Found = Extract<Resolution, { kind: 'found' }>;

/** The share of a part of a line from which on it may speak of goods ordered before. */
const LEAST = 0.34;
const CHANGED = 'A later line changes this one.';

/** Things that a later line may ask for again. */
const MOST_REMEMBERED = 12;

/** Reads orders for goods of an index; it learns what it has to know of them once. */
export class OrderDesk {
  private goods: Goods | undefined;

  constructor(private readonly rows: readonly IndexRow[]) {}

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
    const goods = this.goods ?? (yield* this.learn(text));
    this.goods = goods;
    const pieces: OrderPiece[] = orderPieces(text, columns, goods);
    const found: Resolution[] = [];
    let previous: Previous[] = [];
    for (const [index, piece] of pieces.entries()) {
      const meanings: Resolution[] = 'kind' in piece ? [piece] : resolveLine(piece, goods, previous);
      const isFound = meanings.some(({ kind }) => kind === 'found');
      if (!('kind' in piece)) {
        const isOpen =
          revises(piece.text) || (countsAlone(piece.text) && !isFound) || (takesBack(piece.text) && !isFound);
        if (isOpen || correctsNumber(piece.text)) doubtRevised(found, piece, goods, meanings, isOpen);
      }
      found.push(...meanings);
      const ordered = previousOf(meanings, (row) => goods.placeOf(row));
      previous = [...previous, ...ordered].slice(-MOST_REMEMBERED);
      yield { done: index + 1, of: pieces.length };
    }
    return found;
  }

  /** Learns the goods before the first text is read. */
  private *learn(text: string): Generator<{ done: number; of: number }, Goods> {
    const learning = Goods.learn(this.rows);
    const of = text.split('\n').length;
    for (;;) {
      const step = learning.next();
      if (step.done) return step.value;
      yield { done: 0, of };
    }
  }
}

/** Asks for what a line changes: the goods that it names, else the line right before, or all that belong together with it. */
function doubtRevised(
  found: Resolution[],
  { text, at }: OrderLine,
  goods: Goods,
  meanings: readonly Resolution[],
  isOpen: boolean,
): void {
  const rows = meanings.flatMap((one) =>
    one.kind === 'found' ? [one.candidate.row] : one.kind === 'which' ? one.candidates.map(({ row }) => row) : [],
  );
  const named = text.split(/[,;:–—]/).map((part) => findGoods(toAtoms(part), goods));
  const told = named.flatMap(({ meant, share }) => (share < LEAST ? [] : meant.map(({ place }) => goods.rows[place])));
  const [person] = meanings.flatMap((one) => ('person' in one && one.person !== undefined ? [one.person] : []));
  const nouns = toAtoms(text).filter(({ stem }) => goods.isNoun(stem));
  const worn = found.flatMap((one) => {
    const place = one.kind === 'found' ? goods.placeOf(one.candidate.row) : -1;
    return place >= 0 && nouns.some(({ stem }) => goods.wordsOf(place).strong.has(stem)) ? [goods.rows[place]] : [];
  });
  const [isRight] = [rows, told, worn]
    .map((some) => (one: Resolution) => one.kind === 'found' && some.includes(one.candidate.row))
    .filter((test) => found.some(test));
  const isEarlier = speaksOfEarlier(text);
  if (isRight && !isEarlier) {
    const isTheirs = (one: Resolution) => isRight(one) && (one as Found).person === person;
    const colors = meanings.flatMap((one) => (one.kind === 'found' ? [one.candidate.choice.color] : []));
    const isColored = (one: Resolution) => isRight(one) && colors.includes((one as Found).candidate.choice.color);
    const isMeant = [isTheirs, isColored, isRight].find((test) => found.some(test)) as (one: Resolution) => boolean;
    const { at: line } = found.findLast(isMeant) as Found;
    for (const [index, one] of found.entries())
      if (one.at === line && isMeant(one)) found[index] = doubted(one as Found, CHANGED);
    return;
  }
  if (!isOpen || named.some(({ isCertain, share }) => isCertain && share >= FOUND)) return;
  let least = at;
  const [last] = found.slice(-1);
  for (let index = found.length - 1; index >= 0; index -= 1) {
    const one = found[index] as Resolution;
    if (one.at < least - 1 || (!isEarlier && one.at !== last?.at)) break;
    least = one.at;
    if (one.kind === 'found') found[index] = doubted(one, CHANGED);
  }
}
