'use client';

import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { download } from '@/components/ui/download';
import { adminMessages } from '@/lib/admin/admin-messages';
import adminStyles from '../admin.module.css';
import { ImportDialog } from '../import/import-dialog';
import { useAdmin } from '../layout/admin-context';

const MAX_BYTES = 20_000_000;

/** Buttons that import a file and export the product list. */
export function ImportExport() {
  const { store, notify, isReadOnly } = useAdmin();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<{ name: string; content: Uint8Array }>();
  const [isExporting, setExporting] = useState(false);
  const onFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const selected = target.files?.[0];
    if (!selected) return;
    if (selected.size > MAX_BYTES) notify({ text: adminMessages.fileTooBig, isError: true });
    else setFile({ name: selected.name, content: new Uint8Array(await selected.arrayBuffer()) });
    // Allows the operator to select the same file again.
    target.value = '';
  };
  return (
    <>
      <Button disabled={isReadOnly} onClick={() => input.current?.click()}>
        Import
      </Button>
      <input
        ref={input}
        type="file"
        aria-label="Import a file"
        accept=".csv,.tsv,.txt,.xlsx,.json"
        hidden
        onChange={onFile}
      />
      <Button onClick={() => setExporting(true)}>Export</Button>
      {file && <ImportDialog {...file} onClose={() => setFile(undefined)} />}
      {isExporting && (
        <Dialog title="Export products" onClose={() => setExporting(false)}>
          <div className={adminStyles.stack}>
            <p>{adminMessages.exportHint}</p>
            <Button onClick={async () => download(await store.exportTable('fields'))}>CSV with all fields</Button>
            <Button onClick={async () => download(await store.exportTable('shopify'))}>Shopify CSV</Button>
            <Button onClick={async () => download(await store.exportJson())}>JSON</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
