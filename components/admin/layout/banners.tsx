import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { download } from '@/components/ui/download';
import { whenIdle } from '@/components/ui/when-idle';
import { adminMessages } from '@/lib/admin/admin-messages';
import { session } from '@/lib/admin/session';
import * as messages from '@/lib/site/messages';
import { onReconnect } from '@/lib/storage/offline/on-reconnect';
import adminStyles from '../admin.module.css';
import { useAdmin, useAdminStore } from './admin-context';
import { ConfirmDeletion } from './confirm-deletion';

/** Warnings about the storage of the edits, each with a button that exports them. */
export function StorageBanners() {
  const { snapshot, store } = useAdminStore();
  const exportAll = store && <Button onClick={async () => download(await store.exportJson())}>Export the list</Button>;
  const isInMemory = snapshot?.mode === 'memory' || session.isStorageDenied();
  return (
    <>
      {isInMemory && <Banner text={adminMessages.storageDenied}>{exportAll}</Banner>}
      {snapshot?.mode === 'read-only' && <Banner text={adminMessages.readOnly}>{exportAll}</Banner>}
      {snapshot?.isFull && (
        <Banner text={adminMessages.storageFull} isError>
          {exportAll}
        </Banner>
      )}
      {snapshot?.damagedCopies.map((name) => (
        <DamagedCopy key={name} name={name} />
      ))}
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
function DamagedCopy({ name }: { name: string }) {
  const { store, notify } = useAdmin();
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
        <ConfirmDeletion title={adminMessages.confirmDeleteCopy} onConfirm={remove} onClose={close}>
          <p>{adminMessages.confirmDeleteCopyHint}</p>
        </ConfirmDeletion>
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

const MINUTE_MS = 60_000;

/**
 * Notice that the product list comes from this browser's cache, with its age. Also caches the admin pages for offline use after the
 * store has opened.
 */
export function CachedCatalogueNotice() {
  const { store } = useAdminStore();
  // Changes with the snapshot only.
  const cached = store?.cacheInfo();
  const [isReloading, setReloading] = useState(false);
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    if (store && process.env.NODE_ENV === 'production') whenIdle(cacheAdmin);
  }, [store]);

  const reload = useCallback(async () => {
    setReloading(true);
    await store?.reload().catch(() => undefined);
    setReloading(false);
  }, [store]);
  // Reload automatically only after a network failure. If the server returned no list, only the operator retries.
  const isWaiting = cached?.why === 'offline' && !isReloading;
  useEffect(() => (isWaiting ? onReconnect(reload) : undefined), [isWaiting, reload]);

  useEffect(() => {
    if (!cached) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, [cached]);

  return (
    <div role="status">
      {cached && (
        <Banner text={adminMessages.cachedCatalogue(cached, now)}>
          <Button onClick={reload} disabled={isReloading}>
            {messages.tryAgain}
          </Button>
        </Banner>
      )}
    </div>
  );
}

const cacheAdmin = () =>
  import('@/lib/storage/offline/register-service-worker')
    .then(({ cacheAdminPages }) => cacheAdminPages())
    .catch(() => undefined);
