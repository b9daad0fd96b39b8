'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { keepVisit } from '@/lib/offline/keep-visit';
import * as messages from '@/lib/site/messages';
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
      {isOnline ? '' : messages.offline}
    </p>
  );
}
