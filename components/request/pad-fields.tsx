'use client';

import type { ReactNode } from 'react';
import { Hidden } from '@/components/ui/layout';
import type { Choice } from '@/lib/catalogue/choice';
import { choiceControls } from '@/lib/catalogue/choice-controls';
import { soldOf } from '@/lib/listing/sold-of';
import type { OrderAsk } from '@/lib/order/resolution';
import { whyNoneOf } from '@/lib/request/line-variant';
import { MOST_OF_A_LINE } from '@/lib/request/request';
import type { Wearers } from '@/lib/visitor/person-sizes';
import styles from './order-pad.module.css';
import { LastTime, PadAsks } from './pad-asks';
import { chosenOf, fillIn, openOf, type Pick } from './pad-picks';
import { goodsOf } from './pad-words';

type Props = {
  id: string;
  /** The line of the text. */
  at: number;
  pick: Pick;
  known: Wearers | undefined;
  onPick: (pick: Pick) => void;
};

/** The values of a line in fields: how many, in which color and size, for whom; and what is asked of them. */
export function PadFields({ id, at, pick, known, onPick }: Props) {
  const row = chosenOf(pick)?.row;
  if (!row) return null;
  const open = openOf(pick);
  const whyNot = (choice: Choice) => {
    const why = whyNoneOf(choice, soldOf(row));
    return why && ` (${why})`;
  };
  const ofLine = (
    <Hidden>
      {' '}
      of {goodsOf(pick)}, line {at}
    </Hidden>
  );
  const field = (name: OrderAsk) => ({
    id: `${id}-${name}`,
    'data-field': name,
    'aria-invalid': open.includes(name) ? (true as const) : undefined,
    'aria-describedby': open.includes(name) ? `${id}-asks` : undefined,
  });
  return (
    <>
      <div className={styles.fields}>
        <Labeled id={`${id}-quantity`} name="quantity" words="Quantity" more={ofLine}>
          <input
            type="number"
            inputMode="numeric"
            enterKeyHint="next"
            min={1}
            max={MOST_OF_A_LINE}
            autoComplete="off"
            value={pick.quantity}
            onChange={({ target }) => onPick(fillIn(pick, { quantity: target.value }))}
            {...field('quantity')}
          />
        </Labeled>
        {choiceControls(soldOf(row)).map(({ name, legend, values }) => (
          <Labeled key={name} id={`${id}-${name}`} name={name} words={legend.split(',')[0] ?? legend} more={ofLine}>
            <select
              value={pick.choice[name] ?? ''}
              onChange={({ target }) => onPick(fillIn(pick, { [name]: target.value }))}
              {...field(name)}
            >
              <option value="">Choose a {name}</option>
              {values.map((value) => (
                <option key={value} value={value}>
                  {value}
                  {value !== pick.choice[name] && whyNot({ ...pick.choice, [name]: value })}
                </option>
              ))}
            </select>
          </Labeled>
        ))}
        <Labeled id={`${id}-person`} name="person" words="For" more={ofLine}>
          <input
            id={`${id}-person`}
            autoComplete="off"
            enterKeyHint="done"
            maxLength={100}
            value={pick.person}
            onChange={({ target }) => onPick({ ...pick, person: target.value })}
          />
        </Labeled>
      </div>
      <PadAsks id={`${id}-asks`} pick={pick} onPick={onPick} />
      <LastTime pick={pick} known={known} onPick={onPick} />
    </>
  );
}

type LabeledProps = { id: string; name: OrderAsk | 'person'; words: string; more: ReactNode; children: ReactNode };

function Labeled({ id, name, words, more, children }: LabeledProps) {
  return (
    <div className={styles.field} data-name={name}>
      <label htmlFor={id}>
        {words}
        {more}
      </label>
      {children}
    </div>
  );
}
