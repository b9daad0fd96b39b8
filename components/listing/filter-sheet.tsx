'use client';

import { type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useBackCloses } from '@/components/ui/use-back-closes';
import { type Opener, useModal } from '@/components/ui/use-modal';
import { counted } from '@/lib/counted';
import { FilterPanel, type FilterPanelProps } from './filter-panel';
import styles from './filter-sheet.module.css';

type Props = {
  panel: FilterPanelProps;
  /** How many products match. */
  count: number;
  /** How many filters are applied. */
  chosen: number;
  startsOpen: boolean;
  /** The words for listeners on how many products match: behind an open dialog nothing is heard. */
  children: ReactNode;
};

/** The filters on a phone: a sheet from below whose button says how many products it will show, and which Back closes. */
export function FilterSheet({ panel, count, chosen, startsOpen, children }: Props) {
  const [isOpen, setOpen] = useState(startsOpen);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={opener} type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Filters{chosen > 0 && ` (${chosen})`}
      </button>
      {isOpen && (
        <Sheet panel={panel} count={count} opener={opener} onClose={() => setOpen(false)}>
          {children}
        </Sheet>
      )}
    </>
  );
}

type SheetProps = Pick<Props, 'panel' | 'count' | 'children'> & { opener: Opener; onClose: () => void };

function Sheet({ panel, count, opener, children, onClose }: SheetProps) {
  const dialog = useModal(opener);
  const apply = useRef<HTMLDivElement>(null);
  const reset = () => {
    panel.reset();
    // Its button goes.
    apply.current?.querySelector('button')?.focus();
  };
  useBackCloses(true, onClose);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={styles.sheet} closedby="any" aria-labelledby="filters-title" onClose={onClose}>
      <div className={styles.head}>
        <h2 id="filters-title">Filters</h2>
        <button type="button" className={styles.close} aria-label="Close filters" onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>
        {/* All choices in the sheet are one step for Back. */}
        <FilterPanel {...panel} reset={reset} change={(next) => panel.change(next, 'replace')} />
      </div>
      {children}
      <div className={styles.apply} ref={apply}>
        <Button look="primary" onClick={close}>
          {`Show ${counted(count, 'product')}`}
        </Button>
      </div>
    </dialog>
  );
}
