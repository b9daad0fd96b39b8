'use client';

import { useSyncExternalStore } from 'react';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { Icon } from '@/components/ui/icon';
import layout from '@/components/ui/layout.module.css';
import { Link } from '@/components/ui/link';
import { requestCount } from '@/lib/request/request-count';
import * as messages from '@/lib/site/messages';
import { routes } from '@/lib/site/routes';
import styles from './site-header.module.css';

/** Link to the request list. The number of lines is a badge over the icon, so nothing moves when it appears. */
export const RequestLink = withErrorBoundary('request-link', function RequestLink() {
  const count = useRequestCount();
  return (
    <Link
      className={`${layout.tapTarget} ${layout.underlineOnHover} ${styles.request}`}
      href={routes.request()}
      aria-label={requestLinkLabel(count)}
    >
      {count ? (
        <b className={styles.count}>
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
});

/** 'Request list (3)' for a list of three lines. */
export function requestLinkLabel(count: number | undefined): string {
  return messages.requestListName + (count ? ` (${count})` : '');
}

/** Number of lines of the request list; undefined for none, and before hydration. */
export function useRequestCount(): number | undefined {
  return useSyncExternalStore(
    requestCount.subscribe,
    () => requestCount.get()?.lines || undefined,
    () => undefined,
  );
}
