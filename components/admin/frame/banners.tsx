'use client';

import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { download } from '@/components/ui/download';
import { adminMessages } from '@/lib/admin/admin-messages';
import { session } from '@/lib/admin/session';
import type { AdminSnapshot, AdminStore } from '@/lib/admin/store-types';
import { useLedger, useRun } from './admin-context';
import styles from './banners.module.css';

/** Fetched when it is asked for: copies are rare. */
const ImportDialog = lazy(() =>
  import('../changes/import-dialog').then((module) => ({ default: module.ImportDialog })),
);

/** What the operator must know about the list before working on it, each with a way to save what is there. */
export function Banners() {
  const { snapshot, store } = useLedger();
  const exportAll = store && <Button onClick={async () => download(await store.exportJson())}>Export the list</Button>;
  const isInMemory = snapshot.mode === 'memory' || session.isStorageDenied();
  return (
    <>
      {isInMemory && <Banner text={adminMessages.storageDenied}>{exportAll}</Banner>}
      {snapshot.mode === 'read-only' && <Banner text={adminMessages.readOnly}>{exportAll}</Banner>}
      {snapshot.isFull && (
        <Banner text={adminMessages.storageFull} isFault>
          {exportAll}
        </Banner>
      )}
      {snapshot.mode === 'alone' && <Banner text={adminMessages.alone}>{exportAll}</Banner>}
      {snapshot.mode === 'second' && <Banner text={adminMessages.second}>{exportAll}</Banner>}
      {store && snapshot.setAside.map((copy) => <Aside key={copy.key} copy={copy} store={store} />)}
      {store && snapshot.news.length > 0 && (
        <Banner text={snapshot.news.join(' ')}>
          <Button look="quiet" onClick={store.dismissNews}>
            Dismiss
          </Button>
        </Banner>
      )}
    </>
  );
}

/** A copy that was set aside: to be looked at, taken in, or, when asked twice, forgotten. */
function Aside({ copy: { key, why }, store }: { copy: AdminSnapshot['setAside'][number]; store: AdminStore }) {
  const run = useRun();
  const [task, setTask] = useState<'import' | 'delete'>();
  const close = () => setTask(undefined);
  const name = `${key.replace(/[^a-z0-9.-]+/gi, '-')}.txt`;
  const text = () => store.readSetAside(key) ?? '';
  const remove = async () => {
    close();
    await run(() => store.dropSetAside(key), adminMessages.setAsideDeleted, adminMessages.deleteAsideFailed);
  };
  return (
    <Banner text={adminMessages[why]} isFault>
      <Button onClick={() => download({ name, type: 'text/plain', text: text() })}>Download what was set aside</Button>
      <Button onClick={() => setTask('import')}>Import it</Button>
      <Button look="quiet" onClick={() => setTask('delete')}>
        Delete it
      </Button>
      {task === 'import' && (
        <Suspense>
          <ImportDialog name={name} content={text()} onClose={close} />
        </Suspense>
      )}
      {task === 'delete' && (
        <Dialog
          title={adminMessages.confirmDeleteAside}
          onClose={close}
          actions={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button look="primary" onClick={remove}>
                Delete
              </Button>
            </>
          }
        >
          <p>{adminMessages.confirmDeleteAsideHint}</p>
        </Dialog>
      )}
    </Banner>
  );
}

/** One such word, with what can be done about it. */
export function Banner({ text, isFault, children }: { text: string; isFault?: boolean; children: ReactNode }) {
  return (
    <section className={isFault ? `${styles.banner} ${styles.fault}` : styles.banner} aria-label="Notice">
      <p>{text}</p>
      {children}
    </section>
  );
}
