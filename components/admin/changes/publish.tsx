'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { adminMessages } from '@/lib/admin/admin-messages';
import { useAdmin } from '../frame/admin-context';
import { download } from '../frame/download';
import styles from './changes.module.css';

type FolderWindow = { showDirectoryPicker?: (options: { mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle> };

/** The two ways of a change into the project: a file for the command, or, where the browser can, the project's folder itself. */
export function Publish({ count, conflicts }: { count: number; conflicts: number }) {
  const { store, say } = useAdmin();
  const [exported, setExported] = useState<string>();
  const [lines, setLines] = useState<readonly string[]>([]);
  const pickFolder = (window as FolderWindow).showDirectoryPicker;
  const isOff = count === 0;

  const exportChanges = async () => {
    const file = await store.exportChanges();
    download(file);
    setExported(file.name);
    const outcome = await store.markExported();
    say(outcome.ok ? { text: adminMessages.exported } : { text: adminMessages.exportNotMarked, isFault: true });
  };
  const writeToFolder = async () => {
    const folder = await pickFolder?.call(window, { mode: 'readwrite' }).catch(() => undefined);
    if (!folder) return;
    const written = await store.writeToFolder(folder);
    setLines(written.lines);
    say({ text: written.ok ? adminMessages.written : adminMessages.notWritten, isFault: !written.ok });
  };

  return (
    <section aria-labelledby="publish" className={styles.part}>
      <h2 id="publish">Publish</h2>
      {conflicts > 0 && <p>{adminMessages.conflictsFirst(conflicts)}</p>}
      <div className={styles.buttons}>
        <Button look="primary" disabled={isOff} onClick={exportChanges}>
          Export changes
        </Button>
        {pickFolder && (
          <Button disabled={isOff} onClick={writeToFolder}>
            Write to project folder
          </Button>
        )}
      </div>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
      <ol className={styles.steps}>
        <li>Export the changes: one file with every edit, deletion and new picture.</li>
        <li>
          In the project’s folder, run <code>npm run catalogue:apply -- {exported ?? 'changes.json'}</code>. With{' '}
          <code>--dry-run</code> it only shows what it would do.{' '}
          {pickFolder && 'Writing to the project folder does this step for you.'}
        </li>
        <li>
          Build and publish the site: <code>npm run build</code>. Once this browser sees the new catalog, the changes
          are marked Live by themselves.
        </li>
      </ol>
    </section>
  );
}
