'use client';

import { useEffect } from 'react';
import { useOnline } from '@/components/ui/use-online';
import { drawAhead } from '@/lib/loader/draw-ahead';
import { claimPage } from '@/lib/offline/claim-page';
import { keepVisit } from '@/lib/offline/keep-visit';
import styles from './offline-view.module.css';

/** Has the browser draw ahead what is visited next, keeps what is visited for later, and says quietly when there is no network. */
export function OfflineView() {
  const isOnline = useOnline();
  useEffect(() => {
    drawAhead();
    void keepVisit();
  }, []);
  useEffect(() => {
    if (!isOnline) void claimPage();
  }, [isOnline]);
  return (
    <p className={styles.notice} aria-live="polite">
      {isOnline ? '' : 'You are offline. Visited pages, search, comparison and request list still work.'}
    </p>
  );
}
