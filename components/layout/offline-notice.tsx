'use client';

import { useEffect } from 'react';
import layout from '@/components/ui/layout.module.css';
import { useOnline } from '@/components/ui/use-online';
import { claimPage } from '@/lib/storage/offline/claim-page';
import { registerServiceWorker } from '@/lib/storage/offline/register-service-worker';
import styles from './offline-notice.module.css';

/** Registers the service worker, which caches visited pages, and shows a notice while the browser is offline. */
export function OfflineNotice() {
  const isOnline = useOnline();
  useEffect(() => {
    void registerServiceWorker();
  }, []);
  useEffect(() => {
    if (!isOnline) void claimPage();
  }, [isOnline]);
  return (
    <p className={`${styles.notice} ${layout.screenOnly}`} aria-live="polite">
      {isOnline ? '' : 'You are offline. Visited pages, search, comparison and request list still work.'}
    </p>
  );
}
