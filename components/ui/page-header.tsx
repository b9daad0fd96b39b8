import type { ReactNode } from 'react';
import layout from './layout.module.css';

/** A page's one h1 with a sentence under it. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={layout.pageHeader}>
      <h1 dir="auto">{title}</h1>
      {children && <p>{children}</p>}
    </div>
  );
}
