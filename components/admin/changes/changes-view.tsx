'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Hidden } from '@/components/ui/layout';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { AdminRow } from '@/lib/admin/store-types';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../frame/admin-context';
import { StateMark } from '../products/state-mark';
import { ChangedProduct } from './changed-product';
import { ChangedRows } from './changed-rows';
import styles from './changes.module.css';
import type { Side } from './conflict-field';
import { ConflictFields } from './conflict-fields';
import { HandOver } from './hand-over';
import { ListFiles } from './list-files';
import { PreviewSwitch } from './preview-switch';
import { WhatChanged } from './what-changed';

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

/** Products that were changed both here and in the published catalog; each waits for a decision. */
function Conflicts({ rows }: { rows: readonly AdminRow[] }) {
  return (
    <section className={adminStyles.alert} aria-labelledby="conflicts">
      <h2 id="conflicts">Conflicts</h2>
      <p>
        These were changed here and in the published catalog since. Choose what stays; nothing is dropped until you do.
      </p>
      {rows.map((row) => (
        <ConflictForm key={row.id} row={row} />
      ))}
    </section>
  );
}

/** Both values of every field in conflict, and the choice between them. */
function ConflictForm({ row }: { row: AdminRow }) {
  const { store, run, isReadOnly } = useAdmin();
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({});
  const isDecided = row.conflicts.every(({ field }) => choices[field]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(() => store.resolve(row.id, choices), adminMessages.resolved, adminMessages.updateFailed);
  };
  return (
    <form className={styles.conflict} onSubmit={onSubmit} aria-label={row.raw.name}>
      <h3>
        {row.raw.name} <span className={adminStyles.id}>{row.id}</span>
      </h3>
      <ConflictFields conflicts={row.conflicts} choices={choices} onChoose={setChoices} />
      <Button type="submit" disabled={!isDecided || isReadOnly}>
        Keep the choice
      </Button>
    </form>
  );
}

/** Every product that differs from the published one, field by field. */
function ChangeList({ rows }: { rows: readonly AdminRow[] }) {
  const { store, run, isReadOnly } = useAdmin();
  if (rows.length === 0) return <p>{adminMessages.noChanges}</p>;
  return (
    <ChangedRows label="Changed products" columns={['Product', 'What changed', 'State', 'Actions']} rows={rows}>
      {(row) => (
        <>
          <ChangedProduct row={row} />
          <td>
            <WhatChanged row={row} />
          </td>
          <td>
            <StateMark row={row} />
          </td>
          <td>
            <button
              type="button"
              className={adminStyles.action}
              disabled={isReadOnly}
              onClick={() => run(() => store.revert([row.id]), adminMessages.reverted, adminMessages.updateFailed)}
            >
              {row.isDeleted ? 'Restore' : 'Revert'}
              <Hidden> {row.raw.name}</Hidden>
            </button>
          </td>
        </>
      )}
    </ChangedRows>
  );
}
