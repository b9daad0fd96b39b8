'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { download } from '@/components/ui/download';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { AdminStore } from '@/lib/admin/admin-store';
import { session } from '@/lib/admin/session';
import adminStyles from '../admin.module.css';
import { useAdminStore, useNotify } from './admin-context';

/** Warnings about the storage of the edits, each with a button that exports them. */
export function StorageBanners() {
  const { snapshot, store } = useAdminStore();
  const exportAll = store && <Button onClick={async () => download(await store.exportJson())}>Export the list</Button>;
  const isInMemory = snapshot.mode === 'memory' || session.isStorageDenied();
  return (
    <>
      {isInMemory && <Banner text={adminMessages.storageDenied}>{exportAll}</Banner>}
      {snapshot.mode === 'read-only' && <Banner text={adminMessages.readOnly}>{exportAll}</Banner>}
      {snapshot.isFull && (
        <Banner text={adminMessages.storageFull} isError>
          {exportAll}
        </Banner>
      )}
      {store && snapshot.damagedCopies.map((name) => <DamagedCopy key={name} name={name} store={store} />)}
      {store && snapshot.news.length > 0 && (
        <Banner text={snapshot.news.join(' ')}>
          <Button variant="quiet" onClick={store.dismissNews}>
            Dismiss
          </Button>
        </Banner>
      )}
    </>
  );
}

/** Banner for a damaged copy of the edits, with buttons to download and delete it. */
function DamagedCopy({ name, store }: { name: string; store: AdminStore }) {
  const notify = useNotify();
  const [isConfirming, setConfirming] = useState(false);
  const close = () => setConfirming(false);
  const remove = async () => {
    close();
    await store.deleteDamagedCopy(name).catch(() => notify({ text: adminMessages.deleteCopyFailed, isError: true }));
  };
  return (
    <Banner text={adminMessages.damagedCopy} isError>
      <Button onClick={async () => download(await store.readDamagedCopy(name))}>Download the damaged copy</Button>
      <Button variant="quiet" onClick={() => setConfirming(true)}>
        Delete it
      </Button>
      {isConfirming && (
        <Dialog
          title={adminMessages.confirmDeleteCopy}
          onClose={close}
          actions={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button variant="primary" onClick={remove}>
                Delete
              </Button>
            </>
          }
        >
          <p>{adminMessages.confirmDeleteCopyHint}</p>
        </Dialog>
      )}
    </Banner>
  );
}

/** A notice on a page. `children`: its buttons. */
export function Banner({ text, isError, children }: { text: string; isError?: boolean; children: ReactNode }) {
  return (
    <section className={adminStyles.banner} data-fault={isError} aria-label="Notice">
      <p>{text}</p>
      {children}
    </section>
  );
}
