import { fieldLabel } from '../../catalogue/fields/field-list';
import { parseJson } from '../../catalogue/parse-json';
import type { RawProduct } from '../../catalogue/schema/product';
import { isRecord } from '../../is-record';
import { versionsOf } from '../change-set/apply-change-set';
import { type ChangeSet, changeSetSchema, type Op } from '../change-set/change-set-schema';
import { type Edit, wantedProduct } from '../edits/edit';
import { fieldValue } from '../edits/fields';
import { migrateLegacyFields } from '../edits/legacy';
import { merge } from '../edits/merge';
import { readCopy } from '../edits/stored-edits';
import type { ImportProblem } from './import-types';
import type { ImportedProduct } from './products/read-products';

/** Products of a JSON file. Only a change set has `pictures`. */
export type JsonProducts = {
  format: string;
  products: ImportedProduct[];
  problems: ImportProblem[];
  pictures?: ChangeSet['files'];
};

type Known = ReadonlyMap<string, RawProduct>;
/** Result of an entry: the new product, its deletion, or an error as a sentence. */
type Result = { raw: RawProduct } | { isDeleted: true } | { error: string };

const UNKNOWN_FORMAT = 'The JSON is not a catalogue, a list of products, a change set or a copy of the admin’s edits.';

/** Reads a catalogue, a list of products, a change set, or a copy of the admin's edits. Unreadable entries become problems with a path. */
export function readJsonFile(text: string, shop: readonly RawProduct[]): JsonProducts {
  const known: Known = new Map(shop.map((raw) => [raw.id, raw]));
  let json: unknown;
  try {
    json = parseJson(text);
  } catch (error) {
    return failed(`The file is not valid JSON: ${(error as Error).message}`);
  }
  const whole = (row: object) => ({ raw: migrateLegacyFields(row) as RawProduct });
  if (Array.isArray(json)) return collect('List of products', json, '', whole);
  if (!isRecord(json)) return failed(UNKNOWN_FORMAT);
  // Check this before `products`: a copy of the edits may also have the product list.
  if (Array.isArray(json.items) || Array.isArray(json.edits)) return readEdits(json, known);
  if (Array.isArray(json.products)) return collect('List of products', json.products, 'products', whole);
  if (Array.isArray(json.ops)) return readChangeSet(json, known);
  const groups = Object.entries(json).flatMap(([key, group]) =>
    isRecord(group) && Array.isArray(group.products)
      ? collect('Catalogue', group.products, `${key}.products`, whole)
      : [],
  );
  if (groups.length === 0) return failed(UNKNOWN_FORMAT);
  // If a product is in two categories, use its first row, like the admin.
  const products = new Map(
    groups
      .flatMap((group) => group.products)
      .reverse()
      .map((product) => [product.id, product]),
  );
  return {
    format: 'Catalogue',
    products: [...products.values()].reverse(),
    problems: groups.flatMap(({ problems }) => problems),
  };
}

const failed = (message: string): JsonProducts => ({ format: 'JSON', products: [], problems: [{ message }] });

function readChangeSet(json: unknown, known: Known): JsonProducts {
  const parsed = changeSetSchema.safeParse(json);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    return { format: 'Change set', products: [], problems };
  }
  const found = collect('Change set', parsed.data.ops, 'ops', (row) => {
    const op = row as Op;
    const current = known.get(op.id);
    return mergeVersions(versionsOf(op, current), current);
  });
  return { ...found, pictures: parsed.data.files };
}

/** Reads a copy of the admin's edits, such as a downloaded damaged copy. */
function readEdits(json: Record<string, unknown>, known: Known): JsonProducts {
  const format = 'Copy of the admin’s edits';
  const copy = readCopy(JSON.stringify({ rev: 0, published: '', v: 'items' in json ? 1 : 2, ...json }), {
    products: known,
  });
  if (copy.status !== 'read') return failed(UNKNOWN_FORMAT);
  const edits = [...copy.edits.values()];
  const found = collect(format, edits, 'edits', (row) => {
    const edit = row as Edit;
    return mergeVersions([edit.base, wantedProduct(edit)], known.get(edit.id));
  });
  if (!copy.isWhole) found.problems.push({ message: 'Some edits of the file cannot be read.' });
  return found;
}

/** Reads each row of a list. */
function collect(format: string, list: readonly unknown[], path: string, read: (row: object) => Result): JsonProducts {
  const found: JsonProducts = { format, products: [], problems: [] };
  for (const [index, row] of list.entries()) {
    const place = { path: `${path}[${index}]`, ...(isRecord(row) && typeof row.id === 'string' && { id: row.id }) };
    // Prototype pollution.
    const isProduct = isRecord(row) && !Object.hasOwn(row, '__proto__');
    const result = isProduct ? read(row) : { error: 'It is not a product.' };
    if ('error' in result) found.problems.push({ ...place, message: result.error });
    else if (isRecord(row)) found.products.push({ ...place, id: String(row.id ?? ''), ...result });
  }
  return found;
}

/** Merges `mine`, which is based on `base`, with the product of the shop. A conflict returns an error with all values. */
function mergeVersions(
  [base, mine]: readonly [RawProduct | undefined, RawProduct | undefined],
  current: RawProduct | undefined,
): Result {
  const { product, conflicts } = merge(base, mine, current);
  if (conflicts.some(({ field }) => field === 'product'))
    return {
      error: mine ? 'It is changed, but the list does not have it.' : 'It is deleted, but has been changed here since.',
    };
  if (conflicts.length === 0) return product ? { raw: product } : { isDeleted: true };
  if (!base) return { error: 'The list has another product with this id.' };
  const values = conflicts.map(
    ({ field, mine: to, theirs }) =>
      `${fieldLabel(field)} is ${show(theirs)} here, was ${show(fieldValue(base, field))}, and becomes ${show(to)}`,
  );
  return { error: `It has been changed here since: ${values.join('; ')}.` };
}

function show(value: unknown): string {
  return value === null || value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 80);
}
