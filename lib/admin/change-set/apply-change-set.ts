import { CATEGORIES } from '../../catalogue/categories/categories';
import { fieldLabel } from '../../catalogue/fields/field-list';
import { formatFieldValue } from '../../catalogue/fields/format-field';
import { formatProblem, parseCatalogue } from '../../catalogue/parse';
import type { RawProduct } from '../../catalogue/schema/product';
import { z } from '../../zod';
import type { Edit } from '../edits/edit';
import {
  changedFields,
  type FieldConflict,
  fieldValue,
  hashProduct,
  merge,
  nullToUndefined,
  withFields,
} from '../edits/fields';
import { migrateLegacyFields } from '../edits/legacy';
import {
  applyVersions,
  type ProductChange,
  type PublishedCatalogue,
  productsById,
  type RawCatalogue,
} from '../edits/published-catalogue';

const FORBIDDEN_NAMES = ['__proto__', 'constructor', 'prototype'];

const id = z.string().min(1).max(80);
/** Values by field. A fact of a variant has a field name from `factPath`. */
const fieldRecord = z
  .unknown()
  // Prototype pollution. Checked first, because `z.record` silently drops such a name.
  .refine((value) => !FORBIDDEN_NAMES.some((name) => Object.hasOwn(Object(value), name)), {
    error: 'has a forbidden field',
  })
  .pipe(z.record(z.string().max(1000), z.unknown()));

/** Values of an update. The id cannot be changed. */
const values = fieldRecord.refine((fields) => !Object.hasOwn(fields, 'id'), {
  error: 'names the id, which no update changes: delete the product and add it under the other id',
});

const opSchema = z.discriminatedUnion('op', [
  z
    .strictObject({ op: z.literal('add'), id, product: fieldRecord })
    .refine((op) => op.product.id === undefined || op.product.id === op.id, {
      error: 'differs from the id of the operation',
      path: ['product', 'id'],
    }),
  z.strictObject({ op: z.literal('update'), id, baseHash: z.string(), set: values, was: values }),
  z.strictObject({ op: z.literal('delete'), id, baseHash: z.string().optional() }),
]);

const fileSchema = z.strictObject({
  path: z
    .string()
    .regex(/^\/uploads\/[0-9a-f]{64}\.webp$/, { error: 'is not /uploads/, the SHA-256 of a file and .webp' }),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  mime: z.literal('image/webp', { error: 'is not image/webp, which all pictures of the admin are' }),
  base64: z.string().max(14_000_000),
});

/** Operations with different ids. */
const opsSchema = z
  .array(opSchema)
  .max(20_000)
  .superRefine((ops, context) => {
    const ids = new Set<string>();
    for (const [index, op] of ops.entries()) {
      if (ids.has(op.id))
        context.addIssue({ code: 'custom', path: [index], message: `${op.id} is in the change set twice` });
      ids.add(op.id);
    }
  });

/**
 * Edits of a browser as a file. An update has the new values in `set`; null removes a field. For merges with other changes, it has the
 * previous values in `was`.
 */
export const changeSetSchema = z.strictObject({
  format: z.literal(1),
  base: z.strictObject({ hash: z.string() }),
  ops: opsSchema,
  files: z.array(fileSchema).max(2_000),
});

/** See {@link changeSetSchema}. */
export type ChangeSet = z.output<typeof changeSetSchema>;
/** Operation of a change set: adds, updates or deletes a product. */
export type Op = ChangeSet['ops'][number];

/** Result of applying a change set. `catalogue` is unchanged unless the status is 'applied'; `problems` are sentences. */
export type ApplyResult = {
  status: 'applied' | 'unchanged' | 'invalid' | 'conflict';
  catalogue: RawCatalogue;
  changes: ProductChange[];
  problems: string[];
};

const MAX_PROBLEMS = 20;

/**
 * Applies a change set atomically. Idempotent: changes that are already in the catalogue are skipped.
 * The result is validated by the schema of the build. Throws a RangeError if the file is nested too deeply.
 */
