'use client';

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { whenIdle } from '@/components/ui/when-idle';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { CachedCatalogueInfo } from '@/lib/admin/fetch-catalogue';
import { formatAge, formatDateTime } from '@/lib/admin/format-time';
import * as messages from '@/lib/site/messages';
import { onReconnect } from '@/lib/storage/offline/on-reconnect';
import { useAdminStore } from './admin-context';
import { Banner } from './banners';

const MINUTE_MS = 60_000;
const noSubscription = () => () => undefined;

/** Says that the list is one which this browser has kept, and how old it is; and keeps the admin for such times once it has opened. */
export function CachedCatalogueNotice() {
  const { store } = useAdminStore();
  const cached = useSyncExternalStore(
    store?.subscribe ?? noSubscription,
    () => store?.cacheInfo(),
    () => undefined,
  );
  const [isAsking, setAsking] = useState(false);
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    if (store && process.env.NODE_ENV === 'production') whenIdle(cacheAdmin);
  }, [store]);

  const reload = useCallback(async () => {
    setAsking(true);
    await store?.reload().catch(() => undefined);
    setAsking(false);
  }, [store]);
  // An answer without a list is no matter of the network: then only the operator asks again.
  const isWaiting = cached?.why === 'offline' && !isAsking;
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
        <Banner text={noticeText(cached, now)}>
          <Button onClick={reload} disabled={isAsking}>
            {messages.tryAgain}
          </Button>
        </Banner>
      )}
    </div>
  );
}

const cacheAdmin = () =>
  import('@/lib/storage/offline/cache-admin-pages')
    .then(({ cacheAdminPages }) => cacheAdminPages())
    .catch(() => undefined);

const noticeText = ({ at, why }: CachedCatalogueInfo, now: number) =>
  adminMessages.cachedCatalogue({ why, moment: formatDateTime(at, now), age: formatAge(at, now) });
