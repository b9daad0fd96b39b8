'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { adminMessages } from '@/lib/admin/admin-messages';
import { session } from '@/lib/admin/session';
import { useLedger } from './admin-context';
import styles from './banners.module.css';
import { download } from './download';

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
      {store &&
        snapshot.setAside.map(({ key, why }) => (
          <Banner key={key} text={adminMessages[why]} isFault={why === 'corrupt'}>
            <Button
              onClick={() =>
                download({
                  name: `${key.replace(/[^a-z0-9.-]+/gi, '-')}.txt`,
                  type: 'text/plain',
                  text: store.readSetAside(key) ?? '',
                })
              }
            >
              Download what was set aside
            </Button>
            <Button look="quiet" onClick={() => store.dropSetAside(key)}>
              Delete it
            </Button>
          </Banner>
        ))}
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

function Banner({ text, isFault, children }: { text: string; isFault?: boolean; children: ReactNode }) {
  return (
    <section className={isFault ? `${styles.banner} ${styles.fault}` : styles.banner} aria-label="Notice">
      <p>{text}</p>
      {children}
    </section>
  );
}
