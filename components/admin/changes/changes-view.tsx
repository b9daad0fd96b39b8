'use client';

import { useSyncExternalStore } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Hidden } from '@/components/ui/layout';
import { adminMessages } from '@/lib/admin/admin-messages';
import { preview } from '@/lib/admin/preview-flag';
import type { AdminRow } from '@/lib/admin/store-types';
import { isPreviewOn } from '@/lib/preview';
import { asset } from '@/lib/site/asset';
import { routes } from '@/lib/site/routes';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../frame/admin-context';
import { StateMark } from '../products/state-mark';
import { ChangedProduct, ChangedRows, WhatChanged } from './changed-rows';
import { ConflictForm } from './conflict-form';
import { ExportChanges } from './export-changes';

/** All edits that are not live: conflicts, changes by field with Revert, the preview, and the export as a file. */
export function ChangesView() {
  const { rows } = useAdmin();
  const conflicts = rows.filter(({ state }) => state === 'conflict');
  const changes = rows.filter(({ state }) => state !== 'live' && state !== 'conflict');
  return (
    <div className={adminStyles.view}>
      <h1>Changes</h1>
      {conflicts.length > 0 && (
        <section className={adminStyles.alert} aria-labelledby="conflicts">
          <h2 id="conflicts">Conflicts</h2>
          <p>{adminMessages.conflictsHint}</p>
          {conflicts.map((row) => (
            <ConflictForm key={row.id} row={row} />
          ))}
        </section>
      )}
      {changes.length > 0 ? <ChangeList rows={changes} /> : <p>{adminMessages.noChanges}</p>}
      <PreviewSwitch />
      <ExportChanges count={changes.length} conflicts={conflicts.length} />
    </div>
  );
}

function ChangeList({ rows }: { rows: readonly AdminRow[] }) {
  const { store, run, isReadOnly } = useAdmin();
  const revert = (id: string) => run(() => store.revert([id]), adminMessages.reverted, adminMessages.updateFailed);
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
            <button type="button" className={adminStyles.action} disabled={isReadOnly} onClick={() => revert(row.id)}>
              {row.isDeleted ? 'Restore' : 'Revert'}
              <Hidden> {row.raw.name}</Hidden>
            </button>
          </td>
        </>
      )}
    </ChangedRows>
  );
}

/** Turns the preview of the edits in the store on and off, for this browser. */
function PreviewSwitch() {
  const isOn = useSyncExternalStore(preview.subscribe, isPreviewOn, () => false);
  return (
    <section aria-labelledby="preview" className={adminStyles.part}>
      <h2 id="preview">Preview in store</h2>
      <p>
        Listings, search and product pages show your edits, only in this browser and with a notice at the top. Visitors
        do not see them.
      </p>
      <div className={adminStyles.buttons}>
        <label className={adminStyles.check}>
          <input
            type="checkbox"
            role="switch"
            aria-checked={isOn}
            checked={isOn}
            onChange={(event) => preview.set(event.target.checked ? 'on' : undefined)}
          />
          Preview in store
        </label>
        {isOn && (
          <a className={buttonClass()} href={asset(routes.allProducts())} target="_blank" rel="noopener">
            Open the store
            <Hidden> (new tab)</Hidden>
          </a>
        )}
      </div>
    </section>
  );
}
