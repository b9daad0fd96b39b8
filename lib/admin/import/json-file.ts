import { fieldLabel } from '../../catalogue/fields/field-list';
import { parseJson } from '../../catalogue/parse-json';
import type { RawProduct } from '../../catalogue/schema/product';
import { isRecord } from '../../is-record';
import { type ChangeSet, changeSetSchema, type Op } from '../change-set/change-set';
import { fromFormerFields } from '../from-former-fields';
import { fieldValue, hashProduct, isSame, withFields } from '../ledger/fields';
import type { ImportProblem } from './import-types';
import type { ImportedProduct } from './read-products';

/** The products of a JSON file; `pictures` come with a change set. */
export type JsonProducts = {
  format: string;
  products: ImportedProduct[];
  problems: ImportProblem[];
  pictures?: ChangeSet['files'];
};

type Loose = Readonly<Record<string, unknown>>;
type Known = ReadonlyMap<string, RawProduct>;
/** What an entry makes of a product: its new body, its end, or the reason why it cannot be imported. */
type Result = { raw: RawProduct } | { isDeleted: true } | { error: string };

const UNKNOWN_FORM = 'The JSON is not a catalogue, a list of products, a change set or a copy of the admin’s list.';

/** Reads a catalogue, a list of products, a change set, or a copy of the admin's list. What cannot be read is a problem with its path. */
export function readJsonFile(text: string, shop: readonly RawProduct[]): JsonProducts {
  const known: Known = new Map(shop.map((raw) => [raw.id, raw]));
  let json: unknown;
  try {
    json = parseJson(text);
  } catch (error) {
    return {
      format: 'JSON',
      products: [],
      problems: [{ message: `The file is not valid JSON: ${(error as Error).message}` }],
    };
  }
  const whole = (row: Loose) => ({ raw: fromFormerFields(row) as RawProduct });
  if (Array.isArray(json)) return collect('List of products', json, '', whole);
  if (!isRecord(json)) return { format: 'JSON', products: [], problems: [{ message: UNKNOWN_FORM }] };
  if (Array.isArray(json.products)) return collect('List of products', json.products, 'products', whole);
  if (Array.isArray(json.items))
    return collect('Copy of the admin’s list', json.items, 'items', (item) =>
      readItem(item, known.get(String(item.id))),
    );
  if (Array.isArray(json.ops)) return readChangeSet(json, known);
  const groups = Object.entries(json).flatMap(([key, group]) =>
    isRecord(group) && Array.isArray(group.products)
      ? collect('Catalogue', group.products, `${key}.products`, whole)
      : [],
  );
  if (groups.length === 0) return { format: 'JSON', products: [], problems: [{ message: UNKNOWN_FORM }] };
  // A product may be in two categories: the admin has its first row.
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

function readChangeSet(json: unknown, known: Known): JsonProducts {
  const parsed = changeSetSchema.safeParse(json);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
    return { format: 'Change set', products: [], problems };
  }
  const found = collect('Change set', parsed.data.ops, 'ops', (op) =>
    readOperation(op as Op, known.get(String(op.id))),
  );
  return { ...found, pictures: parsed.data.files };
}

/** Reads each row of a list. Undefined: the row changes nothing. */
function collect(
  format: string,
  list: readonly unknown[],
  path: string,
  read: (row: Loose) => Result | undefined,
): JsonProducts {
  const found: JsonProducts = { format, products: [], problems: [] };
  for (const [index, row] of list.entries()) {
    const place = { path: `${path}[${index}]`, ...(isRecord(row) && typeof row.id === 'string' && { id: row.id }) };
    // A prototype in a file must not become one of ours.
    const isProduct =
      isRecord(row) && ![row, row.p, row.s, row.b].some((part) => isRecord(part) && Object.hasOwn(part, '__proto__'));
    const result = isProduct ? read(row) : { error: 'It is not a product.' };
    if (result && 'error' in result) found.problems.push({ ...place, message: result.error });
    else if (result && isRecord(row)) found.products.push({ ...place, id: String(row.id ?? ''), ...result });
  }
  return found;
}

function readOperation(op: Op, before: RawProduct | undefined): Result {
  switch (op.op) {
    case 'add': {
      const raw = { ...fromFormerFields(op.product), id: op.id } as RawProduct;
      return before && !isSame(before, raw) ? { error: 'The list has another product with this id.' } : { raw };
    }
    case 'update':
      return before ? mergeFields(before, op.set, op.was) : { error: 'It is changed, but the list does not have it.' };
    case 'delete':
      return before && op.baseHash !== undefined && op.baseHash !== hashProduct(before)
        ? { error: 'It is deleted, but has been changed here since.' }
        : { isDeleted: true };
  }
}

/** An item of a copy of the admin's list: its product, the fields set over the published one, or its deletion. */
function readItem(item: Loose, before: RawProduct | undefined): Result | undefined {
  const { h: baseHash, p: product, s: set, d: deletedAt, e: editedAt, b: baseValues } = item;
  const was = isRecord(baseValues) ? baseValues : {};
  if (deletedAt !== undefined) return { isDeleted: true };
  if (isRecord(set))
    return before ? mergeFields(before, set, was) : { error: 'It was edited, but the list does not have it.' };
  if (baseHash !== undefined && (editedAt === undefined || !isRecord(product))) return undefined;
  if (!isRecord(product)) return { error: 'It has no product.' };
  const edited = Object.keys(was).map((field) => [field, fieldValue(product, field)] as const);
  const isMerged = before && baseHash !== undefined && edited.length > 0;
  return isMerged
    ? mergeFields(before, Object.fromEntries(edited), was)
    : { raw: fromFormerFields(product) as RawProduct };
}

/** Sets fields on a product. A field that was changed here since `older` is an error with all three values. */
function mergeFields(before: RawProduct, newer: Loose, older: Loose): Result {
  const set = fromFormerFields(newer, before.image_links);
  const was = fromFormerFields(older, before.image_links);
  const current = (field: string) => fieldValue(before, field);
  const edits = Object.entries(set).filter(([field, value]) => !isSame(current(field), value));
  const stale = edits.filter(([field]) => Object.hasOwn(was, field) && !isSame(current(field), was[field]));
  if (stale.length === 0)
    return { raw: withFields(before, Object.fromEntries(edits.map(([field, value]) => [field, value ?? undefined]))) };
  const conflicts = stale.map(
    ([field, value]) =>
      `${fieldLabel(field)} is ${show(current(field))} here, was ${show(was[field])}, and becomes ${show(value)}`,
  );
  return { error: `It has been changed here since: ${conflicts.join('; ')}.` };
}

function show(value: unknown): string {
  return value === null || value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 80);
}
