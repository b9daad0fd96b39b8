import type { ReactNode } from 'react';
import layout from './layout.module.css';

/** A short label on a card or next to a price, such as '25% off'. */
export function Tag({ children, variant }: { children: ReactNode; variant?: 'warning' }) {
  return <span className={variant ? `${layout.tag} ${layout[variant]}` : layout.tag}>{children}</span>;
}
