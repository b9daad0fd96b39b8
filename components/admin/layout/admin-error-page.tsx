import { Button } from '@/components/ui/button';
import { download } from '@/components/ui/download';
import { adminMessages } from '@/lib/admin/admin-messages';
import { editDatabase } from '@/lib/admin/edits/edit-storage';
import * as messages from '@/lib/site/messages';
import { listStoredEntries } from '@/lib/storage/storage-entries';
import { localWebStorage } from '@/lib/storage/web-storage';
import adminStyles from '../admin.module.css';

/** Replaces a page that crashed (`error.tsx`). The operator can download all stored data. */
export function AdminErrorPage({ reset }: { reset: () => void }) {
  const downloadStorage = async () => {
    const text = `${JSON.stringify(await readAllStorage(), null, 2)}\n`;
    download({ name: 'admin-storage.json', type: 'application/json', text });
  };
  return (
    <>
      <h1>{adminMessages.crashed}</h1>
      <div className={adminStyles.banner}>
        <p>{adminMessages.crashedHint}</p>
      </div>
      <p className={adminStyles.buttons}>
        <Button onClick={reset}>{messages.tryAgain}</Button>
        <Button onClick={downloadStorage}>Download what is stored</Button>
      </p>
    </>
  );
}

/** All data that this browser stores for the shop: localStorage entries by key, and the edits in IndexedDB as `database`. */
async function readAllStorage(): Promise<Record<string, unknown>> {
  const database = await editDatabase()
    .read()
    .catch(() => undefined);
  return { ...listStoredEntries(localWebStorage), ...(database && { database }) };
}
