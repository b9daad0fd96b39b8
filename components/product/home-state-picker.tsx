'use client';

import { useEffect, useState } from 'react';
import * as messages from '@/lib/site/messages';
import { homeState } from '@/lib/visitor/home-state';
import styles from './restrictions-panel.module.css';
import { useHomeState } from './use-home-state';

/** Codes of the states that the seller does not ship to, and of those where it leaves out a city. */
type Props = { states: readonly string[]; partly: readonly string[] };

/**
 * Answers for one state, which is remembered in this browser; a listing's filter and marks know it too. The names of the states come
 * after the page: nothing answers without script anyway.
 */
export function HomeStatePicker({ states, partly }: Props) {
  const home = useHomeState();
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  useEffect(() => {
    // Without them the answer for a remembered state still stands.
    import('@/lib/catalogue/states').then(({ STATES }) => setNames(STATES)).catch(() => undefined);
  }, []);
  const { shipsUnknown, shipsNot, shipsPartly, ships } = messages.shipping;
  const answer =
    home === undefined ? shipsUnknown : states.includes(home) ? shipsNot : partly.includes(home) ? shipsPartly : ships;
  return (
    <div className={styles.answer}>
      <label>
        Your state
        <select value={home ?? ''} onChange={({ target }) => homeState.set(target.value || undefined)}>
          <option value="">{messages.chooseState}</option>
          {Object.entries(names).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <p role="status">{answer}</p>
    </div>
  );
}
