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
import type { AdminStore } from './store-types';

type Deeds = Pick<AdminStore, 'remove' | 'restore' | 'revert' | 'resolve' | 'changeProducts' | 'changesOf'>;

/** Operations on products that are there. */
export function productEdits(ledger: LedgerStore): Deeds & Pick<AdminStore, 'update'> {
  const { applyChange, getSnapshot } = ledger;
  return {
    update: (id, raw, before) => applyChange(updateProduct(id, raw, before)),
    remove: (ids, watch) => applyChange(removeProducts(ids), watch),
    restore: (ids) => applyChange(restoreProducts(ids)),
    revert: (ids) => applyChange(revertProducts(ids)),
    resolve: (id, choices) => applyChange(resolveConflicts(id, choices)),
    changeProducts: (ids, fieldsOf, watch) =>
      applyChange(
        changeProducts(ids, (raw) => withFields(raw, fieldsOf(raw))),
        watch,
      ),
    changesOf: (id) => {
      const published = ledger.current().bundle.products.get(id);
      const row = getSnapshot().rows.find((other) => other.id === id);
      return published && row ? changedFields(published, row.raw) : [];
    },
  };
}

/** The ways in which products come into the list. */
export function productAdditions({ applyChange, getSnapshot }: LedgerStore): Pick<AdminStore, 'add' | 'duplicate'> {
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
  return { add, duplicate };
}

/** 'sp-{timestamp}-{random}' (specification, section 3). */
function newId(now: Date): string {
  const random = [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0'));
  return `sp-${now.getTime()}-${random.join('')}`;
}
