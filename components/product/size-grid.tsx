import { VisuallyHidden } from '@/components/ui/layout';
import { type OptionControl, type Selection, withoutUnit } from '@/lib/catalogue/variants/offer';
import { formatCount } from '@/lib/format';
import { formatAmount, formatPrice } from '@/lib/money';
import { MAX_QUANTITY } from '@/lib/request/request-list';
import {
  cellKey,
  cellPrice,
  hasVaryingCells,
  type Quantities,
  type SizeCell,
  type SizeTable,
  sumQuantities,
} from '@/lib/request/size-table';
import styles from './size-grid.module.css';

/** Maximum number of messages below the quantities. */
const MAX_MESSAGES = 3;

type Props = {
  /** Brand and name of the product. */
  name: string;
  table: SizeTable;
  /** Color and options that apply to all quantities: 'Black, Left'. */
  otherOptions: string;
  /** Selection on the product page; its size is marked. */
  pageSelection: Selection;
  quantities: Quantities;
  onQuantities: (quantities: Quantities) => void;
};

/** A quantity field for each size of a product: a row, or a table if the product has two size controls. */
export function SizeGrid({ name, table, otherOptions, pageSelection, quantities, onQuantities }: Props) {
  const { rows, columns, cells } = table;
  const hasNotes = hasVaryingCells(table);
  const selectedKey = columns && cellKey(table, pageSelection);
  const marked = (control: OptionControl | undefined, value: string | undefined) =>
    (control && value === pageSelection[control.name]) || undefined;
  const selectedSizes = [rows, columns]
    .flatMap((control) => (control && pageSelection[control.name]) ?? [])
    .join(' × ');
  const field = (cell: SizeCell) => {
    const text = cell.isOffered ? (quantities[cell.key] ?? '') : '';
    const isSelected = cell.key === selectedKey;
    const note = hasNotes ? cellNote(cell, text, table) : undefined;
    // Complete without the table: 'Black, waist 34, length 32, quantity'.
    const label = [otherOptions, cell.label, 'quantity', isSelected && 'selected size', note]
      .filter(Boolean)
      .join(', ');
    return (
      <>
        <input
          className={styles.field}
          inputMode="numeric"
          pattern="\d{1,4}"
          title={`A whole number up to ${MAX_QUANTITY}`}
          enterKeyHint="next"
          autoComplete="off"
          data-cell={cell.key}
          data-filled={text !== '' || undefined}
          data-selected={isSelected || undefined}
          aria-label={label.charAt(0).toUpperCase() + label.slice(1)}
          value={text}
          disabled={!cell.isOffered}
          onChange={({ target }) => onQuantities({ ...quantities, [cell.key]: target.value })}
        />
        {note !== undefined && (
          <small className={styles.cellNote} aria-hidden="true">
            {note}
          </small>
        )}
      </>
    );
  };
  return (
    <fieldset className={styles.grid}>
      <legend>
        {rows || !columns ? 'Quantity' : `Quantity by ${uncapitalized(columns.legend)}`}{' '}
        {selectedSizes && <span>(selected: {selectedSizes})</span>}
      </legend>
      {rows ? (
        <table className={styles.matrix}>
          <caption>
            <VisuallyHidden>{`${name}: quantities`}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{`${withoutUnit(rows.legend)} × ${uncapitalized(withoutUnit(columns?.legend ?? ''))}`}</th>
              {columns?.values.map((value) => (
                <th key={value} scope="col" data-selected={marked(columns, value)}>
                  <bdi>{value}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cells.map((row, index) => (
              <tr key={row[0]?.key}>
                <th scope="row" data-selected={marked(rows, rows.values[index])}>
                  <bdi>{rows.values[index]}</bdi>
                </th>
                {row.map((cell) => (
                  <td key={cell.key}>{field(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <div className={columns ? styles.row : styles.single}>
          {cells[0]?.map((cell, index) => (
            // biome-ignore lint/a11y/noLabelWithoutControl: the field is inside
            <label key={cell.key} className={styles.cell}>
              {columns && <bdi data-selected={marked(columns, columns.values[index])}>{columns.values[index]}</bdi>}
              {field(cell)}
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}

/** Total, such as 'Total 12 in 2 sizes, $120.00', and messages about invalid quantities. */
export function QuantityTotal({ table, quantities }: Pick<Props, 'table' | 'quantities'>) {
  const { total, sizes, amount, messages } = sumQuantities(table, quantities);
  return (
    <div role="status">
      <p>
        Total <strong>{total}</strong>
        {table.columns && sizes > 0 && ` in ${formatCount(sizes, 'size')}`}
        {sizes > 0 && amount !== undefined && `, ${formatAmount(amount)}`}
      </p>
      {messages.length > 0 && (
        <p>
          {messages.slice(0, MAX_MESSAGES).join(' ')}
          {messages.length > MAX_MESSAGES && ' …'}
        </p>
      )}
    </div>
  );
}

/** Price or availability of a size, if it is not the same for all sizes. */
function cellNote(cell: SizeCell, text: string, { offer }: SizeTable): string {
  if (!cell.isOffered) return 'not available';
  if (!cell.isInStock) return 'sold out';
  const price = cellPrice(offer, cell, text);
  return price > 0 ? formatPrice(price) : 'on request';
}

const uncapitalized = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
