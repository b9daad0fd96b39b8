'use client';

import { usePathname } from 'next/navigation';
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

/** Keeps each page that is visited for later, and says quietly when there is no network. */
export function OfflineView() {
  const pathname = usePathname();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => void keepVisit(pathname), [pathname]);
  return (
    <p className={styles.notice} aria-live="polite">
      {isOnline ? '' : messages.offline}
    </p>
  );
}
