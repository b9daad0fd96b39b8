import type { ReactNode } from 'react';
import layout from './layout.module.css';
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

export type SortOrder = 'ascending' | 'descending';

type SortHeaderProps = {
  name: string;
  /** Current order; undefined if the table is sorted by another column. */
  order: SortOrder | undefined;
  onSort: (order: SortOrder) => void;
  isNumber?: boolean | undefined;
  className?: string | undefined;
};

/** Column header with a button to sort the table. */
export function SortHeader({ name, order, onSort, isNumber, className }: SortHeaderProps) {
  const classes = [styles.sort, isNumber && styles.number, className].filter(Boolean).join(' ');
  return (
    <th scope="col" aria-sort={order} className={classes}>
      <button
        type="button"
        className={layout.underlineOnHover}
        onClick={() => onSort(order === 'ascending' ? 'descending' : 'ascending')}
      >
        {name}
        <span className={styles.sign} data-order={order} aria-hidden="true" />
      </button>
    </th>
  );
}
