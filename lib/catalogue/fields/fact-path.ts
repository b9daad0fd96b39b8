import { isRecord } from '../../is-record';
import { memoizeByKey } from '../../memoize';
import type { RawProduct } from '../schema/product';
import type { RawSelection } from '../variants/raw-selection';
import type { Selection } from '../variants/selection';

/** The facts that a variant may override, by their names in the data file. */
export const FACT_NAMES = ['number', 'barcode', 'price', 'oldPrice', 'stock', 'image_links', 'made'] as const;
/** The name of a variant fact in the data file. */
export type FactName = (typeof FACT_NAMES)[number];
/** A variant in the data file. */
export type RawVariant = NonNullable<RawProduct['variants']>[number];
/** A variant in the form: its option values, and its facts as text. Missing facts are undefined or ''. */
export type VariantRow = { choice: Selection; facts: Readonly<Partial<Record<FactName, string>>> };
/** One fact of one variant, parsed from a {@link factPath}. `key` is the {@link selectionKey} of `selection`. */
export type ParsedFactPath = { key: string; selection: RawSelection; fact: FactName };

const PREFIX = 'variants ';
const MAX_PARSED = 50_000;

/** A selection as JSON that does not depend on property order and number types: '{"color":"Black","size":"3XL"}'. */
export function selectionKey({ color, size, options }: RawSelection): string {
  // Properties in alphabetical order. Written out instead of sorted for speed: runs for thousands of rows.
  return JSON.stringify({ color: labelText(color), options: labelText(options), size: labelText(size) });
}

/** The path of a variant fact, which the admin uses like a field name: 'variants {"size":"3XL"} price'. */
export function factPath(key: string, fact: FactName): string {
  return `${PREFIX}${key} ${fact}`;
}

/** Parses a {@link factPath}; undefined for the path of any other field. */
export const parseFactPath = (path: string): ParsedFactPath | undefined =>
  path.startsWith(PREFIX) ? parseCached(path) : undefined;

/** Cached, because merges parse the same paths many times. */
const parseCached = memoizeByKey((path: string): ParsedFactPath | undefined => {
  const end = path.lastIndexOf(' ');
  const fact = FACT_NAMES.find((name) => name === path.slice(end + 1));
  const key = path.slice(PREFIX.length, end);
  try {
    const selection: unknown = JSON.parse(key);
    return fact && isRecord(selection) && selectionKey(selection) === key ? { key, selection, fact } : undefined;
  } catch {
    return undefined;
  }
}, MAX_PARSED);

/** Labels as text, because a size may be a number in the data file. Groups are sorted by name. */
function labelText(label: unknown): unknown {
  if (!isRecord(label)) return label === undefined ? undefined : String(label);
  const names = Object.keys(label).sort();
  return names.length > 0 ? Object.fromEntries(names.map((name) => [name, String(label[name])])) : undefined;
}
