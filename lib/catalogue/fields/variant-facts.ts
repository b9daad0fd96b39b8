import { isRecord } from '../../is-record';
import type { RawProduct } from '../schema/product';
import { choiceKey, FACT_NAMES, factName, type NamedFact, type RawVariant } from './fact-name';

/** All that some variants say, by its name as a field. */
export type SaidFacts = ReadonlyMap<string, unknown>;

const NONE: SaidFacts = new Map();
/** Lists of variants are never changed in place: they are read once. */
const read = new WeakMap<object, SaidFacts | undefined>();

/** All that a list of variants says, in its order; undefined for what is no list of them. Of two rows that say one thing the first counts. */
export function factsOf(variants: unknown): SaidFacts | undefined {
  if (variants === undefined || variants === null) return NONE;
  if (!Array.isArray(variants)) return undefined;
  if (!read.has(variants)) read.set(variants, variants.every(isRecord) ? readFacts(variants) : undefined);
  return read.get(variants);
}

function readFacts(rows: readonly RawVariant[]): SaidFacts {
  const facts = new Map<string, unknown>();
  for (const row of rows) {
    const key = choiceKey(row);
    for (const fact of FACT_NAMES) {
      const name = factName(key, fact);
      if (row[fact] !== undefined && row[fact] !== null && !facts.has(name)) facts.set(name, row[fact]);
    }
  }
  return facts;
}

/**
 * A list of variants with some facts set, one row for each variant; undefined takes a fact out, and with its last one the variant. The
 * others keep their order, new ones come after them.
 */
export function withSaid(variants: unknown, facts: Iterable<NamedFact & { value: unknown }>): RawProduct['variants'] {
  const list: readonly RawVariant[] = factsOf(variants) ? ((variants ?? []) as RawVariant[]) : [];
  const rows = new Map<string, Record<string, unknown>>();
  for (const row of list) {
    const key = choiceKey(row);
    rows.set(key, { ...row, ...rows.get(key) });
  }
  for (const { key, choice, fact, value } of facts) {
    const row = rows.get(key) ?? { ...choice };
    if (value === undefined) delete row[fact];
    else rows.set(key, Object.assign(row, { [fact]: value }));
  }
  const left = [...rows.values()].filter(
    ({ color: _, size: _size, options: _options, ...said }) => Object.keys(said).length > 0,
  );
  return left.length > 0 ? (left as RawVariant[]) : undefined;
}
