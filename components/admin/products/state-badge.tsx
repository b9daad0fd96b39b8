import { Link } from '@/components/ui/link';
import { adminRoutes } from '@/lib/admin/admin-routes';
import { STATE_FILTERS } from '@/lib/admin/products/list-url';
import type { AdminRow } from '@/lib/admin/store-types';
import adminStyles from '../admin.module.css';

/** Pages that the badge of a state links to. */
const PAGES: Partial<Record<AdminRow['state'], string>> = {
  published: adminRoutes.publish(),
  conflict: adminRoutes.changes(),
};

/** Publish state of a product, such as 'Unpublished', and the kind of edit. */
export function StateBadge({ row: { state, kind } }: { row: Pick<AdminRow, 'state' | 'kind'> }) {
  // A product that was added and deleted here was never published, so 'Live' would be wrong.
  const name = state === 'live' && kind === 'deleted' ? 'Draft' : STATE_FILTERS[state];
  const page = PAGES[state];
  return (
    <span className={adminStyles.status} data-state={state}>
      {page ? <Link href={page}>{name}</Link> : name}
      {kind !== 'same' && <span className={adminStyles.hint}>{kind}</span>}
    </span>
  );
}
