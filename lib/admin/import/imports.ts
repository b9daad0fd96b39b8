import type { RawProduct } from '../../catalogue/schema/product';
import type { LedgerStore } from '../ledger/ledger-store';
import { addProducts, type Change, removeProducts, restoreProducts, updateProducts } from '../ledger/operations';
import { presentProducts } from '../ledger/rows';
import type { AdminStore } from '../store-types';
import { keepPictures } from './keep-pictures';
import type { PlannedRow } from './plan';

/** Imports of files: each is first looked at, then, if the operator wishes, taken into the ledger as one change. */
export function openImports({ getSnapshot, applyChange }: LedgerStore): Pick<AdminStore, 'planImport'> {
  return {
    planImport: async (content, map, watch) => {
      // Layouts and the reader of HTML are fetched with the first file.
      const [{ readImport }, { planEntries }, { targetOf }] = await Promise.all([
        import('./read-import'),
        import('./plan'),
        import('./import-target'),
      ]);
      const { rows, categories } = getSnapshot();
      const present = presentProducts({ rows });
      const deleted = new Map(rows.flatMap(({ id, raw, isDeleted }) => (isDeleted ? [[id, raw] as const] : [])));
      const shop = () => ({ categoriesFor: () => categories, brands: present.map(({ brand }) => brand) });
      const { entries, pictures = [], ...reading } = await readImport(content, { map, shop }, watch);
      const plan = await planEntries(entries, targetOf(present), watch);
      return {
        ...reading,
        problems: [...reading.problems, ...plan.problems],
        doubts: plan.doubts,
        changes: plan.rows,
        unchanged: plan.unchanged,
        apply: async (working) => {
          if (pictures.length > 0) await keepPictures(pictures);
          return applyChange(importChange(plan.rows, deleted), working);
        },
      };
    },
  };
}

/** The change of an import, as one; a product that was deleted here comes back in its place. */
function importChange(rows: readonly PlannedRow[], deleted: ReadonlyMap<string, RawProduct>): Change {
  const isBack = ({ kind, id }: PlannedRow) => kind === 'add' && deleted.has(id);
  const edits = rows.flatMap((row) => {
    const before = row.before ?? deleted.get(row.id);
    return before && row.kind !== 'delete' ? [[row.id, { raw: row.raw, before }] as const] : [];
  });
  const steps = [
    restoreProducts(rows.filter(isBack).map(({ id }) => id)),
    updateProducts(new Map(edits)),
    addProducts(rows.flatMap((row) => (row.kind === 'add' && !isBack(row) ? row.raw : []))),
    removeProducts(rows.flatMap(({ kind, id }) => (kind === 'delete' ? id : []))),
  ];
  return async (ledger, context) => {
    let next = ledger;
    for (const step of steps) next = await step(next, context);
    return next;
  };
}
