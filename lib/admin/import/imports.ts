import type { RawProduct } from '../../catalogue/schema/product';
import { checkProducts } from '../check-products';
import type { LedgerStore } from '../ledger/ledger-store';
import {
  addProducts,
  type Change,
  checked,
  removeProducts,
  restoreProducts,
  updateProducts,
} from '../ledger/operations';
import { presentProducts } from '../ledger/rows';
import { inSlices } from '../slices';
import type { AdminStore, ProductProblem } from '../store-types';
import { type ImportTarget, type PlannedRow, planEntries } from './plan';
import { readFile } from './read-file';

/** Products that are checked in one go: some milliseconds. */
const BATCH = 100;

/** What comes into the browser as a file: first looked at, then, if the operator wishes, taken into the ledger as one change. */
export function openImports({ getSnapshot, mutate }: LedgerStore): Pick<AdminStore, 'planImport'> {
  return {
    planImport: async (content, map, watch) => {
      const { rows, categories } = getSnapshot();
      const present = presentProducts({ rows });
      const deleted = new Map(rows.flatMap(({ id, raw, isDeleted }) => (isDeleted ? [[id, raw] as const] : [])));
      const reading = await readFile(
        content,
        { map, shop: () => ({ categoriesFor: () => categories, brands: present.map(({ brand }) => brand) }) },
        watch,
      );
      const plan = await planEntries(reading.entries, targetOf(present), watch);
      const { entries: _, ...shown } = reading;
      return {
        ...shown,
        problems: [...reading.problems, ...plan.problems],
        doubts: plan.doubts,
        changes: plan.rows,
        unchanged: plan.unchanged,
        apply: () => mutate(checked(importChange(plan.rows, deleted))),
      };
    },
  };
}

/** A list of products as what a file comes into; categories are looked at (`hasRules`) where this process knows the shop's. */
export function targetOf(present: readonly RawProduct[], hasRules = true): ImportTarget {
  const byId = new Map(present.map((raw) => [raw.id, raw]));
  return {
    find: (id) => byId.get(id),
    present: () => present,
    check: async (raws, watch) => {
      const all = [...new Map([...byId, ...raws.map((raw) => [raw.id, raw] as const)]).values()];
      const problems: ProductProblem[] = [];
      const batches = Array.from({ length: Math.ceil(raws.length / BATCH) }, (_, at) =>
        raws.slice(at * BATCH, (at + 1) * BATCH),
      );
      await inSlices(batches, (batch) => problems.push(...checkProducts(batch, all)), watch);
      return hasRules ? problems : problems.filter(({ field }) => field !== 'category');
    },
  };
}

/** All that an import does as one change; a product that was deleted here comes back in its place. */
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
  return (ledger, context) => steps.reduce((next, step) => step(next, context), ledger);
}
