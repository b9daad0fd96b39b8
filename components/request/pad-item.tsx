'use client';

import { useId, useRef } from 'react';
import check from '@/components/ui/check.module.css';
import styles from './order-pad.module.css';
import type { ThingProps } from './pad-blocks';
import { padField } from './pad-field';
import { PadFields } from './pad-fields';
import { PadGoods } from './pad-goods';
import { isReady, missingOf, openOf, tick } from './pad-picks';

/** A product that was found, to be corrected where it stands: ticked where nothing is asked. */
export function PadItem({ line, pick, known, onPick }: ThingProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const isOpen = openOf(pick).length > 0;
  const onTick = (isWanted: boolean) => {
    const [missing] = missingOf(pick);
    // The first value that is missing is filled in before anything else.
    if (isWanted && missing) padField(box.current, missing)?.focus();
    else onPick(tick(pick, isWanted));
  };
  return (
    <div className={styles.item} ref={box}>
      <label className={`${check.check} ${styles.candidate}`}>
        <input
          type="checkbox"
          checked={isReady(pick)}
          aria-describedby={isOpen ? `${id}-asks` : undefined}
          onChange={({ target }) => onTick(target.checked)}
        />
        <PadGoods pick={pick} />
      </label>
      <PadFields id={id} at={line.at} pick={pick} known={known} onPick={onPick} />
    </div>
  );
}
