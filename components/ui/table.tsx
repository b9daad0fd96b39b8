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

type Props = {
  label: string;
  columns: readonly string[];
  /** A heading before those of the columns. */
  lead?: ReactNode;
  children: ReactNode;
};

/** A table of rows below one row of headings. */
export function DataTable({ label, columns, lead, children }: Props) {
  return (
    <TableScroll label={label}>
      <thead>
        <tr>
          {lead}
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
