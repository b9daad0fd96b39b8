import type { RawProduct } from '../../catalogue/schema/product';
import type { AdminRow, AdminSnapshot, FieldConflict } from '../store-types';
import type { Bundle } from './bundle';
import { fieldValue } from './fields';
import { bodyOf, kindOf, type Ledger, type LedgerItem, stateOf } from './ledger';

/** The rows of a ledger in its order. `known` are those over the same bundle: a row stays the same object while its product does. */
export function ledgerRows({ items }: Ledger, bundle: Bundle, known: WeakMap<LedgerItem, AdminRow>): AdminRow[] {
  return items.flatMap((item) => {
    const row = known.get(item) ?? toRow(item, bundle);
    if (row) known.set(item, row);
    return row ?? [];
  });
}

function toRow(item: LedgerItem, bundle: Bundle): AdminRow | undefined {
  const raw = bodyOf(item, bundle);
  if (!raw) return undefined;
  const [kind, state] = [kindOf(item), stateOf(item)];
  return {
    id: item.id,
    raw,
    state,
    commit: state === 'published' ? item.publishedWith : undefined,
    kind,
    isDeleted: kind === 'deleted',
    editedAt: item.deletedAt ?? item.editedAt ?? 0,
    conflicts: conflictsOf(item, bundle),
  };
}

/** The number of rows in each state; live ones are not counted. */
export function countRows(rows: readonly AdminRow[]): AdminSnapshot['counts'] {
  const counts = { unpublished: 0, exported: 0, published: 0, conflict: 0, deleted: 0 };
  for (const { state, isDeleted } of rows) {
    if (state !== 'live') counts[state] += 1;
    if (isDeleted) counts.deleted += 1;
  }
  return counts;
}

function conflictsOf(
  { id, product, deletedAt, baseValues, conflicts = [] }: LedgerItem,
  bundle: Bundle,
): FieldConflict[] {
  const published = bundle.products.get(id);
  return conflicts.map((field) =>
    field === 'product'
      ? { field, mine: deletedAt === undefined ? product?.name : undefined, theirs: published?.name }
      : {
          field,
          mine: fieldValue(product, field),
          theirs: baseValues?.[field] ?? undefined,
        },
  );
}

/** The products that are not deleted. */
export function presentProducts({ rows }: Pick<AdminSnapshot, 'rows'>): RawProduct[] {
  return rows.flatMap(({ raw, isDeleted }) => (isDeleted ? [] : raw));
}
