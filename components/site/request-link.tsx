'use client';

import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import { requestCount } from '@/lib/request/request-count';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';
import styles from './site-header.module.css';

/** The way to the request list, in every page from the start; the number of its lines hangs on the sign, where it moves nothing. */
export function RequestLink() {
  const count = useRequestCount();
  return (
    <Link
      className={`${layout.target} ${layout.pointed} ${styles.request}`}
      href={routes.request()}
      aria-label={requestName(count)}
    >
      {count ? (
        <b className={styles.sign}>
          <Icon name="list" />
          <span>{count}</span>
        </b>
      ) : (
        <Icon name="list" />
      )}
      <span>{messages.requestListName}</span>
      <span>{messages.requestListShort}</span>
    </Link>
  );
}

/** 'Request list (3)' for a list of three lines. */
export function requestName(count: number | undefined): string {
  return messages.requestListName + (count ? ` (${count})` : '');
}

/** How many lines the request list has; undefined for none, and until the browser has been asked. */
export function useRequestCount(): number | undefined {
  return useSyncExternalStore(
    requestCount.subscribe,
    () => requestCount.get()?.lines || undefined,
    () => undefined,
  );
}
