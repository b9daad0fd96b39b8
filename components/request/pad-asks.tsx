'use client';

import { Icon } from '@/components/ui/icon';
import { Hidden } from '@/components/ui/layout';
import remark from '@/components/ui/remark.module.css';
import text from '@/components/ui/text-button.module.css';
import { choiceWords } from '@/lib/catalogue/choice';
import { sizesLastTime, type Wearers } from '@/lib/visitor/person-sizes';
import styles from './order-pad.module.css';
import { padField } from './pad-field';
import { chosenOf, fillIn, missingOf, type Pick, tick, unsureOf, waysOut } from './pad-picks';
import { askWords, goodsOf, sizeWords, unsureWords } from './pad-words';

type Props = { pick: Pick; onPick: (pick: Pick) => void };

/** The question that keeps a line from being added; where only the buyer's word is missing it can be said here. */
export function PadAsks({ id, pick, onPick }: Props & { id: string }) {
  const asked = askWords(pick);
  if (!asked) return null;
  const confirm = (button: HTMLElement) => {
    focusField(button, unsureOf(pick)[0]);
    onPick(tick(pick, true));
  };
  return (
    <div className={styles.asks}>
      <p id={id} className={remark.remark} data-fault="">
        <Icon name="alert" />
        {asked}
      </p>
      {waysOut(pick).map(({ name, value }) => (
        <button
          key={`${name} ${value}`}
          type="button"
          className={text.text}
          onClick={({ currentTarget }) => {
            focusField(currentTarget, name);
            onPick(fillIn(pick, { [name]: value }));
          }}
        >
          Take {name === 'quantity' ? value : choiceWords({ [name]: value })}
          <Hidden> for {goodsOf(pick)}</Hidden>
        </button>
      ))}
      {missingOf(pick).length === 0 && (
        <button type="button" className={text.text} onClick={({ currentTarget }) => confirm(currentTarget)}>
          Yes<Hidden> to {unsureWords(pick)}</Hidden>
        </button>
      )}
    </div>
  );
}

/** The sizes that the person had last time, for a line that lacks them. */
export function LastTime({ pick, known, onPick }: Props & { known: Wearers | undefined }) {
  const row = chosenOf(pick)?.row;
  const sizes = row && sizesLastTime(known, pick.person, row, pick.choice);
  if (!sizes) return null;
  const use = (button: HTMLElement) => {
    focusField(button, Object.keys(sizes)[0]);
    onPick(fillIn(pick, sizes));
  };
  return (
    <div className={styles.asks}>
      <p>
        <bdi>{pick.person}</bdi> had {sizeWords(sizes)} last time.
      </p>
      <button type="button" className={text.text} onClick={({ currentTarget }) => use(currentTarget)}>
        Use {sizeWords(sizes)}
        <Hidden> for {goodsOf(pick)}</Hidden>
      </button>
    </div>
  );
}

/** Goes to a field of the line whose button is about to go. */
function focusField(button: HTMLElement, name: string | undefined): void {
  padField(button.closest('li'), name)?.focus();
}
