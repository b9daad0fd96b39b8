import { money } from '../../money';
import { canonical } from '../canonical';
import { type Choice, MOST_VARIANTS } from '../choice';
import { groupBy } from '../group-by';
import { readPrice } from '../read-price';
import type { RawProduct } from '../schema/product';
import { plainSize } from '../sizes';
import { choiceOfRow, type RawChoice, rowOfChoice } from '../variants/raw-choice';
import { choiceKey, type FactName, type RawVariant } from './fact-name';
import type { TextForm } from './field';
import { numberText, plainText } from './text-forms';
import { withSaid } from './variant-facts';

/** The facts of variants as they are typed, by `cellName`; a fact that is not said has no cell. */
export type VariantCells = Readonly<Record<string, string>>;

/** A price as a figure with the shop's decimals, as spreadsheets have it. */
const priceText: TextForm = {
  format(value) {
    const text = typeof value === 'number' ? value.toFixed(money.digits) : plainText.format(value);
    return (Number(text) === value ? text : plainText.format(value)).replace('.', money.decimal);
  },
  parse: (text) => readPrice(text) ?? plainText.parse(text),
};

const wordText: TextForm = {
  format: (value) => (Array.isArray(value) ? value.join(' ') : ''),
  parse: (text) => text.split(/\s+/).filter(Boolean),
};

const YES = /^(?:y|yes|true|1|made)$/i;
const NO = /^(?:n|no|false|0|not made)$/i;
const flagText: TextForm = {
  format: (value) => (value === true ? 'yes' : value === false ? 'no' : plainText.format(value)),
  parse: (text) => (YES.test(text.trim()) ? true : NO.test(text.trim()) ? false : plainText.parse(text)),
};

/** The facts that a variant may say: the words over them, and their way to text and back, in the order of columns. */
export const CELL_FACTS: Readonly<Record<FactName, { label: string; text: TextForm }>> = {
  price: { label: 'Price', text: priceText },
  oldPrice: { label: 'Old price', text: priceText },
  stock: { label: 'Stock', text: numberText },
  number: { label: 'Number', text: plainText },
  barcode: { label: 'Barcode', text: plainText },
  made: { label: 'Made', text: flagText },
  image_links: { label: 'Pictures', text: wordText },
};

const FACTS = Object.keys(CELL_FACTS) as FactName[];

/** The texts of choices, and the choices of texts: a grid of thousands of cells asks for them again and again. */
const texts = new WeakMap<Choice, string>();
const choices = new Map<string, Choice>();

function textOf(choice: Choice): string {
  const known = texts.get(choice);
  if (known !== undefined) return known;
  const text = canonical(choice) ?? '';
  texts.set(choice, text);
  return text;
}

/** The name of a cell: 'price {"size":"3XL"}'. */
export const cellName = (choice: Choice, fact: FactName) => `${fact} ${textOf(choice)}`;

/** The choice and the fact of a cell, by its name. */
export function cellOf(name: string): { choice: Choice; fact: FactName } {
  const at = name.indexOf(' ');
  const text = name.slice(at + 1);
  const choice = choices.get(text) ?? (JSON.parse(text) as Choice);
  if (choices.size > 2 * MOST_VARIANTS) choices.clear();
  choices.set(text, choice);
  return { choice, fact: name.slice(0, at) as FactName };
}

/** The values that a row of `variants` names, by control, as the product's page spells them. */
export function choiceOfVariant(raw: RawVariant): Choice {
  const { size, ...choice } = choiceOfRow(raw);
  return { ...choice, ...(size !== undefined && { size: plainSize(size) }) };
}

const NONE: readonly RawVariant[] = [];
const read = new WeakMap<readonly RawVariant[], VariantCells>();

/** The cells of a product's variants; the same object for the same list. */
export function readCells(variants: readonly RawVariant[] = NONE): VariantCells {
  const known = read.get(variants);
  if (known) return known;
  const cells: Record<string, string> = {};
  read.set(variants, cells);
  for (const raw of variants) {
    const choice = choiceOfVariant(raw);
    for (const fact of FACTS)
      if (raw[fact] !== undefined) cells[cellName(choice, fact)] ??= formatCell(fact, raw[fact]);
  }
  return cells;
}

/** The text of a fact in its cell. */
export const formatCell = (fact: FactName, value: unknown) => CELL_FACTS[fact].text.format(value);

/**
 * The variants that cells describe. Rows of `variants` stay as they are spelled and where they stand, as far as their cells say the same;
 * new ones come last, and a row that says nothing any more goes. A text that cannot be read stays text, for the schema to refuse.
 */
export function writeCells(cells: VariantCells, variants: readonly RawVariant[] = NONE): RawProduct['variants'] {
  const before = readCells(variants);
  const named = (choice: RawChoice) => ({ key: choiceKey(choice), choice });
  // Rows by their choice, of which there may be several: a size may stand there in two spellings.
  const rows = new Map(
    [...groupBy(variants, (raw) => textOf(choiceOfVariant(raw)))].map(([text, same]) => [
      text,
      [...groupBy(same, choiceKey).values()].flatMap(([first]) => (first ? named(first) : [])),
    ]),
  );
  const facts = [...new Set([...Object.keys(before), ...Object.keys(cells)])].flatMap((name) => {
    const typed = cells[name]?.trim() ?? '';
    if (typed === (before[name] ?? '')) return [];
    const { choice, fact } = cellOf(name);
    const text = textOf(choice);
    const known = rows.get(text) ?? [named(rowOfChoice(choice))];
    rows.set(text, known);
    const value = typed === '' ? undefined : CELL_FACTS[fact].text.parse(typed);
    return known.map((row, at) => ({ ...row, fact, value: at === 0 ? value : undefined }));
  });
  return withSaid(variants, facts);
}
