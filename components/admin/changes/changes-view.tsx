'use client';

import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { download } from '@/components/ui/download';
import { VisuallyHidden } from '@/components/ui/layout';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { FieldConflict } from '@/lib/admin/edits/fields';
import { previewFlag } from '@/lib/admin/preview-flag';
import type { TaskOptions } from '@/lib/admin/run-in-chunks';
import type { AdminRow, SkippedEdit } from '@/lib/admin/store-types';
import { fieldLabel } from '@/lib/catalogue/fields/field-list';
import { formatBothValues } from '@/lib/catalogue/fields/format-field';
import { isPreviewOn } from '@/lib/listing/preview';
import { asset, routes } from '@/lib/site/routes';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../layout/admin-context';
import { StateBadge } from '../products/state-badge';
import styles from './changes.module.css';
import { ChangesTable, FieldValue, LeftOutList } from './changes-table';

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

/** Exports all changes as one file. `npm run catalogue:apply` merges it into the catalogue. */
export function ExportChanges({ count, conflicts }: { count: number; conflicts: number }) {
  const { store, notify, runTask } = useAdmin();
  const [fileName, setFileName] = useState('changes.json');
  const [leftOut, setLeftOut] = useState<readonly SkippedEdit[]>([]);
  const [isBusy, setBusy] = useState(false);

  const exportChanges = async (taskOptions: TaskOptions) => {
    const { file, count: exported, leftOut: skipped, mark } = await store.exportChanges(taskOptions);
    setLeftOut(skipped);
    if (!file) return notify({ text: adminMessages.exportedNothing, isError: true });
    download(file);
    setFileName(file.name);
    if (!(await mark()).ok) return notify({ text: adminMessages.exportNotMarked, isError: true });
    const isError = skipped.length > 0;
    notify({ text: isError ? adminMessages.exportedSome(exported, skipped.length) : adminMessages.exported, isError });
  };
  const onExport = async () => {
    setBusy(true);
    await runTask(exportChanges).catch(({ name, message }: Error) => {
      const isCancelled = name === 'AbortError';
      const text = isCancelled ? adminMessages.exportCancelled : `${adminMessages.exportedNothing} ${message}`;
      notify({ text, isError: !isCancelled });
    });
    setBusy(false);
  };
  return (
    <section aria-labelledby="export" className={adminStyles.section}>
      <h2 id="export">Export as a file</h2>
      <p>Use this if you cannot publish from here: someone with a copy of the project applies the file.</p>
      {conflicts > 0 && <p>{adminMessages.conflictsFirst(conflicts)}</p>}
      <div className={adminStyles.buttons}>
        <Button variant="primary" disabled={count === 0 || isBusy} onClick={onExport}>
          Export changes
        </Button>
      </div>
      <LeftOutList leftOut={leftOut} />
      <ol className={adminStyles.list}>
        <li>Export the changes: one file with all edits, deletions and new pictures.</li>
        <li>
          In the project folder, run <code>npm run catalogue:apply -- {fileName}</code>. Add <code>--dry-run</code> to
          see what it would change.
        </li>
        <li>
          Run <code>npm run build</code> and publish the site. When this browser loads the new catalog, the changes
          become Live.
        </li>
      </ol>
    </section>
  );
}

type Side = 'mine' | 'theirs';
const SIDES: readonly Side[] = ['mine', 'theirs'];
const SIDE_NAMES: Record<Side, string> = { mine: 'Edited here', theirs: 'Published' };

/** Form that resolves the conflicts of a product: the operator selects one of two values for each field. */
export function ConflictForm({ row: { id, raw, conflicts } }: { row: AdminRow }) {
  const { store, run, isReadOnly } = useAdmin();
  const [selectedSides, setSelectedSides] = useState<Readonly<Record<string, Side>>>({});
  const selectAll = (side: Side) => setSelectedSides(Object.fromEntries(conflicts.map(({ field }) => [field, side])));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(() => store.resolve(id, selectedSides), adminMessages.resolved, adminMessages.updateFailed);
  };
  return (
    <form className={styles.conflict} onSubmit={onSubmit} aria-label={raw.name}>
      <h3>
        {raw.name} <span className={adminStyles.id}>{id}</span>
      </h3>
      {conflicts.length > 1 && (
        <div className={adminStyles.buttons}>
          {SIDES.map((side) => (
            <Button key={side} variant="quiet" onClick={() => selectAll(side)}>
              {`All ${conflicts.length}: ${SIDE_NAMES[side]}`}
            </Button>
          ))}
        </div>
      )}
      {conflicts.map((conflict) => (
        <ConflictField
          key={conflict.field}
          conflict={conflict}
          selectedSide={selectedSides[conflict.field]}
          onSelect={(side) => setSelectedSides({ ...selectedSides, [conflict.field]: side })}
        />
      ))}
      <Button type="submit" disabled={isReadOnly || !conflicts.every(({ field }) => selectedSides[field])}>
        Save choices
      </Button>
    </form>
  );
}

type ConflictFieldProps = { conflict: FieldConflict; selectedSide: Side | undefined; onSelect: (side: Side) => void };

/** Radio buttons with the two values of a field. The field 'product' means the whole product: one side has deleted it. */
function ConflictField({ conflict: { field, ...values }, selectedSide, onSelect }: ConflictFieldProps) {
  const { snapshot } = useAdmin();
  const isWhole = field === 'product';
  const [mine, theirs] = formatBothValues(field, [values.mine, values.theirs], snapshot.categories);
  const texts: Record<Side, string> = { mine, theirs };
  return (
    <fieldset>
      <legend>{isWhole ? 'The whole product' : fieldLabel(field)}</legend>
      {SIDES.map((side) => (
        <label key={side} className={adminStyles.checkbox}>
          <input type="radio" name={field} checked={selectedSide === side} onChange={() => onSelect(side)} />
          <span>
            {SIDE_NAMES[side]}: {isWhole && values[side] === undefined ? 'deleted' : <FieldValue text={texts[side]} />}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
