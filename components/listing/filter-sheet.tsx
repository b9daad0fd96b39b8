'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Hidden } from '@/components/ui/layout';
import { type Opener, useModal } from '@/components/ui/use-modal';
import { counted } from '@/lib/counted';
import * as searchMessages from '@/lib/site/search-messages';
import panelStyles from './filter-panel.module.css';
import styles from './filter-sheet.module.css';
import { OpenFilters } from './open-filters';

type Props = {
  /** How many products match. */
  count: number;
  /** How many filters are applied. */
  chosen: number;
  /** The button was pressed before this. */
  isWanted: boolean;
  /** The filters are all there: of long lists not all are exported. */
  isReady: boolean;
  /** Takes all filters away, where there are any. */
  reset: (() => void) | undefined;
  /** The words for listeners on how many products match: behind an open dialog nothing is heard. */
  said: ReactNode;
  /** The filters. */
  children: ReactNode;
};

/** The filters on a phone: a sheet from below whose button says how many products it will show, and which Back closes. */
export function FilterSheet({ chosen, isWanted, isReady, ...sheet }: Props) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  // A press may open it before this runs: only what was pressed earlier is for it to say.
  useEffect(() => {
    if (isWanted) setOpen(true);
  }, []);
  return (
    <>
      <OpenFilters ref={opener} chosen={chosen} onClick={() => setOpen(true)} />
      {isOpen && isReady && <Sheet {...sheet} opener={opener} onClose={() => setOpen(false)} />}
    </>
  );
}

type SheetProps = Pick<Props, 'count' | 'reset' | 'said' | 'children'> & { opener: Opener; onClose: () => void };

function Sheet({ count, reset, said, opener, children, onClose }: SheetProps) {
  const dialog = useModal(opener, onClose);
  const apply = useRef<HTMLDivElement>(null);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={styles.sheet} closedby="any" aria-labelledby="filters-title" onClose={onClose}>
      <div className={styles.head}>
        <h2 id="filters-title">Filters</h2>
        <button type="button" className={styles.close} aria-label="Close filters" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className={`${styles.body} ${panelStyles.panel}`}>
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
      <Hidden>
        <span role="status">{said}</span>
      </Hidden>
      <div className={styles.apply} ref={apply}>
        <Button look="primary" onClick={close}>
          {`Show ${counted(count, 'product')}`}
        </Button>
      </div>
    </dialog>
  );
}
