import type { Choice } from '../catalogue/choice';
import type { SizeControl } from '../catalogue/size-controls';
import { summarizeSizes } from '../catalogue/summarize-sizes';
import type { IndexRow } from '../index/row';
import { MOST_PIECES } from './limits';
import { NOT_COUNTED } from './quantities';
import type { OrderAsk } from './resolution';
import type { OpenEntry } from './settle';

/** A choice of a product and how many of it. */
export type Entry = {
  choice: Choice;
  quantity: number;
  asks: readonly OrderAsk[];
  doubts: readonly string[];
  isCounted: boolean;
};

/** The entry of a size, a color and a count, with what is missing asked for. */
export function finishEntry(
  { size, color, count, isOpen }: OpenEntry,
  row: IndexRow,
  controls: readonly SizeControl[],
  shared: ReadonlySet<OrderAsk>,
  said: readonly string[],
  before?: { choice: Choice; quantity: number },
): Entry {
  const asks = new Set<OrderAsk>(shared);
  const doubts = [...said];
  const choice: Record<string, string> = { ...before?.choice };
  const [only, another] = row.colors;
  if (color?.color !== undefined) choice.color = color.color;
  else if (color) {
    delete choice.color;
    if (another || row.colors.length === 0) asks.add('color');
  } else if (only && !another) choice.color = only.name;
  if (color && color.color === undefined && only && !another) asks.add('color');
  if (row.colors.length === 0) asks.delete('color');
  if (color?.doubt) doubts.push(color.doubt);
  if (!color && choice.color === undefined && another) asks.add('color');
  Object.assign(choice, size?.choice);
  for (const name of size?.unmet ?? []) delete choice[name];
  for (const { name, values } of controls) {
    if (values.length === 1 && values[0] !== undefined && !size?.unmet.includes(name)) choice[name] ??= values[0];
    if (choice[name] === undefined) asks.add(name);
  }
  if (size?.unmet.length) {
    doubts.push(`It comes in no size ${size.written}, only ${summarizeSizes(row.sizes)}.`);
    for (const name of size.unmet) asks.add(name);
  }
  if (size?.doubt) doubts.push(size.doubt);
  const written = count ? count.value : (before?.quantity ?? 1);
  const isNumber = written !== undefined && Number.isInteger(written) && written > 0 && written <= MOST_PIECES;
  if (!isNumber || isOpen) asks.add('quantity');
  const quantity = isNumber ? written : Math.min(MOST_PIECES, Math.max(1, Math.floor(written ?? 1)));
  if (written !== undefined && !isNumber) doubts.push(`The quantity ${written} is read as ${quantity}.`);
  if (isOpen) doubts.push('Which number counts what is not clear.');
  if (count && written === undefined) doubts.push(NOT_COUNTED);
  return { choice, quantity, asks: [...asks], doubts, isCounted: count !== undefined };
}
