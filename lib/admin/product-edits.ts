import { changedFields, withFields } from './ledger/fields';
import type { LedgerStore } from './ledger/ledger-store';
import {
  addProduct,
  changeProducts,
  removeProducts,
  resolveConflicts,
  restoreProducts,
  revertProducts,
  updateProduct,
} from './ledger/operations';
import { presentProducts } from './ledger/rows';
import type { Watch } from './slices';
import type { AdminStore } from './store-types';

/** Edits of the list: products that come into it, and operations on those that are there. */
export function productEdits({ applyChange, getSnapshot, current }: LedgerStore) {
  const add: AdminStore['add'] = async (raw) => {
    const now = new Date();
    const id = newId(now);
    const created = { ...raw, id, createdAt: raw.createdAt ?? now.toISOString() };
    const outcome = await applyChange(addProduct(created));
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
    update: (id, raw, before) => applyChange(updateProduct(id, raw, before)),
    remove: (ids, watch?: Watch) => applyChange(removeProducts(ids), watch),
    restore: (ids) => applyChange(restoreProducts(ids)),
    revert: (ids) => applyChange(revertProducts(ids)),
    resolve: (id, choices) => applyChange(resolveConflicts(id, choices)),
    changeProducts: (ids, fieldsOf, watch?: Watch) =>
      applyChange(
        changeProducts(ids, (raw) => withFields(raw, fieldsOf(raw))),
        watch,
      ),
    changesOf: (id) => {
      const published = current().bundle.products.get(id);
      const row = getSnapshot().rows.find((other) => other.id === id);
      return published && row ? changedFields(published, row.raw) : [];
    },
  } satisfies Partial<AdminStore>;
}

/** 'sp-{timestamp}-{random}' (specification, section 3). */
function newId(now: Date): string {
  const random = [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0'));
  return `sp-${now.getTime()}-${random.join('')}`;
}
