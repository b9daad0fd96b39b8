import type { ReactNode } from 'react';
import styles from './table.module.css';

/** A table that scrolls sideways if it is too wide, also with the keyboard. */
export function TableScroll({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.lines}>{children}</table>
    </section>
  );
}

type Props = {
  label: string;
  columns: readonly string[];
  children: ReactNode;
};

/** A table with one header row. The children are its rows. */
export function DataTable({ label, columns, children }: Props) {
  return (
    <TableScroll label={label}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </TableScroll>
  );
}
