import layout from './layout.module.css';
import styles from './table.module.css';

export type SortOrder = 'ascending' | 'descending';

type Props = {
  name: string;
  /** Current order; undefined if the table is sorted by another column. */
  order: SortOrder | undefined;
  onSort: (order: SortOrder) => void;
  isNumber?: boolean | undefined;
  className?: string | undefined;
};

/** Column header with a button to sort the table. */
export function SortHeader({ name, order, onSort, isNumber, className }: Props) {
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
