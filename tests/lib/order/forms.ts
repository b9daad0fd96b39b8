import { choiceWords, ownNames } from '@/lib/catalogue/choice';
import { sizeControls } from '@/lib/catalogue/size-controls';
import type { IndexRow } from '@/lib/listing/row';

/** The demand of a line: a product with all that can be picked of it. */
export type Ask = { row: IndexRow; choice: Record<string, string>; quantity: number };

/** Any number picks a size, a color and choices of its own. */
export function askOf(row: IndexRow, seed: number, quantity: number): Ask {
  const at = <Value>(values: readonly Value[], step: number) => values[(seed + step) % values.length];
  const choice: Record<string, string> = {};
  for (const [index, { name, values }] of sizeControls(row.sizes).entries()) {
    const value = at(values, index * 3);
    if (value !== undefined) choice[name] = value;
  }
  const color = at(row.colors, 1);
  for (const { name, values } of row.sold?.options ?? []) choice[name] = at(values, 2) ?? '';
  return { row, choice: { ...choice, ...(color && { color: color.name }) }, quantity };
}

/** The size as a buyer writes it in one piece: 'L', '34x32', 'L 34'. */
export function sizeOf({ choice }: Ask): string {
  const { size = '', waist, length, sleeve } = choice;
  if (waist !== undefined && length !== undefined) return `${waist}x${length}`;
  return sleeve === undefined ? (waist ?? size) : `${size} x ${sleeve}`;
}

const joined = (divider: string, ...parts: (string | number)[]) => parts.filter((part) => part !== '').join(divider);
const colorOf = ({ choice }: Ask) =>
  joined(' ', choice.color ?? '', ...ownNames(choice).map((name) => choiceWords({ [name]: choice[name] as string })));

/** Ways to write a line by an item number; each says all there is to say. */
export const FORMS: Readonly<Record<string, (number: string, ask: Ask) => string>> = {
  'number, size, color, times': (number, ask) => joined(' ', number, sizeOf(ask), colorOf(ask), `x${ask.quantity}`),
  'times first': (number, ask) => joined(' ', `${ask.quantity} x`, number, colorOf(ask), sizeOf(ask)),
  'maker and commas': (number, ask) =>
    joined(', ', `${ask.row.card.brand} ${number}`, colorOf(ask), sizeOf(ask), `qty ${ask.quantity}`),
  'dashes and pieces': (number, ask) => joined(' - ', number, sizeOf(ask), colorOf(ask), `${ask.quantity} pcs`),
  brackets: (number, ask) => joined(' ', '*', number, colorOf(ask), sizeOf(ask), `(${ask.quantity})`),
  labels: (number, ask) =>
    joined(
      '; ',
      `Item #: ${number}`,
      colorOf(ask) && `Color: ${colorOf(ask)}`,
      sizeOf(ask) && `Size: ${sizeOf(ask)}`,
      `Qty: ${ask.quantity}`,
    ),
  'a name beside it': (number, ask) =>
    joined('\t', `${ask.quantity} ea`, number, ask.row.card.name, sizeOf(ask), colorOf(ask)),
  'a price and a person': (number, ask) =>
    joined(' ', number, sizeOf(ask), colorOf(ask), `x${ask.quantity}`, '@ $45.99 ea', 'for Sgt. Zbrzk'),
};

/** The same as a row under a heading. */
export function tableOf(number: string, ask: Ask): string {
  return `Color\tQty\tItem No.\tSize\tUnit price\n${colorOf(ask)}\t${ask.quantity}\t${number}\t${sizeOf(ask)}\t$19.99`;
}
