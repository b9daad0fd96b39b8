'use client';

import { type FormEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import * as messages from '@/lib/site/messages';
import { homeState } from '@/lib/visitor/home-state';
import styles from './restrictions-panel.module.css';
import { useHomeState } from './use-home-state';

type Props = {
  /** Codes of the states that the seller does not ship to, and of those where it leaves out a city. */
  states: readonly string[];
  partly: readonly string[];
  /** A field with all states: passed in, so that their names are not part of the page's script. */
  children: ReactNode;
};

/** Answers for one state, which is remembered in this browser; a listing's filter and marks know it too. */
export function HomeStatePicker({ states, partly, children }: Props) {
  const home = useHomeState();
  const { shipsUnknown, shipsNot, shipsPartly, ships } = messages.shipping;
  const answer =
    home === undefined ? shipsUnknown : states.includes(home) ? shipsNot : partly.includes(home) ? shipsPartly : ships;
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const field = container.current?.querySelector('select');
    if (field) field.value = home ?? '';
  }, [home]);
  const onInput = ({ target }: FormEvent) => homeState.set((target as HTMLSelectElement).value || undefined);
  return (
    <div ref={container} className={styles.answer} onInput={onInput}>
      {children}
      <p role="status">{answer}</p>
    </div>
  );
}
