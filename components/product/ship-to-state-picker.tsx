'use client';

import layout from '@/components/ui/layout.module.css';
import * as messages from '@/lib/site/messages';
import styles from './product-view.module.css';
import { StateSelect, useShipToState } from './state-select';

/** Codes of the states that the product does not ship to, and of states with at least one excluded city. */
type Props = { states: readonly string[]; partly: readonly string[] };

/** State selector with the answer whether the product ships there. */
export function ShipToStatePicker({ states, partly }: Props) {
  const shipTo = useShipToState();
  const { shipsNot, shipsPartly, ships } = messages.shipping;
  const answer =
    shipTo === undefined ? '' : states.includes(shipTo) ? shipsNot : partly.includes(shipTo) ? shipsPartly : ships;
  return (
    <div className={`${styles.answer} ${layout.with}`}>
      <StateSelect label="Your state" />
      <p role="status">{answer}</p>
    </div>
  );
}
