import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Says that there is nothing here, and offers a way out. */
export function EmptyState({ message, children }: { message: string; children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p>{message}</p>
      {children}
    </div>
  );
}
