'use client';

import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { useModal } from '@/components/ui/use-modal';
import { formatCount } from '@/lib/format';
import * as searchMessages from '@/lib/search/search-messages';
import styles from './filter-panel.module.css';

type Props = {
  /** Number of matching products. */
  count: number;
  /** Number of applied filters. */
  filterCount: number;
  onOpen: () => void;
  /** Removes all filters; undefined if there are none. */
  reset: (() => void) | undefined;
  /** Result status for screen readers. They do not announce status elements outside an open modal dialog. */
  status: ReactNode;
  /** The filter panel. */
  children: ReactNode;
};

/** The filters on phones: a button that opens a bottom sheet. The browser's Back button closes the sheet. */
export function FilterSheet({ filterCount, onOpen, ...sheet }: Props) {
  const [isOpen, setOpen] = useState(false);
  const open = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.focus();
    onOpen();
    setOpen(true);
  };
  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={open}>
        Filters{filterCount > 0 && ` (${filterCount})`}
      </button>
      {isOpen && <Sheet {...sheet} onClose={() => setOpen(false)} />}
    </>
  );
}

type SheetProps = Omit<Props, 'filterCount' | 'onOpen'> & { onClose: () => void };

function Sheet({ count, reset, status, children, onClose }: SheetProps) {
  const dialog = useModal(onClose);
  const apply = useRef<HTMLDivElement>(null);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={styles.sheet} closedby="any" aria-labelledby="filters-title" onClose={onClose}>
      <div className={styles.head}>
        <h2 id="filters-title">Filters</h2>
        <IconButton icon="close" label="Close filters" onClick={close} />
      </div>
      <div className={`${styles.body} ${styles.panel}`}>
        {children}
        {reset && (
          <Button
            onClick={() => {
              reset();
              // This button disappears, so it cannot keep the focus.
              apply.current?.querySelector('button')?.focus();
            }}
          >
            {searchMessages.resetFilters}
          </Button>
        )}
      </div>
      {status}
      <div className={styles.apply} ref={apply}>
        <Button variant="primary" onClick={close}>
          {`Show ${formatCount(count, 'product')}`}
        </Button>
      </div>
    </dialog>
  );
}
