'use client';

import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import icon from '@/components/ui/icon-button.module.css';
import { VisuallyHidden } from '@/components/ui/layout';
import { type Opener, useModal } from '@/components/ui/use-modal';
import { formatCount } from '@/lib/format';
import * as searchMessages from '@/lib/search/search-messages';
import styles from './filter-panel.module.css';

type Props = {
  /** How many products match. */
  count: number;
  /** How many filters are applied. */
  chosen: number;
  onOpen: () => void;
  /** Removes all filters, where there are any. */
  reset: (() => void) | undefined;
  /** How many products match, for screen readers: behind an open dialog nothing is heard. */
  status: ReactNode;
  /** The filters. */
  children: ReactNode;
};

/** The filters on a phone: a button and a sheet from below, whose button says how many products it will show, and which Back closes. */
export function FilterSheet({ chosen, onOpen, ...sheet }: Props) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const open = () => {
    onOpen();
    setOpen(true);
  };
  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" ref={opener} onClick={open}>
        Filters{chosen > 0 && ` (${chosen})`}
      </button>
      {isOpen && <Sheet {...sheet} opener={opener} onClose={() => setOpen(false)} />}
    </>
  );
}

type SheetProps = Omit<Props, 'chosen' | 'onOpen'> & { opener: Opener; onClose: () => void };

function Sheet({ count, reset, status, opener, children, onClose }: SheetProps) {
  const dialog = useModal(opener, onClose);
  const apply = useRef<HTMLDivElement>(null);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={styles.sheet} closedby="any" aria-labelledby="filters-title" onClose={onClose}>
      <div className={styles.head}>
        <h2 id="filters-title">Filters</h2>
        <button type="button" className={icon.square} aria-label="Close filters" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className={`${styles.body} ${styles.panel}`}>
        {children}
        {reset && (
          <Button
            onClick={() => {
              reset();
              // Its button goes.
              apply.current?.querySelector('button')?.focus();
            }}
          >
            {searchMessages.resetFilters}
          </Button>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
      <div className={styles.apply} ref={apply}>
        <Button variant="primary" onClick={close}>
          {`Show ${formatCount(count, 'product')}`}
        </Button>
      </div>
    </dialog>
  );
}
