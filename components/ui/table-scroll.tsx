import type { ReactNode } from 'react';
import styles from './table.module.css';

/** A table that may be wider than its place: it scrolls sideways, by keyboard too. */
export function TableScroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus, or a keyboard cannot reach it
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.lines}>{children}</table>
    </section>
  );
}
