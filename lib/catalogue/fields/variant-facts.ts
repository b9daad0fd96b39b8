import { isRecord } from '../../is-record';
import type { RawProduct } from '../schema/product';
import { FACT_NAMES, factPath, type ParsedFactPath, type RawVariant, selectionKey } from './fact-path';

/** All that some variants say, by its name as a field. */
export type FactsByPath = ReadonlyMap<string, unknown>;

const NO_FACTS: FactsByPath = new Map();
/** Lists of variants are never changed in place: they are read once. */
const factCache = new WeakMap<object, FactsByPath | undefined>();

/** All that a list of variants says, in its order; undefined for what is no list of them. Of two rows that say one thing the first counts. */
export function factsByPath(variants: unknown): FactsByPath | undefined {
  if (variants === undefined || variants === null) return NO_FACTS;
  if (!Array.isArray(variants)) return undefined;
  if (!factCache.has(variants)) factCache.set(variants, variants.every(isRecord) ? readFacts(variants) : undefined);
  return factCache.get(variants);
}

function readFacts(rows: readonly RawVariant[]): FactsByPath {
  const facts = new Map<string, unknown>();
  for (const row of rows) {
    const key = selectionKey(row);
    for (const fact of FACT_NAMES) {
      const name = factPath(key, fact);
      if (row[fact] !== undefined && row[fact] !== null && !facts.has(name)) facts.set(name, row[fact]);
    }
  }
  return facts;
}

/**
 * A list of variants with some facts set, one row for each variant; undefined takes a fact out, and with its last one the variant. The
 * others keep their order, new ones come after them.
 */
export function withFacts(
  variants: unknown,
  facts: Iterable<ParsedFactPath & { value: unknown }>,
): RawProduct['variants'] {
  const list: readonly RawVariant[] = factsByPath(variants) ? ((variants ?? []) as RawVariant[]) : [];
  const rows = new Map<string, Record<string, unknown>>();
  for (const row of list) {
    const key = selectionKey(row);
    rows.set(key, { ...row, ...rows.get(key) });
  }
  for (const { key, selection, fact, value } of facts) {
    const row = rows.get(key) ?? { ...selection };
    if (value === undefined) delete row[fact];
    else rows.set(key, Object.assign(row, { [fact]: value }));
  }
  const left = [...rows.values()].filter(
    ({ color: _, size: _size, options: _options, ...said }) => Object.keys(said).length > 0,
  );
  return left.length > 0 ? (left as RawVariant[]) : undefined;
}
