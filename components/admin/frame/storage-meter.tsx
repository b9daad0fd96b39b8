'use client';

import { Wrap } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import stack from '@/components/ui/stack.module.css';
import { adminMessages } from '@/lib/admin/admin-messages';
import adminStyles from '../admin.module.css';
import { useLedger } from './admin-context';
import styles from './frame.module.css';

/** How much of the browser's room the admin has taken, and what may happen to it. */
export function StorageMeter() {
  const { snapshot, store } = useLedger();
  if (!store || snapshot.mode === 'memory') return null;
  const { used, quota } = snapshot.storage;
  const isTight = used > 0.8 * quota;
  const room = `${inKilobytes(used)} of ${inKilobytes(quota)} KB`;
  return (
    <section className={`${layout.note} ${styles.storage}`} aria-label="Storage">
      <Wrap className={adminStyles.line}>
        <label className={stack.row}>
          Storage in this browser
          <meter min={0} max={quota} high={0.8 * quota} optimum={0} value={used} aria-valuetext={room} />
        </label>
        <span className={isTight ? adminStyles.error : undefined}>{room}</span>
        <span>{adminMessages.eviction}</span>
      </Wrap>
    </section>
  );
}

/** Browsers count UTF-16 characters; in catalogues nearly every one of them is one byte of a file. */
function inKilobytes(characters: number): string {
  return String(Math.round(characters / 1024)).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
