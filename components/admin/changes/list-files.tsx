'use client';

import { type ChangeEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { download } from '@/components/ui/download';
import { adminMessages } from '@/lib/admin/admin-messages';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../frame/admin-context';
import { ImportDialog } from '../import/import-dialog';
import styles from './changes.module.css';

const MAX_BYTES = 20_000_000;

/** Exports of the product list, and the import of a file. */
export function ListFiles() {
  const { store, say, isReadOnly } = useAdmin();
  const [chosen, setChosen] = useState<{ name: string; content: Uint8Array }>();
  const onFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const file = target.files?.[0];
    if (!file) return;
    if (file.size > MAX_BYTES) say({ text: adminMessages.fileTooBig, isFault: true });
    else setChosen({ name: file.name, content: new Uint8Array(await file.arrayBuffer()) });
    // The same file may be chosen again.
    target.value = '';
  };
  return (
    <section aria-labelledby="files" className={adminStyles.part}>
      <h2 id="files">Import / export</h2>
      <p>
        Import a CSV or Excel file of any shop, or a file that was exported here. You see every change before it is
        made.
      </p>
      <div className={adminStyles.fields}>
        <Button onClick={async () => download(await store.exportTable('fields'))}>Export CSV (all fields)</Button>
        <Button onClick={async () => download(await store.exportTable('shopify'))}>Export for Shopify</Button>
        <Button onClick={async () => download(await store.exportJson())}>Export JSON</Button>
        <label className={`${adminStyles.labelled} ${styles.file}`}>
          <span>Import a file</span>
          <input type="file" accept=".csv,.tsv,.txt,.xlsx,.json" disabled={isReadOnly} onChange={onFile} />
        </label>
      </div>
      {chosen && <ImportDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </section>
  );
}
