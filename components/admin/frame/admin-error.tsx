'use client';

import { Button } from '@/components/ui/button';
import { download } from '@/components/ui/download';
import { adminMessages } from '@/lib/admin/admin-messages';
import { dumpStored } from '@/lib/admin/dump';
import * as messages from '@/lib/site/messages';
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
