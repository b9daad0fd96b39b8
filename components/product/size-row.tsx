import type { QuantitySums, SizeTable } from '@/lib/request/size-cells';
import { type FieldProps, QuantityField } from './quantity-field';
import styles from './size-grid.module.css';

export type CellsProps = { label: string; table: SizeTable; sums: QuantitySums; field: FieldProps };

/** Sizes of one kind: a field for each with the size above it; a single field where there are none. */
export function SizeRow({ table: { columns, cells }, field }: CellsProps) {
  return (
    <div className={columns ? styles.row : styles.single}>
      {cells[0]?.map((cell, index) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the field stands in it
        <label key={cell.key} className={styles.cell}>
          {columns && <bdi>{columns.values[index]}</bdi>}
          <QuantityField cell={cell} {...field} />
        </label>
      ))}
    </div>
  );
}
