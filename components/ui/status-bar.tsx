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

/** Message about the last action, with Undo. It stays until the next action, because messages with a timeout are easily missed. */
export function StatusBar({ notice, onUndo, onDismiss }: Props) {
  const [isBusy, setBusy] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const pathname = usePathname();
  useEffect(() => {
    // The action may have removed the focused control, such as a deleted row, a form or Undo itself. Then the bar gets the focus.
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
