import { formatPrice } from '@/lib/catalogue/price';
import { cellPrice, type Quantities, readQuantity, type SizeCell, type SizeTable } from '@/lib/request/size-cells';
import styles from './size-grid.module.css';

export type FieldProps = {
  /** The choice outside the table in words: 'Black, Left'. */
  picked: string;
  sold: SizeTable['sold'];
  /** Whether each cell says its price. */
  isPriced: boolean;
  quantities: Quantities;
  /** The id of what says which fields cannot be read. */
  faultId: string | undefined;
  onText: (key: string, text: string) => void;
};

/**
 * How many of one size, with its price where prices differ; named in full, for a listener hears it alone: 'Black, waist 34, length 32,
 * quantity'. Of what is not made nothing can be typed, and whatever was typed for another color is not shown.
 */
export function QuantityField({ cell, quantities, faultId, onText, ...rest }: FieldProps & { cell: SizeCell }) {
  const { isMade } = cell;
  const text = isMade ? (quantities[cell.key] ?? '') : '';
  const isFault = readQuantity(text) === undefined;
  const said = cellWords(cell, text, rest);
  return (
    <>
      <input
        className={styles.field}
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        data-cell={cell.key}
        data-filled={text !== '' || undefined}
        aria-label={fieldName([rest.picked, cell.words, 'quantity', ...said])}
        aria-invalid={isFault || undefined}
        aria-describedby={isFault ? faultId : undefined}
        value={text}
        disabled={!isMade}
        onChange={(event) => onText(cell.key, event.target.value)}
      />
      {said.map((words) => (
        <small key={words} className={styles.said} aria-hidden="true">
          {words}
        </small>
      ))}
    </>
  );
}

function cellWords(cell: SizeCell, text: string, { sold, isPriced }: Pick<FieldProps, 'sold' | 'isPriced'>): string[] {
  if (!cell.isMade) return ['not made'];
  const price = isPriced ? cellPrice({ sold }, cell, text) : 0;
  return [...(price > 0 ? [formatPrice(price)] : []), ...(cell.isThere ? [] : ['sold out'])];
}

function fieldName(words: readonly string[]): string {
  const name = words.filter(Boolean).join(', ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
