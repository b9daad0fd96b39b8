import { formatPrice } from '@/lib/catalogue/price';
import type { Sold } from '@/lib/catalogue/variants/variant';
import { cellPrice, type Quantities, readQuantity, type SizeCell } from '@/lib/request/size-cells';
import styles from './size-grid.module.css';

export type FieldProps = {
  /** The choice outside the table in words: 'Black, Left'. */
  picked: string;
  sold: Sold;
  /** Whether cells say their prices, or what is sold out or not made. */
  isNoted: boolean;
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
  const said = rest.isNoted ? noteOf(cell, text, rest.sold) : '';
  return (
    <>
      <input
        className={styles.field}
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        data-cell={cell.key}
        data-filled={text !== '' || undefined}
        aria-label={fieldName([rest.picked, cell.words, 'quantity', said])}
        aria-invalid={isFault || undefined}
        aria-describedby={isFault ? faultId : undefined}
        value={text}
        disabled={!isMade}
        onChange={(event) => onText(cell.key, event.target.value)}
      />
      {rest.isNoted && (
        <small className={styles.said} aria-hidden="true">
          {said}
        </small>
      )}
    </>
  );
}

function noteOf(cell: SizeCell, text: string, sold: Sold): string {
  if (!cell.isMade) return 'not made';
  if (!cell.isThere) return 'sold out';
  const price = cellPrice(sold, cell, text);
  return price > 0 ? formatPrice(price) : 'on request';
}

function fieldName(words: readonly string[]): string {
  const name = words.filter(Boolean).join(', ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}
