'use client';

import { useSyncExternalStore } from 'react';
import { Link } from '@/components/ui/link';
import { publishLog } from '@/lib/admin/publish/publish-log';
import type { AdminRow } from '@/lib/admin/store-types';
import { adminRoutes } from '@/lib/site/admin-routes';
import adminStyles from '../admin.module.css';

const NAMES = {
  live: 'Live',
  unpublished: 'Unpublished',
  exported: 'Exported',
  published: 'Published',
  conflict: 'Conflict',
} as const;
/** The names of a published product by the state of its build. */
const BUILDS = {
  sent: 'Published',
  building: 'Building',
  live: 'Published',
  failed: 'Failed',
  lost: 'Published',
} as const;
/** Where there is something to do or to see. */
const WAYS: Partial<Record<AdminRow['state'], string>> = {
  conflict: adminRoutes.changes(),
  published: adminRoutes.publish(),
};
const KINDS = { same: '', new: 'new', edited: 'edited', deleted: 'deleted' } as const;

/** Where a product stands between this browser and the store. */
export function StateMark({ row }: { row: Pick<AdminRow, 'state' | 'kind' | 'commit'> }) {
  const { state, kind, commit } = row;
  // A new product that was deleted again before anybody heard of it.
  const isForgotten = state === 'live' && kind === 'deleted';
  const known = state === 'published' ? <BuildName commit={commit} /> : NAMES[state];
  const name = isForgotten ? 'Never published' : known;
  const way = WAYS[state];
  return (
    <span className={adminStyles.mark} data-state={state}>
      {way ? <Link href={way}>{name}</Link> : name}
      {KINDS[kind] && <span className={adminStyles.hint}>{KINDS[kind]}</span>}
    </span>
  );
}

/** The state of the commit that a product went with; a list has many rows, and few of them wait for one. */
function BuildName({ commit }: Pick<AdminRow, 'commit'>) {
  const sent = useSyncExternalStore(publishLog.subscribe, publishLog.get, publishLog.get);
  const build = sent.find((publish) => publish.commit === commit)?.state;
  return build ? BUILDS[build] : NAMES.published;
}
