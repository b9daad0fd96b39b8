import type { ReactNode } from 'react';
import layout from './layout.module.css';

/** The h1 of a page, with an optional sentence below it. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={layout.pageHeader}>
      <h1 dir="auto">{title}</h1>
      {children && <p>{children}</p>}
    </div>
  );
}
