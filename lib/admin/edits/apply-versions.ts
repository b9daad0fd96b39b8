import type { RawProduct } from '../../catalogue/schema/product';
import { CatalogueDraft } from './catalogue-draft';
import type { FieldChange } from './fields';
import { changedFields } from './fields';
import type { RawCatalogue } from './published-catalogue';

/** A change of one product. `fields` is empty for added and deleted products. */
export type ProductChange = { id: string; name: string; kind: 'add' | 'update' | 'delete'; fields: FieldChange[] };

/**
 * A catalogue with other versions of some products; `undefined` deletes one. The given catalogue is not modified.
 * Versions that the catalogue already has are not listed in `changes`.
 */
export function applyVersions(
  catalogue: RawCatalogue,
  versions: ReadonlyMap<string, RawProduct | undefined>,
): { catalogue: RawCatalogue; changes: ProductChange[] } {
  const draft = new CatalogueDraft(catalogue);
  const changes: ProductChange[] = [];
  for (const [id, version] of versions) {
    const known = draft.rowsOf(id)[0]?.product as RawProduct | undefined;
    const name = String(version?.name ?? known?.name ?? id);
    if (!version) {
      if (known) changes.push({ id, name, kind: 'delete', fields: [] });
      draft.remove(id);
    } else if (!known) {
      draft.add(version as Record<string, unknown>);
      changes.push({ id, name, kind: 'add', fields: [] });
    } else {
      const fields = changedFields(known, version);
      draft.write(id, Object.fromEntries(fields.map(({ field, to }) => [field, to])));
      if (fields.length > 0) changes.push({ id, name, kind: 'update', fields });
    }
  }
  return { catalogue: draft.toCatalogue(), changes };
}
