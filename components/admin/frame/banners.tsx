'use client';

import { usePathname } from 'next/navigation';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { download } from '@/components/ui/download';
import { Link } from '@/components/ui/link';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { PublishStore } from '@/lib/admin/publish/publish-store';
import { session } from '@/lib/admin/session';
import type { AdminSnapshot, AdminStore } from '@/lib/admin/store-types';
import { adminRoutes } from '@/lib/site/admin-routes';
import adminStyles from '../admin.module.css';
import { useSnapshot } from '../publish/use-snapshot';
import { useLedger, useRun } from './admin-context';

/** Fetched when it is asked for: copies are rare. */
const ImportDialog = lazy(() => import('../import/import-dialog').then((module) => ({ default: module.ImportDialog })));

/** The warnings that an operator must see before working on the list, each with a way to save what is there. */
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
      {store?.publishStore && <CutOffBanner publishStore={store.publishStore} />}
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

/** A publish that was cut off, on the pages that do not say more of it. */
function CutOffBanner({ publishStore }: { publishStore: PublishStore }) {
  const { interrupted } = useSnapshot(publishStore);
  const isThere = usePathname() === adminRoutes.publish();
  if (!interrupted || interrupted.state === 'arrived' || isThere) return null;
  return (
    <Banner text={adminMessages.publishCutOff}>
      <Link href={adminRoutes.publish()}>To Publish</Link>
    </Banner>
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
    <section className={adminStyles.banner} data-fault={isFault} aria-label="Notice">
      <p>{text}</p>
      {children}
    </section>
  );
}
