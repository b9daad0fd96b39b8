'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { download } from '@/components/ui/download';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { Watch } from '@/lib/admin/slices';
import type { LeftOut } from '@/lib/admin/store-types';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../frame/admin-context';
import { LeftOutList } from './left-out-list';

/** Exports all changes as one file, which the command `catalogue:apply` merges into the catalogue. */
export function ExportChanges({ count, conflicts }: { count: number; conflicts: number }) {
  const { store, say, work } = useAdmin();
  const [fileName, setFileName] = useState('changes.json');
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  const [isBusy, setBusy] = useState(false);

  const exportChanges = async (watch: Watch) => {
    const result = await store.exportChanges(watch);
    setLeftOut(result.leftOut);
    if (!result.file) return say({ text: adminMessages.exportedNothing, isFault: true });
    download(result.file);
    setFileName(result.file.name);
    const marked = await store.markExported(watch);
    if (!marked.ok) return say({ text: adminMessages.exportNotMarked, isFault: true });
    const left = result.leftOut.length;
    say({
      text: left > 0 ? adminMessages.exportedSome(result.count, left) : adminMessages.exported,
      isFault: left > 0,
    });
  };
  const onExport = async () => {
    setBusy(true);
    await work(exportChanges).catch(({ name, message }: Error) => {
      const isCancelled = name === 'AbortError';
      const text = isCancelled ? adminMessages.exportCancelled : `${adminMessages.exportedNothing} ${message}`;
      say({ text, isFault: !isCancelled });
    });
    setBusy(false);
  };
  return (
    <section aria-labelledby="export" className={adminStyles.part}>
      <h2 id="export">Export as a file</h2>
      <p>Use this if you cannot publish from here: someone with a copy of the project applies the file.</p>
      {conflicts > 0 && <p>{adminMessages.conflictsFirst(conflicts)}</p>}
      <div className={adminStyles.buttons}>
        <Button look="primary" disabled={count === 0 || isBusy} onClick={onExport}>
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
