'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { Watch } from '@/lib/admin/slices';
import type { Done, Outcome } from '@/lib/admin/store-types';
import styles from './status-bar.module.css';

/** A word to the operator, with the way to take back what was done. */
export type Said = { text: string; isFault?: boolean; undo?: Done['undo'] | undefined };

type Props = {
  said: Said | undefined;
  onDone: (said: Said | undefined) => void;
  work: (deed: (watch: Watch) => Promise<Outcome>) => Promise<Outcome>;
};

/** What was done last, with its Undo. It stays until the next deed: a message that leaves by itself is missed. */
export function StatusBar({ said, onDone, work }: Props) {
  const [isBusy, setBusy] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const pathname = usePathname();
  useEffect(() => {
    // What was pressed may be gone: a deleted row, Undo itself, a form that led back to the list. The next thing to press is here then.
    const { activeElement, body } = document;
    if (said && pathname && activeElement === body) bar.current?.querySelector('button')?.focus();
  }, [said, pathname]);
  const undo = async () => {
    const deed = said?.undo;
    if (!deed) return;
    setBusy(true);
    const outcome = await work(deed).catch(() => ({ ok: false }) as const);
    setBusy(false);
    onDone(outcome.ok ? { text: adminMessages.undone } : { text: adminMessages.undoFailed, isFault: true });
  };
  return (
    <div className={styles.place} ref={bar} data-shown={said !== undefined || undefined}>
      <p role="status" className={said?.isFault ? `${styles.text} ${styles.fault}` : styles.text}>
        {said?.text}
      </p>
      {said && (
        <>
          {said.undo && (
            <button type="button" disabled={isBusy} onClick={undo}>
              Undo
            </button>
          )}
          <button type="button" onClick={() => onDone(undefined)}>
            Dismiss
          </button>
        </>
      )}
    </div>
  );
}
