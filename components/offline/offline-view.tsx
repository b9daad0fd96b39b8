'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { keepVisit } from '@/lib/offline/keep-visit';
import styles from './offline-view.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Keeps what is visited for later, and says quietly when there is no network. */
export function OfflineView() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => void keepVisit(), []);
  return (
    <p className={styles.notice} aria-live="polite">
      {isOnline ? '' : 'You are offline. Visited pages, search and filters still work.'}
    </p>
  );
}
