import type { RawProduct } from '../../catalogue/schema/product';
import type { AdminRow, AdminSnapshot } from '../store-types';
import { conflictsOf, type Edit, type Edits, kindOf, stateOf } from './edit';
import type { PublishedCatalogue } from './published-catalogue';

/** Cache of rows by edit or published product. An unchanged row stays the same object, so that React does not render it again. */
export type RowCache = WeakMap<object, AdminRow>;

/** Rows of the product list: products of the site in file order, then new products of this browser. */
export function adminRows(edits: Edits, { products }: PublishedCatalogue, cache: RowCache): AdminRow[] {
  const onSite = [...products].map(([id, raw]) => cachedRow(id, raw, edits.get(id), cache));
  const others = [...edits.values()].filter(({ id }) => !products.has(id));
  return [...onSite, ...others.map((edit) => cachedRow(edit.id, edit.product, edit, cache))];
}

function cachedRow(id: string, published: RawProduct, edit: Edit | undefined, cache: RowCache): AdminRow {
  const key = edit ?? published;
  const row = cache.get(key) ?? toRow(id, published, edit);
  cache.set(key, row);
  return row;
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

/** Number of rows per state, and number of deleted rows. A row can count in both. */
export function countRows(rows: readonly AdminRow[]): AdminSnapshot['counts'] {
  const counts = { unpublished: 0, exported: 0, published: 0, conflict: 0, deleted: 0 };
  for (const { state, isDeleted } of rows) {
    if (state !== 'live') counts[state] += 1;
    if (isDeleted) counts.deleted += 1;
  }
  return counts;
}

/** Products that are not deleted. */
export function presentProducts({ rows }: Pick<AdminSnapshot, 'rows'>): RawProduct[] {
  return rows.flatMap(({ raw, isDeleted }) => (isDeleted ? [] : raw));
}
