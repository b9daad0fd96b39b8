import { Link } from '@/components/ui/link';
import { adminRoutes } from '@/lib/admin/admin-routes';
import { STATE_FILTERS } from '@/lib/admin/products/list-url';
import type { AdminRow } from '@/lib/admin/store-types';
import adminStyles from '../admin.module.css';

/** The pages where the operator continues with a product of a state. */
const PAGES: Partial<Record<AdminRow['state'], string>> = {
  published: adminRoutes.publish(),
  conflict: adminRoutes.changes(),
};

/** The state of a product between this browser and the store. */
export function StateBadge({ row: { state, kind } }: { row: Pick<AdminRow, 'state' | 'kind'> }) {
  // A new product that was deleted before it was published is in no store.
  const name = state === 'live' && kind === 'deleted' ? 'Draft' : STATE_FILTERS[state];
  const page = PAGES[state];
  return (
    <span className={adminStyles.status} data-state={state}>
      {page ? <Link href={page}>{name}</Link> : name}
      {kind !== 'same' && <span className={adminStyles.hint}>{kind}</span>}
    </span>
  );
}
