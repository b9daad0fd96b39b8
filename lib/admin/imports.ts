import type { RawProduct } from '../catalogue/schema/product';
import { checkProducts } from './check-products';
import { planCsv, planJson } from './import-plan';
import type { LedgerStore } from './ledger/ledger-store';
import { addProducts, type Change, checked, updateProducts } from './ledger/operations';
import { presentProducts } from './ledger/rows';
import type { AdminStore } from './store-types';

/** What comes into the browser as a file: first looked at, then, if the operator wishes, taken into the ledger as one change. */
export function openImports({ getSnapshot, mutate }: LedgerStore): Pick<AdminStore, 'planImport'> {
  return {
    planImport: async (name, text) => {
      const present = new Map(presentProducts(getSnapshot()).map((raw) => [raw.id, raw]));
      const check = (raws: readonly RawProduct[]) =>
        checkProducts(raws, [...new Map([...present, ...raws.map((raw) => [raw.id, raw] as const)]).values()]);
      const isJson = /^\s*[[{]/.test(text.replace(/^\uFEFF/, '')) || /\.json$/i.test(name);
      const { problems, rows, unchanged } = (isJson ? planJson : planCsv)(text, (id) => present.get(id), check);
      const edits = new Map(rows.flatMap(({ raw, before }) => (before ? [[raw.id, { raw, before }] as const] : [])));
      const added = rows.flatMap(({ raw, before }) => (before ? [] : raw));
      const change: Change = async (ledger, context) =>
        addProducts(added)(await updateProducts(edits)(ledger, context), context);
      return { problems, changes: rows, unchanged, apply: () => mutate(checked(change)) };
    },
  };
}
