'use client';

import adminStyles from '../admin.module.css';
import { useAdmin } from '../frame/admin-context';
import { ChangeList } from './change-list';
import { Conflicts } from './conflicts';
import { HandOver } from './hand-over';
import { ListFiles } from './list-files';
import { PreviewSwitch } from './preview-switch';

/** Everything between an edit in this browser and the store: what changed, what clashes, and the way out. */
export function ChangesView() {
  const { rows } = useAdmin();
  const conflicts = rows.filter(({ state }) => state === 'conflict');
  const changes = rows.filter(({ state }) => state !== 'live' && state !== 'conflict');
  return (
    <div className={adminStyles.view}>
      <h1>Changes</h1>
      {conflicts.length > 0 && <Conflicts rows={conflicts} />}
      <ChangeList rows={changes} />
      <PreviewSwitch />
      <HandOver count={changes.length} conflicts={conflicts.length} />
      <ListFiles />
    </div>
  );
}
