import { sizeControls } from '../catalogue/sizes';
import type { IndexRow } from '../index/row';
import { corrected } from './corrected';
import { splitAtNumbers } from './find-numbers';
import { findProduct, type ProductsFound } from './find-product';
import { MOST_CANDIDATES } from './limits';
import { readLineRemarks } from './line-remarks';
import { isNoOrder } from './no-order';
import type { OrderKnowledge } from './order-knowledge';
import { NO_QUANTITY, quantityOfCell } from './quantity';
import { type Cells, doubtOfLeft, type RowReading, readRow } from './read-row';
import type { LineDetails, Resolution } from './resolution';
import { type OrderToken, toTokens } from './token';

/** A line by its parts. */
export type LineParts = {
  /** The whole line, to see what it is about. */
  line: string;
  item: readonly string[];
  words: readonly string[];
  cells: Cells;
  /** Cells without a heading: one may hold a name. */
  isTable: boolean;
  person?: string;
  note?: string;
};

type Meaning = Resolution extends infer Any
  ? Any extends { kind: 'heading' }
    ? never
    : Omit<Any, 'text' | 'at'>
  : never;

/** The meanings of a line, one for each of its sizes. */
export function resolveLine(parts: LineParts, knowledge: OrderKnowledge): (Meaning & { doubts: readonly string[] })[] {
  const all = splitAtNumbers(toTokens(parts.words), knowledge);
  const item = splitAtNumbers(toTokens(parts.item), knowledge);
  const remarks = readLineRemarks(all, parts.isTable, (word) => knowledge.isKnown(word));
  const words = all.filter((token) => !remarks.taken.has(token));
  const personAndNote = {
    ...pick('person', parts.person ?? remarks.person),
    ...pick('note', parts.note ?? remarks.note),
  };
  const fallback = parts.cells.quantity === undefined ? 1 : quantityOfCell(parts.cells.quantity).quantity;
  const none: Meaning = { kind: 'none', quantity: fallback, ...personAndNote, doubts: [] };
  if (isNoOrder(parts.line)) return [{ kind: 'none', quantity: fallback, doubts: [] }];
  const typed = { found: findProduct({ item, words }, knowledge), words, doubts: [] as readonly string[] };
  const better = corrected(item, words, typed.found, knowledge);
  const { found, words: read, doubts } = better ?? typed;
  return toMeanings(found, [...item, ...read], doubts, parts.cells, personAndNote, knowledge) ?? [none];
}

/** Neither a number of pieces nor a size: with strange words beside it, what looks like an item number may be a postcode. */
function isBarelyAsked({ choice, doubts }: RowReading['entries'][number], { sizes }: IndexRow): boolean {
  const isSized = sizeControls(sizes).some(({ name, values }) => values.length > 1 && name in choice);
  return !isSized && NO_QUANTITY.doubts.every((doubt) => doubts.includes(doubt));
}

/** Whether a word that was passed over tells nothing about a product; parts of a size always tell nothing. */
function isForeign({ text, word }: OrderToken, row: IndexRow, knowledge: OrderKnowledge): boolean {
  return word.length <= 3 || knowledge.read(text).some(({ fits }) => fits(row) === 0);
}

const pick = <Key extends 'person' | 'note'>(key: Key, value: string | undefined) => {
  const tidy = value?.trim();
  return tidy ? { [key]: tidy } : {};
};

function toMeanings(
  found: ProductsFound,
  tokens: readonly OrderToken[],
  guessed: readonly string[],
  cells: Cells,
  personAndNote: Partial<Pick<LineDetails, 'person' | 'note'>>,
  knowledge: OrderKnowledge,
): Meaning[] | undefined {
  const rows = found.rows.slice(0, MOST_CANDIDATES);
  const [first] = rows;
  if (!first) return undefined;
  const read = (row: IndexRow) => readRow(row, { tokens, named: found.named }, cells, knowledge);
  const own = read(first);
  const doubts = [...guessed, ...found.doubts];
  const foreign = own.left.filter((token) => isForeign(token, first, knowledge));
  const isBare =
    found.named.length > 0 && foreign.length > 0 && own.entries.every((entry) => isBarelyAsked(entry, first));
  if (found.isCertain && !isBare) {
    const left = doubtOfLeft(foreign);
    return own.entries.map(({ choice, quantity, doubts: others }) => ({
      kind: 'found' as const,
      candidate: { row: first, choice },
      quantity,
      ...personAndNote,
      doubts: [...doubts, ...others, ...left],
    }));
  }
  const readings = rows.map((row) => ({ row, ...(row === first ? own : read(row)) }));
  return own.entries.map(({ quantity, doubts: others }, index) => ({
    kind: 'which' as const,
    candidates: readings.map(({ row, entries }) => ({
      row,
      choice: entries[index]?.choice ?? entries[0]?.choice ?? {},
    })),
    quantity,
    ...personAndNote,
    doubts: [
      ...doubts,
      ...others.filter((doubt) => NO_QUANTITY.doubts.includes(doubt) || doubt.startsWith('The quantity')),
    ],
  }));
}
