import { presentProducts } from '../edits/admin-rows';
import type { EditStore } from '../edits/edit-store';
import { changedFields, withFields } from '../edits/fields';
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
import type { AdminStore } from '../store-types';

/** Admin actions that change products. */
export function productActions({ applyChange, getSnapshot, current }: EditStore) {
  const add: AdminStore['add'] = async (raw) => {
    const now = new Date();
    const id = newId(now);
    const created = { ...raw, id, createdAt: raw.createdAt ?? now.toISOString() };
    const outcome = await applyChange(addProducts([created]));
    return outcome.ok ? { ...outcome, id } : outcome;
  };
  const duplicate: AdminStore['duplicate'] = async (id) => {
    const raw = presentProducts(getSnapshot()).find((other) => other.id === id);
    if (!raw) return { ok: false, reason: 'not-found' };
    const { createdAt: _, ...rest } = raw;
    return add({ ...rest, name: `${raw.name} (copy)`.slice(0, 200) });
  };
  return {
    add,
    duplicate,
    update: (id, raw, before) => applyChange(updateProducts(new Map([[id, { raw, before }]]))),
    remove: (ids, taskOptions?: TaskOptions) => applyChange(removeProducts(ids), taskOptions),
    restore: (ids) => applyChange(restoreProducts(ids)),
    revert: (ids) => applyChange(revertProducts(ids)),
    resolve: (id, choices) => applyChange(resolveConflicts(id, choices)),
    changeProducts: (ids, fieldsOf, taskOptions?: TaskOptions) =>
      applyChange(
        changeProducts(ids, (raw) => withFields(raw, fieldsOf(raw))),
        taskOptions,
      ),
    changesOf: (id) => {
      const { edits, site } = current();
      const edit = edits.get(id);
      // The base of a published edit equals its product. Compare with the site to list the changes that are not deployed yet.
      const base = edit?.commit === undefined ? edit?.base : site.products.get(id);
      return edit && base ? changedFields(base, edit.product) : [];
    },
  } satisfies Partial<AdminStore>;
}

/** 'sp-{timestamp}-{random}'. */
function newId(now: Date): string {
  const random = [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0'));
  return `sp-${now.getTime()}-${random.join('')}`;
}
