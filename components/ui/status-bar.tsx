'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import layout from './layout.module.css';
import { Link } from './link';
import styles from './status-bar.module.css';

type Props = {
  said: { text: string; isFault?: boolean | undefined; link?: { href: string; label: string } | undefined } | undefined;
  onUndo: (() => Promise<unknown>) | undefined;
  onDismiss: () => void;
};

/** The last deed, with its Undo. It stays until the next deed: a message that leaves by itself is missed. */
export function StatusBar({ said, onUndo, onDismiss }: Props) {
  const [isBusy, setBusy] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const pathname = usePathname();
  useEffect(() => {
    // The pressed control may be gone: a deleted row, Undo itself, a form that led back to the list. The next thing to press is
    // here then.
    const { activeElement, body } = document;
    if (said && pathname && activeElement === body) bar.current?.querySelector('button')?.focus();
  }, [said, pathname]);
  const undo = async () => {
    setBusy(true);
    await onUndo?.();
    setBusy(false);
  };
  return (
    <div className={`${styles.place} ${layout.band}`} ref={bar} data-shown={said !== undefined || undefined}>
      <p role="status" className={said?.isFault ? `${styles.text} ${styles.fault}` : styles.text}>
        {said?.text}
      </p>
      {said && (
        <>
          {said.link && <Link href={said.link.href}>{said.link.label}</Link>}
          {onUndo && (
            <button type="button" disabled={isBusy} onClick={undo}>
              Undo
            </button>
          )}
          <button type="button" onClick={onDismiss}>
            Dismiss
          </button>
        </>
      )}
    </div>
  );
}
