'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { download } from '@/components/ui/download';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { Watch } from '@/lib/admin/slices';
import type { LeftOut } from '@/lib/admin/store-types';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../frame/admin-context';
import styles from './changes.module.css';
import { LeftOutList } from './left-out-list';

type FolderWindow = { showDirectoryPicker?: (options: { mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle> };

/** The two ways of a change into the project: a file for the command, or, where the browser can, the project's folder itself. */
export function HandOver({ count, conflicts }: { count: number; conflicts: number }) {
  const { store, say, work } = useAdmin();
  const [exported, setExported] = useState<string>();
  const [lines, setLines] = useState<readonly string[]>([]);
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  const [isBusy, setBusy] = useState(false);
  const pickFolder = (window as FolderWindow).showDirectoryPicker;
  const isOff = count === 0 || isBusy;

  const doWork = async (deed: (watch: Watch) => Promise<void>) => {
    setLines([]);
    setLeftOut([]);
    setBusy(true);
    await work(deed).catch((error: Error) => {
      const isCancelled = error.name === 'AbortError';
      const why = isCancelled ? adminMessages.exportCancelled : `${adminMessages.exportedNothing} ${error.message}`;
      say({ text: why, isFault: !isCancelled });
    });
    setBusy(false);
  };
  const exportChanges = () =>
    doWork(async (watch) => {
      const result = await store.exportChanges(watch);
      setLeftOut(result.leftOut);
      if (!result.file) return say({ text: adminMessages.exportedNothing, isFault: true });
      download(result.file);
      setExported(result.file.name);
      const outcome = await store.markExported(watch);
      const left = result.leftOut.length;
      const text = left > 0 ? adminMessages.exportedSome(result.count, left) : adminMessages.exported;
      say(outcome.ok ? { text, isFault: left > 0 } : { text: adminMessages.exportNotMarked, isFault: true });
    });
  const writeToFolder = async () => {
    const folder = await pickFolder?.call(window, { mode: 'readwrite' }).catch(() => undefined);
    if (!folder) return;
    await doWork(async (watch) => {
      const written = await store.writeToFolder(folder, watch);
      setLines(written.lines);
      setLeftOut(written.leftOut);
      const isNothing = !written.ok || written.lines.length === 0;
      const left = written.leftOut.length;
      const done = left > 0 ? adminMessages.writtenSome(written.count, left) : adminMessages.written;
      say({ text: isNothing ? adminMessages.notWritten : done, isFault: isNothing || left > 0 });
    });
  };

  return (
    <section aria-labelledby="hand-over" className={adminStyles.part}>
      <h2 id="hand-over">Hand over as a file</h2>
      {conflicts > 0 && <p>{adminMessages.conflictsFirst(conflicts)}</p>}
      <div className={adminStyles.buttons}>
        <Button look="primary" disabled={isOff} onClick={exportChanges}>
          Export changes
        </Button>
        {pickFolder && (
          <Button disabled={isBusy} onClick={writeToFolder}>
            Write to project folder
          </Button>
        )}
      </div>
      <LeftOutList leftOut={leftOut} />
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
      <Steps file={exported ?? 'changes.json'} canWrite={pickFolder !== undefined} />
    </section>
  );
}

function Steps({ file, canWrite }: { file: string; canWrite: boolean }) {
  return (
    <ol className={adminStyles.list}>
      <li>Export the changes: one file with every edit, deletion and new picture.</li>
      <li>
        In the project’s folder, run <code>npm run catalogue:apply -- {file}</code>. With <code>--dry-run</code> it only
        shows what it would do. {canWrite && 'Writing to the project folder does this step for you.'}
      </li>
      <li>
        Build and publish the site: <code>npm run build</code>. Once this browser sees the new catalog, the changes are
        marked Live by themselves.
      </li>
    </ol>
  );
}
