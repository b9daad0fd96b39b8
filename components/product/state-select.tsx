'use client';

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import field from '@/components/ui/field.module.css';
import { VisuallyHidden } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import * as messages from '@/lib/site/messages';
import { shipToState } from '@/lib/site/ship-to-state';
import styles from './state-select.module.css';

/**
 * Selects, changes or clears the ship-to state of this browser; filters and shipping marks follow it.
 * The names of the states load after the page, because the control needs JavaScript anyway.
 */
export function StateSelect({ label }: { label: string }) {
  const shipTo = useShipToState();
  const list = useRef<HTMLSelectElement>(null);
  const names = useStateNames();
  const clear = () => {
    shipToState.set(undefined);
    list.current?.focus();
  };
  return (
    <div className={`${styles.select} ${layout.scriptOnly}`}>
      <label>
        {label}
        <select
          className={field.control}
          ref={list}
          value={shipTo ?? ''}
          onChange={({ target }) => shipToState.set(target.value || undefined)}
        >
          <option value="">{messages.chooseState}</option>
          {Object.entries(names ?? (shipTo ? { [shipTo]: shipTo } : {})).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button variant="quiet" onClick={clear} hidden={shipTo === undefined}>
        Clear<VisuallyHidden> the state</VisuallyHidden>
      </Button>
    </div>
  );
}

/** Code of the ship-to state; undefined if none is selected, and until hydration. */
export function useShipToState(): string | undefined {
  return useSyncExternalStore(shipToState.subscribe, shipToState.get, () => undefined);
}

/** State names by code; undefined while they load. They load after the page, to keep every page small. */
export function useStateNames(): Readonly<Record<string, string>> | undefined {
  const [names, setNames] = useState<Readonly<Record<string, string>>>();
  useEffect(() => {
    // If the names do not load, the stored state is shown by its code.
    import('@/lib/catalogue/us-states').then(
      ({ STATES }) => setNames(STATES),
      () => undefined,
    );
  }, []);
  return names;
}

/**
 * Shows for which state the shipping marks apply, once the shopper has selected a state. The loader sets `data-home` before the first
 * paint, so that the line does not move the page. It stays visible after "Clear", because the focus is in it.
 */
function ShipToStateLinePart({ isFoot = false }: { isFoot?: boolean }) {
  const shipTo = useShipToState();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (shipTo === undefined) return;
    document.documentElement.dataset.home = '';
    setShown(true);
  }, [shipTo]);
  return (
    <div className={isFoot ? `${styles.line} ${styles.footer}` : styles.line}>
      {isShown && <StateSelect label="Show shipping for" />}
    </div>
  );
}

export const ShipToStateLine = withErrorBoundary(
  ({ isFoot }) => (isFoot ? 'foot-marks' : 'marks'),
  ShipToStateLinePart,
);
