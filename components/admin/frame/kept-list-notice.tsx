'use client';

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { whenIdle } from '@/components/ui/when-idle';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { KeptList } from '@/lib/admin/fetch-catalogue';
import { ageWords, momentWords } from '@/lib/admin/list-age';
import { watchNetwork } from '@/lib/offline/watch-network';
import * as messages from '@/lib/site/messages';
import { useAdminStore } from './admin-context';
import { Banner } from './banners';

const MINUTE_MS = 60_000;
const never = () => () => undefined;

/** Says that the list is one which this browser has kept, and how old it is; and keeps the admin for such times once it has opened. */
export function KeptListNotice() {
  const { store } = useAdminStore();
  const kept = useSyncExternalStore(
    store?.subscribe ?? never,
    () => store?.kept(),
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
  const isWaiting = kept?.why === 'offline' && !isAsking;
  useEffect(() => (isWaiting ? watchNetwork(reload) : undefined), [isWaiting, reload]);

  useEffect(() => {
    if (!kept) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, [kept]);

  return (
    <div role="status">
      {kept && (
        <Banner text={textOf(kept, now)}>
          <Button onClick={reload} disabled={isAsking}>
            {messages.tryAgain}
          </Button>
        </Banner>
      )}
    </div>
  );
}

const cacheAdmin = () => import('@/lib/offline/keep-admin').then(({ keepAdmin }) => keepAdmin()).catch(() => undefined);

const textOf = ({ at, why }: KeptList, now: number) =>
  adminMessages.keptList({ why, moment: momentWords(at, now), age: ageWords(at, now) });
