'use client';

import { useId } from 'react';
import { VisuallyHidden } from '@/components/ui/layout';
import type { Offer, Selection } from '@/lib/catalogue/variants/offer';
import { type OptionControl, optionControls, sizeControls, withoutUnit } from '@/lib/catalogue/variants/offer';
import { formatCount } from '@/lib/format';
import { formatAmount, formatPrice } from '@/lib/money';
import { MAX_QUANTITY } from '@/lib/request/request-list';
import {
  cellKey,
  cellPrice,
  hasVaryingCells,
  type Quantities,
  type SizeCell,
  sizeTable,
  sumQuantities,
} from '@/lib/request/size-table';
import { OptionGroup } from './option-group';
import styles from './size-grid.module.css';

/** Maximum number of messages below the quantities. */
const MAX_MESSAGES = 3;

type Props = {
  /** Brand and name of the product. */
  name: string;
  offer: Offer;
  /** Color and options that apply to all quantities. */
  selection: Selection;
  /** Selection on the product page; its size is marked. */
  pageSelection: Selection;
  onSelect: (control: string, value: string) => void;
  quantities: Quantities;
  onQuantities: (quantities: Quantities) => void;
};

/** A quantity field for each size of a product: a row, or a table if the product has two size controls. */
export function SizeGrid({ name, offer, selection, pageSelection, onSelect, quantities, onQuantities }: Props) {
  const id = useId();
  const table = sizeTable(offer, selection);
  const { rows, columns, cells } = table;
  const hasNotes = hasVaryingCells(table);
  const selectedKey = columns && cellKey(table, pageSelection);
  const marked = (control: OptionControl | undefined, value: string | undefined) =>
    (control && value === pageSelection[control.name]) || undefined;
  const selectedSizes = [rows, columns]
    .flatMap((control) => (control && pageSelection[control.name]) ?? [])
    .join(' × ');
  const field = (cell: SizeCell) => (
    <QuantityField
      cell={cell}
      isSelected={cell.key === selectedKey}
      otherOptions={Object.values(selection).join(', ')}
      note={hasNotes ? cellNote(cell, quantities[cell.key] ?? '', offer) : undefined}
      value={cell.isOffered ? (quantities[cell.key] ?? '') : ''}
      onChange={(text) => onQuantities({ ...quantities, [cell.key]: text })}
    />
  );
  return (
    <>
      {nonSizeControls(offer).map((control) => (
        <OptionGroup
          key={control.name}
          control={control}
          name={`${id}-${control.name}`}
          colors={offer.colors}
          selected={selection[control.name]}
          onSelect={(value) => onSelect(control.name, value)}
        />
      ))}
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
    </>
  );
}

/** Total, such as 'Total 12 in 2 sizes, $120.00', and messages about invalid quantities. */
export function QuantityTotal({ offer, selection, quantities }: Pick<Props, 'offer' | 'selection' | 'quantities'>) {
  const table = sizeTable(offer, selection);
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

type FieldProps = {
  cell: SizeCell;
  /** True if this size is selected on the product page. */
  isSelected: boolean;
  /** Color and options, such as 'Black, Left'. */
  otherOptions: string;
  /** Price or availability; undefined if it is the same for all sizes. */
  note: string | undefined;
  value: string;
  onChange: (text: string) => void;
};

/** Quantity of one size. Its label is complete without the table: 'Black, waist 34, length 32, quantity'. */
function QuantityField({ cell, isSelected, otherOptions, note, value, onChange }: FieldProps) {
  const name = [otherOptions, cell.label, 'quantity', isSelected && 'selected size', note].filter(Boolean).join(', ');
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
        data-filled={value !== '' || undefined}
        data-selected={isSelected || undefined}
        aria-label={name.charAt(0).toUpperCase() + name.slice(1)}
        value={value}
        disabled={!cell.isOffered}
        onChange={({ target }) => onChange(target.value)}
      />
      {note !== undefined && (
        <small className={styles.cellNote} aria-hidden="true">
          {note}
        </small>
      )}
    </>
  );
}

function cellNote(cell: SizeCell, text: string, offer: Offer): string {
  if (!cell.isOffered) return 'not available';
  if (!cell.isInStock) return 'sold out';
  const price = cellPrice(offer, cell, text);
  return price > 0 ? formatPrice(price) : 'on request';
}

/** Controls for color and options; one value of each applies to all quantities. */
export function nonSizeControls(offer: Offer) {
  const sizes = new Set<string>(sizeControls(offer.sizes).map(({ name }) => name));
  return optionControls(offer).filter(({ name }) => !sizes.has(name));
}

const uncapitalized = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
