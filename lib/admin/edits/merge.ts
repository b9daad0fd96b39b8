import type { RawProduct } from '../../catalogue/schema/product';
import { changedFields, fieldValue, isSame, withFields } from './fields';

/** A field that both sides changed to different values. `product` means the whole product: one side deleted it. */
export type FieldConflict = { field: string; mine: unknown; theirs: unknown };

/** The merged product, `undefined` if it is deleted. With conflicts, it has the values of `mine` in the fields of the conflicts. */
export type Merged = { product: RawProduct | undefined; conflicts: FieldConflict[] };

/**
 * Merges two versions of a product that were both made from `base`, by field and by variant key (see `factName`).
 * This is the only merge of the admin: loading, saving, importing, publishing and `catalogue:apply` call it.
 * @param base the common version; `undefined` if there was no such product
 * @param mine the version of this browser, or of a change set; `undefined` if it deletes the product
 * @param theirs the version of the catalogue or of another tab; `undefined` if it has no such product
 */
export function merge(
  base: RawProduct | undefined,
  mine: RawProduct | undefined,
  theirs: RawProduct | undefined,
): Merged {
  if (isSame(base, theirs) || isSame(mine, theirs)) return { product: mine, conflicts: [] };
  if (isSame(base, mine)) return { product: theirs, conflicts: [] };
  if (!mine || !theirs)
    return { product: mine, conflicts: [{ field: 'product', mine: mine?.name, theirs: theirs?.name }] };

  const changes = changedFields(base ?? {}, mine);
  const conflicts = changes.flatMap(({ field, from, to }): FieldConflict[] => {
    const value = fieldValue(theirs, field);
    return isSame(value, from) || isSame(value, to) ? [] : [{ field, mine: to, theirs: value }];
  });
  const patch = Object.fromEntries(changes.map(({ field, to }) => [field, to]));
  return { product: withFields(theirs, patch), conflicts };
}
