import { fieldLabel } from '../../catalogue/fields/field-list';
import { factsByPath } from '../../catalogue/fields/variant-facts';
import type { RawProduct } from '../../catalogue/schema/product';
import { hash32 } from '../../hash';
import { changedFields, fieldValue, withFields } from '../edits/fields';
import { merge } from '../edits/merge';

/** Hashes of imported values by product id and field. If a value has another hash, it has been edited since. */
export type LastImport = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Product after an import. `editedFields` has labels of fields that keep an edit, `record` the hashes for the next import. */
export type MergedImport = { raw: RawProduct; editedFields: string[]; record: LastImport[string] };

const hashOf = (value: unknown) => hash32(JSON.stringify(value ?? null));

/**
 * Merges imported values into a product. A field that was edited since the last import keeps its value.
 * @param after the product with the values of the file
 * @param fields the fields that are in the file
 */
export function mergeImport(
  before: RawProduct | undefined,
  after: RawProduct,
  fields: readonly string[],
  last: LastImport[string] = {},
): MergedImport {
  const isEdited = (field: string, value: unknown) => last[field] !== undefined && last[field] !== hashOf(value);
  const edits = before ? changedFields(before, after).filter(({ field, from }) => isEdited(field, from)) : [];
  // The value of the last import is not known, only its hash. So the base has no such field: the merge then finds a conflict and keeps the
  // edit.
  const base = before && withFields(before, Object.fromEntries(edits.map(({ field }) => [field, undefined])));
  const raw = merge(base, before, after).product ?? after;
  const edited = new Set(edits.map(({ field }) => field));
  const paths = fields.flatMap((field) =>
    field === 'variants' ? [...(factsByPath(after.variants)?.keys() ?? [])] : field,
  );
  const imported = paths.filter((path) => !edited.has(path)).map((path) => [path, hashOf(fieldValue(after, path))]);
  return {
    raw,
    editedFields: edits.map(({ field }) => fieldLabel(field)),
    record: { ...last, ...Object.fromEntries(imported) },
  };
}
