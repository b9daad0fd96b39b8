import { type Quantities, readQuantity, type SizeCell } from '@/lib/request/size-cells';
import styles from './size-grid.module.css';

export type FieldProps = {
  color: string | undefined;
  quantities: Quantities;
  /** The id of what says which fields cannot be read. */
  faultId: string | undefined;
  onText: (key: string, text: string) => void;
};

/** How many of one size; named in full, for a listener hears it alone: 'Black, waist 34, length 32, quantity'. */
export function QuantityField({ cell, color, quantities, faultId, onText }: FieldProps & { cell: SizeCell }) {
  const text = quantities[cell.key] ?? '';
  const isFault = readQuantity(text) === undefined;
  return (
    <input
      className={styles.field}
      inputMode="numeric"
      enterKeyHint="next"
      autoComplete="off"
      data-cell={cell.key}
      data-filled={text !== '' || undefined}
      aria-label={fieldName(cell, color)}
      aria-invalid={isFault || undefined}
      aria-describedby={isFault ? faultId : undefined}
      value={text}
      onChange={(event) => onText(cell.key, event.target.value)}
    />
  );
}

function fieldName({ words }: SizeCell, color: string | undefined): string {
  const name = [color, words, 'quantity'].filter(Boolean).join(', ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
