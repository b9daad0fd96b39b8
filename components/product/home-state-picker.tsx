'use client';

import layout from '@/components/ui/layout.module.css';
import * as messages from '@/lib/site/messages';
import styles from './product-view.module.css';
import { StateSelect } from './state-select';
import { useHomeState } from './use-home-state';

/** Codes of the states that the seller does not ship to, and of those where it leaves out a city. */
type Props = { states: readonly string[]; partly: readonly string[] };

/** Answers for the visitor's state; a listing's filter and marks know it too. */
export function HomeStatePicker({ states, partly }: Props) {
  const home = useHomeState();
  const { shipsNot, shipsPartly, ships } = messages.shipping;
  const answer =
    home === undefined ? '' : states.includes(home) ? shipsNot : partly.includes(home) ? shipsPartly : ships;
  return (
    <div className={`${styles.answer} ${layout.with}`}>
      <StateSelect label="Your state" />
      <p role="status">{answer}</p>
    </div>
  );
}
