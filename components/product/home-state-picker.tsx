'use client';

import type { ReactNode } from 'react';
import * as messages from '@/lib/site/messages';
import { homeState } from '@/lib/visitor/home-state';
import styles from './restrictions-panel.module.css';
import { useHomeState } from './use-home-state';

type Props = {
  /** Codes of the states that the seller does not ship to, and of those where it leaves out a city. */
  states: readonly string[];
  partly: readonly string[];
  /** The options: passed in, so that the names of the states are not part of the page's script. */
  children: ReactNode;
};

/** Answers for one state, which is remembered in this browser; a listing's filter and marks know it too. */
export function HomeStatePicker({ states, partly, children }: Props) {
  const home = useHomeState();
  const { shipsUnknown, shipsNot, shipsPartly, ships } = messages.shipping;
  const answer =
    home === undefined ? shipsUnknown : states.includes(home) ? shipsNot : partly.includes(home) ? shipsPartly : ships;
  return (
    <div className={styles.answer}>
      <label>
        Your state
        <select value={home ?? ''} onChange={({ target }) => homeState.set(target.value || undefined)}>
          {children}
        </select>
      </label>
      <p role="status">{answer}</p>
    </div>
  );
}
