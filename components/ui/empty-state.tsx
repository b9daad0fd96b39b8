import type { ReactNode } from 'react';
import layout from './layout.module.css';

/** Says that there is nothing here, and offers a way out. */
export function EmptyState({ message, children }: { message: string; children: ReactNode }) {
  return (
    <div className={layout.empty}>
      <p>{message}</p>
      {children}
    </div>
  );
}
