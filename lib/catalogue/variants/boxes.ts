import type { Choice } from '../choice';
import type { ChoiceControl } from '../choice-controls';
import { countChoices, varyingControls } from './combinations';
import { resolveVariant } from './resolve-variant';
import type { Sold } from './variant';

/** Combinations that cost the same: all that can be made of these values, by control; a control that is not named has all of its own. */
export type Box = { values: Readonly<Record<string, readonly string[]>>; price: number; oldPrice?: number };
type Prices = Omit<Box, 'values'>;

const PRICING = ['price', 'oldPrice', 'made'] as const;
const TAKEN_OUT = '-';

/** The combinations that are made of a product in as few boxes as the order of its controls allows; none stands in two. */
export function boxesOf(sold: Sold): readonly Box[] {
  // Numbers, barcodes, stock and pictures change nothing here, so that variants which say no more are passed over.
  const variants = sold.variants?.filter((variant) => PRICING.some((fact) => variant[fact] !== undefined)) ?? [];
  const priced: Sold = { ...sold, variants };
  const controls = varyingControls(priced);
  // Cells of which equally telling variants say the same cost the same: they are asked about once.
  const cells = Array.from({ length: countChoices(controls) }, () => '');
  for (const { choice, price, oldPrice, made } of variants) {
    const words = `${Object.keys(choice).length} ${price} ${oldPrice} ${made};`;
    for (const cell of cellsOf(controls, choice)) cells[cell] += words;
  }
  const prices = new Map<string, Prices>();
  const keyOf = new Map<string, string>();
  for (const [cell, words] of cells.entries()) {
    if (keyOf.has(words)) continue;
    const { made, price, oldPrice } = resolveVariant(priced, choiceAt(controls, cell));
    const key = made ? `${price} ${oldPrice}` : TAKEN_OUT;
    keyOf.set(words, key);
    if (made) prices.set(key, { price, ...(oldPrice !== undefined && { oldPrice }) });
  }
  const keys = cells.map((words) => keyOf.get(words) ?? TAKEN_OUT);
  return split(controls, keys).flatMap(({ values, key }) => {
    const own = prices.get(key);
    return own ? [{ values, ...own }] : [];
  });
}

/** The places of the combinations that have the values of a choice, the last control changing first. */
function cellsOf(controls: readonly ChoiceControl[], choice: Choice): readonly number[] {
  let cells = [0];
  for (const { name, values } of controls) {
    const own = choice[name];
    const places = own === undefined ? [...values.keys()] : [values.indexOf(own)];
    cells = cells.flatMap((cell) => places.map((place) => cell * values.length + place));
  }
  return cells;
}

function choiceAt(controls: readonly ChoiceControl[], cell: number): Choice {
  const choice: Record<string, string> = {};
  let rest = cell;
  for (const { name, values } of [...controls].reverse()) {
    choice[name] = values[rest % values.length] as string;
    rest = Math.floor(rest / values.length);
  }
  return choice;
}

type Split = { values: Box['values']; key: string };

/** Values of the first control under which all the rest is alike stand in one box. */
function split([first, ...others]: readonly ChoiceControl[], keys: readonly string[]): Split[] {
  if (!first) return keys.map((key) => ({ values: {}, key }));
  const { name, values } = first;
  const width = keys.length / values.length;
  const alike = new Map<string, { own: string[]; rest: readonly string[] }>();
  for (const [index, value] of values.entries()) {
    const rest = keys.slice(index * width, (index + 1) * width);
    const words = rest.join();
    const group = alike.get(words);
    if (group) group.own.push(value);
    else alike.set(words, { own: [value], rest });
  }
  return [...alike.values()].flatMap(({ own, rest }) =>
    split(others, rest).map((box) => ({ ...box, values: { [name]: own, ...box.values } })),
  );
}
