'use client';

import { useSyncExternalStore } from 'react';
import { buttonClass } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/layout';
import { adminMessages } from '@/lib/admin/admin-messages';
import { previewFlag } from '@/lib/admin/preview-flag';
import type { AdminRow } from '@/lib/admin/store-types';
import { isPreviewOn } from '@/lib/listing/preview';
import { asset } from '@/lib/site/asset';
import { routes } from '@/lib/site/routes';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../layout/admin-context';
import { StateBadge } from '../products/state-badge';
import { ChangeDetails, ChangedProductCell, ChangesTable } from './changes-table';
import { ConflictForm } from './conflict-form';
import { ExportChanges } from './export-changes';

/** Page of all edits that are not live: conflicts, changes by field with Revert, the preview switch, and the export as a file. */
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
    <ChangesTable label="Changed products" columns={['Product', 'What changed', 'State', 'Actions']} rows={rows}>
      {(row) => (
        <>
          <ChangedProductCell row={row} />
          <td>
            <ChangeDetails row={row} />
          </td>
          <td>
            <StateBadge row={row} />
          </td>
          <td>
            <button type="button" className={adminStyles.action} disabled={isReadOnly} onClick={() => revert(row.id)}>
              {row.isDeleted ? 'Restore' : 'Revert'}
              <VisuallyHidden> {row.raw.name}</VisuallyHidden>
            </button>
          </td>
        </>
      )}
    </ChangesTable>
  );
}

/** Turns the preview of the edits in the store on or off, for this browser only. */
function PreviewSwitch() {
  const isOn = useSyncExternalStore(previewFlag.subscribe, isPreviewOn, () => false);
  return (
    <section aria-labelledby="preview" className={adminStyles.section}>
      <h2 id="preview">Preview in store</h2>
      <p>
        Listings, search and product pages show your edits, only in this browser and with a notice at the top. Visitors
        do not see them.
      </p>
      <div className={adminStyles.buttons}>
        <label className={adminStyles.checkbox}>
          <input
            type="checkbox"
            role="switch"
            aria-checked={isOn}
            checked={isOn}
            onChange={(event) => previewFlag.set(event.target.checked ? 'on' : undefined)}
          />
          Preview in store
        </label>
        {isOn && (
          <a className={buttonClass()} href={asset(routes.allProducts())} target="_blank" rel="noopener">
            Open the store
            <VisuallyHidden> (new tab)</VisuallyHidden>
          </a>
        )}
      </div>
    </section>
  );
}
