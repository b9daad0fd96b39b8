import { isRecord } from '../../is-record';
import type { RawProduct } from '../schema/product';
import type { RawSelection } from '../variants/raw-selection';
import type { Selection } from '../variants/selection';

/** The facts that a variant may say, under the names of the data. */
export const FACT_NAMES = ['number', 'barcode', 'price', 'oldPrice', 'stock', 'image_links', 'made'] as const;
/** A fact of a variant, under its name in the data. */
export type FactName = (typeof FACT_NAMES)[number];
/** A variant as a row of the data has it. */
export type RawVariant = NonNullable<RawProduct['variants']>[number];
/** A variant as the form shows it: the values that it names, and its facts as text. A fact that it does not have is left out or ''. */
export type VariantRow = { choice: Selection; facts: Readonly<Partial<Record<FactName, string>>> };
/** A fact of the variant that names the values of a choice. */
export type ParsedFactPath = { key: string; selection: RawSelection; fact: FactName };

const START = 'variants ';
/** Names that were read: merges read the same ones over and over. */
const parsedPaths = new Map<string, ParsedFactPath | undefined>();
const MAX_PARSED = 50_000;

/** The choice of a variant as text, the same however its row is written: '{"color":"Black","size":"3XL"}'. */
export function selectionKey({ color, size, options }: RawSelection): string {
  // In the order of the alphabet, as every JSON that is to be compared: made for each of thousands of rows.
  return JSON.stringify({ color: labelText(color), options: labelText(options), size: labelText(size) });
}

/** The name by which the admin knows a fact of a variant as a field of its product: 'variants {"size":"3XL"} price'. */
export function factPath(key: string, fact: FactName): string {
  return `${START}${key} ${fact}`;
}

/** The fact of such a name; undefined for the name of any other field. */
export function parseFactPath(name: string): ParsedFactPath | undefined {
  if (!name.startsWith(START)) return undefined;
  if (!parsedPaths.has(name)) {
    if (parsedPaths.size >= MAX_PARSED) parsedPaths.clear();
    parsedPaths.set(name, parseUncached(name));
  }
  return parsedPaths.get(name);
}

function parseUncached(name: string): ParsedFactPath | undefined {
  const end = name.lastIndexOf(' ');
  const fact = FACT_NAMES.find((known) => known === name.slice(end + 1));
  const key = name.slice(START.length, end);
  try {
    const selection: unknown = JSON.parse(key);
    return fact && isRecord(selection) && selectionKey(selection) === key
      ? { key, selection: selection, fact }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Labels as text, for a size may be written as a number. */
function labelText(label: unknown): unknown {
  if (!isRecord(label)) return label === undefined ? undefined : String(label);
  const names = Object.keys(label).sort();
  return names.length > 0 ? Object.fromEntries(names.map((name) => [name, String(label[name])])) : undefined;
}
