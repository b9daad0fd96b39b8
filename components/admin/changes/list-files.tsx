'use client';

import { type ChangeEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { download } from '@/components/ui/download';
import { adminMessages } from '@/lib/admin/admin-messages';
import { CSV_FIELDS } from '@/lib/catalogue/fields/field-list';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../frame/admin-context';
import styles from './changes.module.css';
import { ImportDialog } from './import-dialog';

const MAX_BYTES = 20_000_000;

/** The list as a file for a spreadsheet or a backup, out and in. */
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
      <h2 id="files">The list as a file</h2>
      <p>
        CSV holds {CSV_FIELDS.map(({ label }) => label).join(', ')} for a spreadsheet; JSON holds everything, and so do
        the CSV with all fields and Shopify’s file, a row for each variant. An import takes these, a table of another
        shop, a change set and what was set aside, and shows what it would do before it does.
      </p>
      <div className={adminStyles.fields}>
        <Button onClick={async () => download(await store.exportCsv())}>Export CSV</Button>
        <Button onClick={async () => download(await store.exportTable('fields'))}>Export all fields as CSV</Button>
        <Button onClick={async () => download(await store.exportTable('shopify'))}>Export for Shopify</Button>
        <Button onClick={async () => download(await store.exportJson())}>Export JSON</Button>
        <label className={`${adminStyles.labelled} ${styles.file}`}>
          <span>Import a file</span>
          <input type="file" accept=".csv,.tsv,.json,.txt,.xlsx,.xml" disabled={isReadOnly} onChange={onFile} />
        </label>
      </div>
      {chosen && <ImportDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </section>
  );
}
