'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import layout from './layout.module.css';
import { Link } from './link';
import styles from './status-bar.module.css';

type Props = {
  notice:
    | { text: string; isError?: boolean | undefined; link?: { href: string; label: string } | undefined }
    | undefined;
  onUndo: (() => Promise<unknown>) | undefined;
  onDismiss: () => void;
};

/** The last deed, with its Undo. It stays until the next deed: a message that leaves by itself is missed. */
export function StatusBar({ notice, onUndo, onDismiss }: Props) {
  const [isBusy, setBusy] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const pathname = usePathname();
  useEffect(() => {
    // The pressed control may be gone: a deleted row, Undo itself, a form that led back to the list. The next thing to press is
    // here then.
    const { activeElement, body } = document;
    if (notice && pathname && activeElement === body) bar.current?.querySelector('button')?.focus();
  }, [notice, pathname]);
  const undo = async () => {
    setBusy(true);
    await onUndo?.();
    setBusy(false);
  };
  return (
    <div className={`${styles.bar} ${layout.band}`} ref={bar} data-shown={notice !== undefined || undefined}>
      <p role="status" className={notice?.isError ? `${styles.text} ${styles.error}` : styles.text}>
        {notice?.text}
      </p>
      {notice && (
        <>
          {notice.link && <Link href={notice.link.href}>{notice.link.label}</Link>}
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
