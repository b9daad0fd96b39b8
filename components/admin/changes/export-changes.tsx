'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { download } from '@/components/ui/download';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { TaskOptions } from '@/lib/admin/run-in-chunks';
import type { SkippedEdit } from '@/lib/admin/store-types';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../layout/admin-context';
import { LeftOutList } from './left-out-list';

/** Exports all changes as one file. `npm run catalogue:apply` merges it into the catalogue. */
export function ExportChanges({ count, conflicts }: { count: number; conflicts: number }) {
  const { store, notify, runTask } = useAdmin();
  const [fileName, setFileName] = useState('changes.json');
  const [leftOut, setLeftOut] = useState<readonly SkippedEdit[]>([]);
  const [isBusy, setBusy] = useState(false);

  const exportChanges = async (taskOptions: TaskOptions) => {
    const result = await store.exportChanges(taskOptions);
    setLeftOut(result.leftOut);
    if (!result.file) return notify({ text: adminMessages.exportedNothing, isError: true });
    download(result.file);
    setFileName(result.file.name);
    const marked = await store.markExported(taskOptions);
    if (!marked.ok) return notify({ text: adminMessages.exportNotMarked, isError: true });
    const skipped = result.leftOut.length;
    notify({
      text: skipped > 0 ? adminMessages.exportedSome(result.count, skipped) : adminMessages.exported,
      isError: skipped > 0,
    });
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
