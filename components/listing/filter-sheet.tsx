'use client';

import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useBackCloses } from '@/components/ui/use-back-closes';
import { type Opener, useModal } from '@/components/ui/use-modal';
import { FilterPanel, type FilterPanelProps } from './filter-panel';
import styles from './filter-sheet.module.css';

type Props = {
  panel: FilterPanelProps;
  /** How many products match. */
  count: number;
  /** How many filters are applied. */
  chosen: number;
  startsOpen: boolean;
};

/** The filters on a phone: a sheet from below whose button says how many products it will show, and which Back closes. */
export function FilterSheet({ panel, count, chosen, startsOpen }: Props) {
  const [isOpen, setOpen] = useState(startsOpen);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={opener} type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Filters{chosen > 0 && ` (${chosen})`}
      </button>
      {isOpen && <Sheet panel={panel} count={count} opener={opener} onClose={() => setOpen(false)} />}
    </>
  );
}

type SheetProps = Pick<Props, 'panel' | 'count'> & { opener: Opener; onClose: () => void };

function Sheet({ panel, count, opener, onClose }: SheetProps) {
  const dialog = useModal(opener);
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
        <FilterPanel {...panel} change={(next) => panel.change(next, 'replace')} />
      </div>
      <div className={styles.apply}>
        <Button look="primary" onClick={close}>
          {count === 1 ? 'Show 1 product' : `Show ${count} products`}
        </Button>
      </div>
    </dialog>
  );
}
