'use client';

import { useCallback, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { whenIdle } from '@/components/ui/when-idle';
import { adminMessages } from '@/lib/admin/admin-messages';
import * as messages from '@/lib/site/messages';
import { onReconnect } from '@/lib/storage/offline/on-reconnect';
import { useAdminStore } from './admin-context';
import { Banner } from './banners';

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
