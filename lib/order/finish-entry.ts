import { type Choice, choiceWords } from '../catalogue/choice';
import type { ChoiceControl } from '../catalogue/choice-controls';
import { summarizeSizes } from '../catalogue/summarize-sizes';
import type { IndexRow } from '../listing/row';
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

/** The entry of a size, a color and a count, with what is missing asked for, and what `controls` do not have though the product does. */
export function finishEntry(
  { size, color, options = [], count, isOpen }: OpenEntry,
  row: IndexRow,
  controls: readonly ChoiceControl[],
  shared: ReadonlySet<OrderAsk>,
  said: readonly string[],
  before?: { choice: Choice; quantity: number },
): Entry {
  const asks = new Set<OrderAsk>(shared);
  const doubts = [...said];
  const choice: Record<string, string> = { ...before?.choice };
  const unmet = new Set<string>(size?.unmet);
  for (const { name, value } of [...(color ? [{ name: 'color', value: color.color }] : []), ...options]) {
    if (value === undefined) unmet.add(name);
    else choice[name] = value;
  }
  for (const { doubt } of [...(color ? [color] : []), ...options]) if (doubt) doubts.push(doubt);
  Object.assign(choice, size?.choice);
  for (const name of unmet) delete choice[name];
  for (const { name, values } of controls) {
    const [only, another] = values;
    if (only !== undefined && another === undefined && !unmet.has(name)) choice[name] ??= only;
    const value = choice[name];
    if (value === undefined || !values.includes(value)) asks.add(name);
    if (value !== undefined && !values.includes(value))
      doubts.push(`The item number is that of ${values.map((own) => choiceWords({ [name]: own })).join(' or ')}.`);
  }
  if (row.colors.length === 0) asks.delete('color');
  if (size?.unmet.length) doubts.push(`It comes in no size ${size.written}, only ${summarizeSizes(row.sizes)}.`);
  if (size?.doubt) doubts.push(size.doubt);
  const written = count ? count.value : (before?.quantity ?? 1);
  const isNumber = written !== undefined && Number.isInteger(written) && written > 0 && written <= MOST_PIECES;
  if (!isNumber || isOpen) asks.add('quantity');
  const quantity = isNumber ? written : Math.min(MOST_PIECES, Math.max(1, Math.floor(written ?? 1)));
  if (written !== undefined && !isNumber) doubts.push(`The quantity ${written} is read as ${quantity}.`);
  if (isOpen) doubts.push('Which number counts what is not clear.');
  if (count?.doubt) doubts.push(count.doubt);
  else if (count && written === undefined) doubts.push(NOT_COUNTED);
  return { choice, quantity, asks: [...asks], doubts, isCounted: count !== undefined };
}
