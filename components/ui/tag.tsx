import type { ReactNode } from 'react';
import layout from './layout.module.css';

/** A short mark on a card or beside a price. */
export function Tag({ children, look }: { children: ReactNode; look?: 'warning' }) {
  return <span className={look ? `${layout.tag} ${layout[look]}` : layout.tag}>{children}</span>;
}
