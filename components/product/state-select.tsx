'use client';

import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import field from '@/components/ui/field.module.css';
import { Hidden } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import * as messages from '@/lib/site/messages';
import { homeState } from '@/lib/visitor/home-state';
import styles from './state-select.module.css';
import { useHomeState } from './use-home-state';
import { useStateNames } from './use-state-names';

/**
 * The one state that this browser remembers, to be seen, changed and forgotten; filters, marks and limits follow it. The names of the
 * states come after the page: nothing answers without script anyway.
 */
export function StateSelect({ label }: { label: string }) {
  const home = useHomeState();
  const list = useRef<HTMLSelectElement>(null);
  const names = useStateNames();
  const clear = () => {
    homeState.set(undefined);
    list.current?.focus();
  };
  return (
    <div className={`${styles.choice} ${layout.with}`}>
      <label>
        {label}
        <select
          className={field.control}
          ref={list}
          value={home ?? ''}
          onChange={({ target }) => homeState.set(target.value || undefined)}
        >
          <option value="">{messages.chooseState}</option>
          {Object.entries(names ?? (home ? { [home]: home } : {})).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button look="quiet" onClick={clear} hidden={home === undefined}>
        Clear<Hidden> the state</Hidden>
      </Button>
    </div>
  );
}
