import { isRecord } from '../../is-record';
import { memoize } from '../../memoize';
import type { RawProduct } from '../schema/product';
import { FACT_NAMES, factPath, type ParsedFactPath, type RawVariant, selectionKey } from './fact-path';

/** Values of variant facts by {@link factPath}. */
export type FactsByPath = ReadonlyMap<string, unknown>;

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
  const remaining = [...rows.values()].filter(
    ({ color: _, size: _size, options: _options, ...rowFacts }) => Object.keys(rowFacts).length > 0,
  );
  return remaining.length > 0 ? (remaining as RawVariant[]) : undefined;
}
