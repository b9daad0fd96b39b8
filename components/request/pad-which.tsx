'use client';

import { useId } from 'react';
import type { ThingProps } from './pad-blocks';
import { PadFields } from './pad-fields';
import { PadGoods } from './pad-goods';
import styles from './pad-lines.module.css';
import { chooseCandidate } from './pad-picks';

/** The products that a line may mean, none of them chosen at first; the chosen one has its fields under it. */
export function PadWhich({ line, pick, known, onPick }: ThingProps) {
  const id = useId();
  const isChosen = pick.chosen !== undefined;
  return (
    <fieldset className={styles.which}>
      <legend>Which of these?</legend>
      {pick.candidates.map(({ row }, index) => (
        <div key={row.card.id} className={styles.item}>
          <label className={styles.candidate}>
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
      <label className={styles.candidate}>
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
