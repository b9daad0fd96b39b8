import { isRecord } from '../../is-record';
import { memoize, memoizeByKey } from '../../memoize';
import type { RawProduct } from '../schema/product';
import type { Selection } from '../variants/offer';
import type { RawSelection } from '../variants/raw-selection';

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

/** Values of variant facts by {@link factPath}. */
type FactsByPath = ReadonlyMap<string, unknown>;

const NO_FACTS: FactsByPath = new Map();

/** The facts of a list of variants, in list order; undefined for invalid lists. If two rows have the same fact, the first value is used. */
export function factsByPath(variants: unknown): FactsByPath | undefined {
  if (variants === undefined || variants === null) return NO_FACTS;
  if (!Array.isArray(variants)) return undefined;
  return variants.every(isRecord) ? readFacts(variants) : undefined;
}

/** Lists of variants are immutable, so each is read once. */
const readFacts = memoize((rows: readonly RawVariant[]): FactsByPath => {
  const facts = new Map<string, unknown>();
  for (const row of rows) {
    const key = selectionKey(row);
    for (const fact of FACT_NAMES) {
      const path = factPath(key, fact);
      if (row[fact] !== undefined && row[fact] !== null && !facts.has(path)) facts.set(path, row[fact]);
    }
  }
  return facts;
});

/**
 * Sets facts in a list of variants; undefined removes a fact. Rows with the same selection are merged, rows without facts are removed,
 * and new rows are added at the end. Returns undefined for an empty list.
 */
export function withFacts(
  variants: unknown,
  facts: Iterable<ParsedFactPath & { value: unknown }>,
): RawProduct['variants'] {
  const list: readonly RawVariant[] = factsByPath(variants) ? ((variants ?? []) as RawVariant[]) : [];
  const rows: Map<string, Record<string, unknown>> = mergeVariants(list, selectionKey);
  for (const { key, selection, fact, value } of facts) {
    const row = rows.get(key) ?? { ...selection };
    if (value === undefined) delete row[fact];
    else rows.set(key, Object.assign(row, { [fact]: value }));
  }
  const remaining = [...rows.values()].filter(
    ({ color: _, size: _size, options: _options, ...rowFacts }) => Object.keys(rowFacts).length > 0,
  );
  return remaining.length > 0 ? (remaining as RawVariant[]) : undefined;
}

/** Variants by a key of their option values. Variants with the same key are merged, with the first value of each fact. */
export function mergeVariants(
  variants: readonly RawVariant[],
  keyOf: (variant: RawVariant) => string,
): Map<string, RawVariant> {
  const merged = new Map<string, RawVariant>();
  for (const variant of variants) {
    const key = keyOf(variant);
    merged.set(key, { ...variant, ...merged.get(key) });
  }
  return merged;
}
