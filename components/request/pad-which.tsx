'use client';

import { useId } from 'react';
import check from '@/components/ui/check.module.css';
import styles from './order-pad.module.css';
import type { ThingProps } from './pad-blocks';
import { PadFields } from './pad-fields';
import { PadGoods } from './pad-goods';
import { chooseCandidate } from './pad-picks';

/** The products that a line may mean, none of them chosen at first; the chosen one has its fields under it. */
export function PadWhich({ line, pick, known, onPick }: ThingProps) {
  const id = useId();
  const isChosen = pick.chosen !== undefined;
  return (
    <fieldset>
      <legend>Which of these?</legend>
      {pick.candidates.map(({ row }, index) => (
        <div key={row.card.id} className={styles.item}>
          <label className={`${check.check} ${styles.candidate}`}>
            <input
              type="radio"
              name={id}
              checked={pick.chosen === index}
              onChange={() => onPick(chooseCandidate(pick, index))}
            />
            <PadGoods pick={{ ...pick, chosen: index }} />
          </label>
          {pick.chosen === index && <PadFields id={id} at={line.at} pick={pick} known={known} onPick={onPick} />}
        </div>
      ))}
      <label className={`${check.check} ${styles.candidate}`}>
        <input
          type="radio"
          name={id}
          checked={!isChosen && pick.isLeftOut}
          onChange={() => onPick(chooseCandidate(pick, undefined))}
        />
        <span>None of them</span>
      </label>
    </fieldset>
  );
}