export function applyChangeSet(catalogue: RawCatalogue, input: unknown): ApplyResult {
  const notApplied = (
    status: ApplyResult['status'],
    problems: string[] = [],
    changes: ProductChange[] = [],
  ): ApplyResult => ({ status, catalogue, changes, problems: problems.slice(0, MAX_PROBLEMS) });
  const parsed = changeSetSchema.safeParse(input);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'The file'}: ${message}`);
    return notApplied('invalid', problems);
  }
  const currentProducts = productsById(catalogue);
  const versions = new Map<string, RawProduct | undefined>();
  const conflicts: string[] = [];
  for (const op of parsed.data.ops) {
    const theirs = currentProducts.get(op.id);
    const [base, mine] = versionsOf(op, theirs);
    const merged = merge(base, mine, theirs);
    versions.set(op.id, merged.product);
    conflicts.push(...merged.conflicts.map((conflict) => problemText(op, conflict, base, theirs)));
  }
  const applied = applyVersions(catalogue, versions);
  if (conflicts.length > 0) return notApplied('conflict', conflicts, applied.changes);
  if (applied.changes.length === 0) return notApplied('unchanged');
  const result = parseCatalogue(applied.catalogue, 'the result');
  if (!result.ok) return notApplied('invalid', result.problems.map(formatProblem), applied.changes);
  return { status: 'applied', ...applied, problems: [] };
}

/**
 * Product before and after an operation; `undefined` if it does not exist. An update takes all other fields from `theirs`. If the product
 * to delete has changed, the base has no fields, so that the merge reports a conflict.
 */
export function versionsOf(
  op: Op,
  theirs: RawProduct | undefined,
): [base: RawProduct | undefined, mine: RawProduct | undefined] {
  if (op.op === 'add') return [undefined, { ...migrateLegacyFields(op.product), id: op.id } as RawProduct];
  if (op.op === 'delete') {
    const isKnown = !theirs || op.baseHash === undefined || op.baseHash === hashProduct(theirs);
    return [isKnown ? theirs : ({ id: op.id } as RawProduct), undefined];
  }
  const product = theirs ?? ({ id: op.id } as RawProduct);
  const fields = (values: Readonly<Record<string, unknown>>) =>
    withFields(product, nullToUndefined(migrateLegacyFields(values, product.image_links)));
  return [fields(op.was), fields(op.set)];
}

function problemText(
  { op, id }: Op,
  conflict: FieldConflict,
  base: RawProduct | undefined,
  current: RawProduct | undefined,
): string {
  const product = current?.name ? `${current.name} (${id})` : id;
  if (conflict.field !== 'product') return `${product}: ${conflictText(conflict, base)}`;
  return op === 'delete'
    ? `${product}: is to be deleted, but was changed in the catalog since`
    : `${product}: cannot be changed: it is no longer in the catalog`;
}

/** Values of a conflict: 'Price is $10.00 in the catalog, was $9.00, should become $12.00'. */
export function conflictText({ field, mine, theirs }: FieldConflict, base: RawProduct | undefined): string {
  const words = (value: unknown) => formatFieldValue(field, value, CATEGORIES);
  const was = base ? `, was ${words(fieldValue(base, field))}` : '';
  return `${fieldLabel(field)} is ${words(theirs)} in the catalog${was}, should become ${words(mine)}`;
}

/** Change set of some edits. `files` are the pictures that they need. */
export function buildChangeSet(
  edits: readonly Edit[],
  { hash }: Pick<PublishedCatalogue, 'hash'>,
  files: ChangeSet['files'],
): ChangeSet {
  return { format: 1, base: { hash }, ops: edits.flatMap(toOp), files: [...files] };
}

function toOp({ id, base, product, isDeleted }: Edit): Op[] {
  if (isDeleted) return base ? [{ op: 'delete', id, baseHash: hashProduct(base) }] : [];
  if (!base) return [{ op: 'add', id, product: { ...product } }];
  const changes = changedFields(base, product);
  const set = Object.fromEntries(changes.map(({ field, to }) => [field, to ?? null]));
  const was = Object.fromEntries(changes.map(({ field, from }) => [field, from ?? null]));
  return [{ op: 'update', id, baseHash: hashProduct(base), set, was }];
}

/** File name with the local time: 'changes-20261121-0507.json'. */
export function changeSetName(time: Date): string {
  // The Swedish format is '2026-11-21 05:07:09'.
  const digits = time.toLocaleString('sv-SE').replace(/\D/g, '');
  return `changes-${digits.slice(0, 8)}-${digits.slice(8, 12)}.json`;
}
