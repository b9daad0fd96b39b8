import { CatalogueDraft, type RawCatalogue } from '../../lib/admin/change-set/catalogue-draft';
import type { LooseProduct } from '../../lib/admin/change-set/change-set';
import type { PlannedRow } from '../../lib/admin/import/plan';

/** A category map with what an import adds, changes and deletes; groups that are missing are made. The given map is not changed. */
export function fillCatalogue(
  catalogue: RawCatalogue,
  rows: readonly PlannedRow[],
  nameOf: (product: LooseProduct) => string,
): RawCatalogue {
  const draft = new CatalogueDraft(catalogue, nameOf);
  for (const { kind, id, raw, fields } of rows) {
    if (kind === 'delete') draft.remove(id);
    else if (draft.rowsOf(id).length === 0) draft.add(raw as LooseProduct);
    else draft.write(id, Object.fromEntries(fields.map(({ field, to }) => [field, to])));
  }
  return draft.toCatalogue();
}
