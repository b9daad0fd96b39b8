'use client';

import { Button } from '@/components/ui/button';
import { download } from '@/components/ui/download';
import { adminMessages } from '@/lib/admin/admin-messages';
import { LEDGER_NAME, ledgerDatabase } from '@/lib/admin/ledger/ledger-database';
import * as messages from '@/lib/site/messages';
import { local } from '@/lib/storage/area';
import { listKept } from '@/lib/storage/inventory';
import { storageKey } from '@/lib/storage/key';
import adminStyles from '../admin.module.css';

/** Takes the place of a page that broke: nothing that was typed or edited may be out of reach then. */
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

/** The texts that this browser keeps for the store, by key; the list as its database has it, which may hold more than the key. */
async function dumpStored(): Promise<Record<string, string>> {
  const texts = listKept(local);
  const kept = await ledgerDatabase()
    .read()
    .catch(() => undefined);
  if (!kept) return texts;
  const { mark: _, key: _key, ...head } = kept.head;
  const items = kept.parts.map((part) => part.slice(1, -1)).join(',');
  return { ...texts, [storageKey(LEDGER_NAME)]: `${JSON.stringify(head).slice(0, -1)},"items":[${items}]}` };
}
