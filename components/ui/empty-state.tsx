import type { ReactNode } from 'react';
import layout from './layout.module.css';

/** Message for an empty page or list; the children are links or buttons for the next step. */
export function EmptyState({ message, children }: { message: string; children: ReactNode }) {
  return (
    <div className={layout.empty}>
      <p>{message}</p>
      {children}
    </div>
  );
}
