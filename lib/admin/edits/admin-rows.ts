import type { RawProduct } from '../../catalogue/schema/product';
import type { AdminRow, AdminSnapshot } from '../store-types';
import { conflictsOf, type Edit, type Edits, kindOf, stateOf } from './edit';
import type { PublishedCatalogue } from './published-catalogue';

/** Rows of the product list: products of the site in file order, then new products of this browser. */
export function adminRows(edits: Edits, { products }: PublishedCatalogue): AdminRow[] {
  const onSite = [...products].map(([id, raw]) => toRow(id, raw, edits.get(id)));
  const others = [...edits.values()].filter(({ id }) => !products.has(id));
  return [...onSite, ...others.map((edit) => toRow(edit.id, edit.product, edit))];
}

function toRow(id: string, published: RawProduct, edit: Edit | undefined): AdminRow {
  const state = stateOf(edit);
  return {
    id,
    raw: edit?.product ?? published,
    state,
    commit: state === 'published' ? edit?.commit : undefined,
    kind: kindOf(edit),
    isDeleted: edit?.isDeleted === true,
    editedAt: edit?.editedAt ?? 0,
    conflicts: edit ? conflictsOf(edit) : [],
  };
}

/** Number of rows per state. */
export function countRows(rows: readonly AdminRow[]): AdminSnapshot['counts'] {
  const counts = { live: 0, unpublished: 0, exported: 0, published: 0, conflict: 0 };
  for (const { state } of rows) counts[state] += 1;
  return counts;
}

/** Products that are not deleted. */
export function presentProducts({ rows }: Pick<AdminSnapshot, 'rows'>): RawProduct[] {
  return rows.flatMap(({ raw, isDeleted }) => (isDeleted ? [] : raw));
}
