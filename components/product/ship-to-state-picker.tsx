'use client';

import { withErrorBoundary } from '@/components/ui/error-boundary';
import layout from '@/components/ui/layout.module.css';
import { formatList } from '@/lib/format';
import * as messages from '@/lib/site/messages';
import styles from './product-view.module.css';
import { StateSelect, useShipToState } from './state-select';

/** Codes of the states that the product does not ship to, and cities such as 'Portland, OR'. */
type Props = { states: readonly string[]; cities: readonly string[] };

/** State selector and an answer, such as 'Ships to your state, except Portland.' */
export const ShipToStatePicker = withErrorBoundary('ship-to-state', ({ states, cities }: Props) => {
  const shipTo = useShipToState();
  const except = cities.filter((city) => city.endsWith(`, ${shipTo}`)).map((city) => city.slice(0, -4));
  const { shipsNot, ships, shipsExcept } = messages.shipping;
  const shipsTo = except.length > 0 ? shipsExcept(formatList(except)) : ships;
  const answer = shipTo === undefined ? '' : states.includes(shipTo) ? shipsNot : shipsTo;
  return (
    <div className={`${styles.shipTo} ${layout.scriptOnly}`}>
      <StateSelect label="Your state" />
      <p role="status">{answer}</p>
    </div>
  );
});
