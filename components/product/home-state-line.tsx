'use client';

import { useEffect, useState } from 'react';
import { StateSelect } from './state-select';
import styles from './state-select.module.css';
import { useHomeState } from './use-home-state';

/**
 * Says for which state goods are marked where a visitor has named one, now or before. The loader says so before the first paint
 * (`data-home`), so that its room is there from the start; once it stands it stays, for a click in it may clear the state.
 */
export function HomeStateLine({ isFoot = false }: { isFoot?: boolean }) {
  const home = useHomeState();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (home === undefined) return;
    document.documentElement.dataset.home = '';
    setShown(true);
  }, [home]);
  return (
    <div className={isFoot ? `${styles.line} ${styles.foot}` : styles.line}>
      {isShown && <StateSelect label="Shipping marks for" />}
    </div>
  );
}
