'use client';

import { useSyncExternalStore } from 'react';
import { Hidden } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import text from '@/components/ui/text-button.module.css';
import { wearers } from '@/lib/visitor/person-sizes';
import styles from './order-pad.module.css';
import { sizeWords } from './pad-words';
import { useDeeds } from './request-context';

/** The people whose sizes this browser remembers, and the way to forget them. */
export function RememberedSizes() {
  const { say } = useDeeds();
  const known = useSyncExternalStore(wearers.subscribe, wearers.get, () => undefined);
  if (!known || known.people.length === 0) return null;
  const forget = (words: string, key?: string) => {
    wearers.forget(key);
    say(words);
  };
  return (
    <details className={`${styles.fold} ${styles.remembered}`}>
      <summary>
        Sizes of {known.people.length === 1 ? '1 person' : `${known.people.length} people`} remembered in this browser
      </summary>
      <ul>
        {known.people.toReversed().map(({ key, name, had }) => (
          <li key={key}>
            <span>
              <bdi>{name}</bdi>{' '}
              <span className={layout.note}>{[...new Set(had.map(([, sizes]) => sizeWords(sizes)))].join('; ')}</span>
            </span>
            <button
              type="button"
              className={text.text}
              onClick={() => forget(`The sizes of ${name} are forgotten.`, key)}
            >
              Forget<Hidden> the sizes of {name}</Hidden>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={text.text} onClick={() => forget('All sizes are forgotten.')}>
        Forget all sizes
      </button>
    </details>
  );
}
