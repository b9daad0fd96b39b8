'use client';

import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
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
export function FilterSheet({ count, filterCount, onOpen, reset, status, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const apply = useRef<HTMLButtonElement>(null);
  const open = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.focus();
    onOpen();
    setOpen(true);
  };
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={open}>
        Filters{filterCount > 0 && ` (${filterCount})`}
      </button>
      {isOpen && (
        <Dialog
          title="Filters"
          isSheet
          onClose={close}
          actions={
            <Button variant="primary" ref={apply} onClick={close}>
              {`Show ${formatCount(count, 'product')}`}
            </Button>
          }
        >
          <div className={styles.panel}>
            {children}
            {reset && (
              <Button
                onClick={() => {
                  reset();
                  // This button disappears, so it cannot keep the focus.
                  apply.current?.focus();
                }}
              >
                {searchMessages.resetFilters}
              </Button>
            )}
          </div>
          {status}
        </Dialog>
      )}
    </>
  );
}
