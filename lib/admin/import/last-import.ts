import { fieldLabel } from '../../catalogue/fields/field-list';
import { factsByPath } from '../../catalogue/fields/variant-facts';
import type { RawProduct } from '../../catalogue/schema/product';
import { hash32 } from '../../hash';
import { changedFields, fieldValue, withFields } from '../edits/fields';
import { merge } from '../edits/merge';

/** Hashes of the values that imports have set, by product id and field. A value with another hash has been edited since. */
export type LastImport = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A product after an import, the labels of fields that kept an edit, and the record for the next import. */
export type MergedImport = { raw: RawProduct; editedFields: string[]; record: LastImport[string] };

const hashOf = (value: unknown) => hash32(JSON.stringify(value ?? null));

/**
 * Keeps the operator's edits: a field that was edited since the last import keeps its value, all others get that of the file.
 * @param after the product with the values of the file
 * @param fields the fields that the file has
 */
export function mergeImport(
  before: RawProduct | undefined,
  after: RawProduct,
  fields: readonly string[],
  last: LastImport[string] = {},
): MergedImport {
  const isEdited = (field: string, value: unknown) => last[field] !== undefined && last[field] !== hashOf(value);
  const edits = before ? changedFields(before, after).filter(({ field, from }) => isEdited(field, from)) : [];
  // The value of the last import is unknown. Any value other than the present one makes a conflict, which keeps the edit.
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
