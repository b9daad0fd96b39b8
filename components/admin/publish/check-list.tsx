import { Icon } from '@/components/ui/icon';
import { Hidden } from '@/components/ui/layout';
import type { Check } from '@/lib/admin/publish/connection';
import styles from './publish.module.css';

const MARKS = {
  fine: { icon: 'check', word: 'Fine' },
  doubt: { icon: 'alert', word: 'Look' },
  fault: { icon: 'alert', word: 'Missing' },
} as const;

/** The findings of a token's test, one line each. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  return (
    <ul className={styles.checks}>
      {checks.map(({ name, state, text }) => (
        <li key={name} data-state={state}>
          <Icon name={MARKS[state].icon} />
          <span>
            <Hidden>{MARKS[state].word}: </Hidden>
            <strong>{name}</strong> {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
