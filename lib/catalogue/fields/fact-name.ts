import { isRecord } from '../../is-record';
import { canonical } from '../canonical';
import type { RawProduct } from '../schema/product';
import type { RawChoice } from '../variants/raw-choice';

/** The facts that a variant may say, under the names of the data. */
export const FACT_NAMES = ['number', 'barcode', 'price', 'oldPrice', 'stock', 'image_links', 'made'] as const;
/** A fact of a variant, under its name in the data. */
export type FactName = (typeof FACT_NAMES)[number];
/** A variant as a row of the data has it. */
export type RawVariant = NonNullable<RawProduct['variants']>[number];
/** A fact of the variant that names the values of a choice. */
export type NamedFact = { key: string; choice: RawChoice; fact: FactName };

const START = 'variants ';
/** Names that were read: merges read the same ones over and over. */
const read = new Map<string, NamedFact | undefined>();
const MOST_READ = 50_000;

/** The choice of a variant as text, the same however its row is written: '{"color":"Black","size":"3XL"}'. */
export function choiceKey({ color, size, options }: RawChoice): string {
  return canonical({ color: labelText(color), size: labelText(size), options: labelText(options) }) ?? '';
}

/** The name by which the admin knows a fact of a variant as a field of its product: 'variants {"size":"3XL"} price'. */
export function factName(key: string, fact: FactName): string {
  return `${START}${key} ${fact}`;
}

/** The fact of such a name; undefined for the name of any other field. */
export function readFactName(name: string): NamedFact | undefined {
  if (!name.startsWith(START)) return undefined;
  if (!read.has(name)) {
    if (read.size >= MOST_READ) read.clear();
    read.set(name, parseFactName(name));
  }
  return read.get(name);
}

function parseFactName(name: string): NamedFact | undefined {
  const end = name.lastIndexOf(' ');
  const fact = FACT_NAMES.find((known) => known === name.slice(end + 1));
  const key = name.slice(START.length, end);
  try {
    const choice: unknown = JSON.parse(key);
    return fact && isRecord(choice) && choiceKey(choice) === key ? { key, choice, fact } : undefined;
  } catch {
    return undefined;
  }
}

/** Labels as text, for a size may be written as a number. */
function labelText(label: unknown): unknown {
  if (!isRecord(label)) return label === undefined ? undefined : String(label);
  const entries = Object.entries(label).map(([name, value]) => [name, String(value)]);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
