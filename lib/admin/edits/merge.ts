import type { RawProduct } from '../../catalogue/schema/product';
import { changedFields, fieldValue, isSame, withFields } from './fields';

/** Field that both sides changed to different values. The field 'product' means that one side deleted the product. */
export type FieldConflict = { field: string; mine: unknown; theirs: unknown };

/** Result of a merge. `product` is `undefined` if it is deleted; fields with a conflict have the value of `mine`. */
export type Merged = { product: RawProduct | undefined; conflicts: FieldConflict[] };

/**
 * Three-way merge of a product, by field and by fact of a variant (see `factPath`). Loading, saving, importing, publishing and
 * `catalogue:apply` all use it.
 * @param base common version; `undefined` if the product did not exist
 * @param mine version of this browser or of a change set; `undefined` if it deletes the product
 * @param theirs version of the catalogue or of another tab; `undefined` if it has no such product
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
