import type { RawProduct } from '../../catalogue/schema/product';
import { presentProducts } from '../edits/edit';
import type { EditStore } from '../edits/edit-store';
import { changedFields, type FieldChange, withFields } from '../edits/fields';
import {
  addProducts,
  changeProducts,
  removeProducts,
  resolveConflicts,
  restoreProducts,
  revertProducts,
  updateProducts,
} from '../edits/operations';
import type { TaskOptions } from '../run-in-chunks';
import type { Outcome } from '../store-types';

/** Admin actions that change products. Each saves all of its products or none. */
export function productActions({ applyChange, getSnapshot, current }: EditStore) {
  /** Adds a product with a new id, which the outcome has. */
  const add = async (raw: RawProduct): Promise<Outcome> => {
    const now = new Date();
    const id = newId(now);
    const created = { ...raw, id, createdAt: raw.createdAt ?? now.toISOString() };
    const outcome = await applyChange(addProducts([created]));
    return outcome.ok ? { ...outcome, id } : outcome;
  };
  return {
    add,
    /** Adds a copy of a product at the end of the list. */
    duplicate: async (id: string): Promise<Outcome> => {
      const raw = presentProducts(getSnapshot()).find((other) => other.id === id);
      if (!raw) return { ok: false, reason: 'not-found' };
      const { createdAt: _, ...rest } = raw;
      return add({ ...rest, name: `${raw.name} (copy)`.slice(0, 200) });
    },
    /** Saves a product. `before` is the version that the form started from; changes of other tabs in other fields are merged. */
    update: (id: string, raw: RawProduct, before: RawProduct) =>
      applyChange(updateProducts(new Map([[id, { raw, before }]]))),
    remove: (ids: readonly string[], taskOptions?: TaskOptions) => applyChange(removeProducts(ids), taskOptions),
    restore: (ids: readonly string[]) => applyChange(restoreProducts(ids)),
    /** Reverts products to the published version. New products are removed. */
    revert: (ids: readonly string[]) => applyChange(revertProducts(ids)),
    /** Resolves the conflicts of a product, with a choice for each field. */
    resolve: (id: string, choices: Readonly<Record<string, 'mine' | 'theirs'>>) =>
      applyChange(resolveConflicts(id, choices)),
    /** Sets fields of several products; `undefined` removes a field. */
    changeProducts: (
      ids: readonly string[],
      fieldsOf: (raw: RawProduct) => Partial<RawProduct>,
      taskOptions?: TaskOptions,
    ) => {
      const change = changeProducts(ids, (raw) => withFields(raw, fieldsOf(raw)));
      return applyChange(change, taskOptions);
    },
    /** Fields that differ from the published product. */
    changesOf: (id: string): readonly FieldChange[] => {
      const { edits, site } = current();
      const edit = edits.get(id);
      // The base of a published edit equals its product. Compare with the site to list the changes that are not deployed yet.
      const base = edit?.commit === undefined ? edit?.base : site.products.get(id);
      return edit && base ? changedFields(base, edit.product) : [];
    },
  };
}

/** 'sp-{timestamp}-{random}'. */
function newId(now: Date): string {
  const random = [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0'));
  return `sp-${now.getTime()}-${random.join('')}`;
}
