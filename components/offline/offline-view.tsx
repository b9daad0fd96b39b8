'use client';

import { useEffect } from 'react';
import layout from '@/components/ui/layout.module.css';
import { useOnline } from '@/components/ui/use-online';
import { claimPage } from '@/lib/offline/claim-page';
import { keepVisit } from '@/lib/offline/keep-visit';
import styles from './offline.module.css';

/** Keeps what is visited for later, and says quietly when there is no network. */
export function OfflineView() {
  const isOnline = useOnline();
  useEffect(() => {
    void keepVisit();
  }, []);
  useEffect(() => {
    if (!isOnline) void claimPage();
  }, [isOnline]);
  return (
    <p className={`${styles.notice} ${layout.screen}`} aria-live="polite">
      {isOnline ? '' : 'You are offline. Visited pages, search, comparison and request list still work.'}
    </p>
  );
}
