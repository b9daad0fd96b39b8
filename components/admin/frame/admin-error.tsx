'use client';

import { Button } from '@/components/ui/button';
import { download } from '@/components/ui/download';
import { adminMessages } from '@/lib/admin/admin-messages';
import { editDatabase } from '@/lib/admin/edits/edit-storage';
import * as messages from '@/lib/site/messages';
import { local } from '@/lib/storage/area';
import { listKept } from '@/lib/storage/inventory';
import adminStyles from '../admin.module.css';

/** Shown in place of a page that crashed. The operator can download everything that is stored. */
export function AdminError({ onRetry }: { onRetry: () => void }) {
  const save = async () => {
    const text = `${JSON.stringify(await dumpStored(), null, 2)}\n`;
    download({ name: 'admin-storage.json', type: 'application/json', text });
  };
  return (
    <>
      <h1>{adminMessages.crashed}</h1>
      <div className={adminStyles.banner}>
        <p>{adminMessages.crashedHint}</p>
      </div>
      <p className={adminStyles.buttons}>
        <Button onClick={onRetry}>{messages.tryAgain}</Button>
        <Button onClick={save}>Download what is stored</Button>
      </p>
    </>
  );
}

/** Everything that this browser stores for the shop: the texts in localStorage by key, and the edits in the database. */
async function dumpStored(): Promise<Record<string, unknown>> {
  const database = await editDatabase()
    .read()
    .catch(() => undefined);
  return { ...listKept(local), ...(database && { database }) };
}
