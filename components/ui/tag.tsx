import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** A short mark on a card or beside a price. */
export function Tag({ children, look }: { children: ReactNode; look?: 'warning' }) {
  return <span className={look ? `${styles.tag} ${styles[look]}` : styles.tag}>{children}</span>;
}
