import { Hidden } from '@/components/ui/layout';
import { QuantityField } from './quantity-field';
import styles from './size-grid.module.css';
import type { CellsProps } from './size-row';

/** Sizes of two kinds: a row for each of the first and a column for each of the second, with their sums; it scrolls by itself. */
export function SizeMatrix({ label, table: { rows, columns, cells }, sums, field }: CellsProps) {
  return (
    <div className={styles.scroll}>
      <table className={styles.matrix}>
        <caption>
          <Hidden>{label}</Hidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {rows?.legend}
            </th>
            <th scope="colgroup" colSpan={columns?.values.length}>
              {columns?.legend}
            </th>
            <th scope="col" rowSpan={2}>
              Sum
            </th>
          </tr>
          <tr>
            {columns?.values.map((value) => (
              <th key={value} scope="col">
                <bdi>{value}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.map((row, index) => (
            <tr key={row[0]?.key}>
              <th scope="row">
                <bdi>{rows?.values[index]}</bdi>
              </th>
              {row.map((cell) => (
                <td key={cell.key}>
                  <QuantityField cell={cell} {...field} />
                </td>
              ))}
              <td className={styles.sum}>{sums.rows[index] || ''}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Sum</th>
            {columns?.values.map((value, index) => (
              <td key={value} className={styles.sum}>
                {sums.columns[index] || ''}
              </td>
            ))}
            <td className={styles.sum}>{sums.total || ''}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
