import { Link } from '@/components/ui/link';
import type { AdminRow } from '@/lib/admin/store-types';
import { routes } from '@/lib/site/routes';
import styles from './state-mark.module.css';

const NAMES = { live: 'Live', unpublished: 'Unpublished', exported: 'Exported', conflict: 'Conflict' } as const;
const KINDS = { same: '', new: 'new', edited: 'edited', deleted: 'deleted' } as const;

/** Where a product stands between this browser and the store. */
export function StateMark({ row }: { row: Pick<AdminRow, 'state' | 'kind'> }) {
  const { state, kind } = row;
  // A new product that was deleted again before anybody heard of it.
  const isForgotten = state === 'live' && kind === 'deleted';
  const name = isForgotten ? 'Never published' : NAMES[state];
  return (
    <span className={styles.mark} data-state={state}>
      {state === 'conflict' ? <Link href={routes.adminChanges()}>{name}</Link> : name}
      {KINDS[kind] && <span className={styles.kind}>{KINDS[kind]}</span>}
    </span>
  );
}
