'use client';

import { useId } from 'react';
import { Hidden } from '@/components/ui/layout';
import type { Choice } from '@/lib/catalogue/choice';
import { choiceControls } from '@/lib/catalogue/choice-controls';
import { formatPrice } from '@/lib/catalogue/price';
import { sizeControls } from '@/lib/catalogue/size-controls';
import type { Sold } from '@/lib/catalogue/variants/variant';
import { counted } from '@/lib/counted';
import { MAX_QUANTITY } from '@/lib/request/request-list';
import { formatAmount } from '@/lib/request/request-text';
import {
  cellPrice,
  hasVaryingCells,
  type Quantities,
  type SizeCell,
  sizeTable,
  sumQuantities,
} from '@/lib/request/size-table';
import { colorOptions, OptionGroup } from './option-group';
import styles from './size-grid.module.css';

/** The most messages below the quantities. */
const MAX_MESSAGES = 3;

type Props = {
  /** Brand and name of the product. */
  name: string;
  sold: Sold;
  /** The color, and the value of each option, of all quantities. */
  picked: Choice;
  onPick: (control: string, value: string) => void;
  quantities: Quantities;
  onQuantities: (quantities: Quantities) => void;
};

/** A quantity field for each size of a product, in one color and one value of each option; and the total. */
export function SizeGrid({ name, sold, picked, onPick, quantities, onQuantities }: Props) {
  const id = useId();
  const table = sizeTable(sold, picked);
  const { rows, columns, cells } = table;
  const { total, sizes, amount, messages } = sumQuantities(table, quantities);
  const hasNotes = hasVaryingCells(table);
  const field = (cell: SizeCell) => (
    <QuantityField
      cell={cell}
      selected={Object.values(picked).join(', ')}
      note={hasNotes ? cellNote(cell, quantities[cell.key] ?? '', sold) : undefined}
      value={cell.isOffered ? (quantities[cell.key] ?? '') : ''}
      onChange={(text) => onQuantities({ ...quantities, [cell.key]: text })}
    />
  );
  return (
    <>
      {outsideControls(sold).map(({ name: control, legend, values }) => (
        <OptionGroup
          key={control}
          name={`${id}-${control}`}
          legend={legend}
          options={control === 'color' ? colorOptions(sold.colors) : values.map((value) => ({ value }))}
          chosen={picked[control]}
          onChoose={(value) => onPick(control, value)}
        />
      ))}
      <fieldset className={styles.grid}>
        <legend>{rows || !columns ? 'Quantity' : `Quantity by ${uncapitalized(columns.legend)}`}</legend>
        {rows ? (
          <div className={styles.scroll}>
            <table className={styles.matrix}>
              <caption>
                <Hidden>{`${name}: quantities`}</Hidden>
              </caption>
              <thead>
                <tr>
                  <th scope="col">{`${rows.legend} × ${uncapitalized(columns?.legend ?? '')}`}</th>
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
                      <bdi>{rows.values[index]}</bdi>
                    </th>
                    {row.map((cell) => (
                      <td key={cell.key}>{field(cell)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ) : (
          <div className={columns ? styles.row : styles.single}>
            {cells[0]?.map((cell, index) => (
              // biome-ignore lint/a11y/noLabelWithoutControl: the field is inside
              <label key={cell.key} className={styles.cell}>
                {columns && <bdi>{columns.values[index]}</bdi>}
                {field(cell)}
              </label>
            ))}
          </div>
        )}
      </fieldset>
      <div className={styles.foot} role="status">
        <p>
          Total <strong>{total}</strong>
          {columns && sizes > 0 && ` in ${counted(sizes, 'size')}`}
          {sizes > 0 && amount !== undefined && `, ${formatAmount(amount)}`}
        </p>
        {messages.length > 0 && (
          <p>
            {messages.slice(0, MAX_MESSAGES).join(' ')}
            {messages.length > MAX_MESSAGES && ' …'}
          </p>
        )}
      </div>
    </>
  );
}

type FieldProps = {
  cell: SizeCell;
  /** The color and options outside the table: 'Black, Left'. */
  selected: string;
  /** The price or availability, if sizes differ in it. */
  note: string | undefined;
  value: string;
  onChange: (text: string) => void;
};

/** The quantity of one size; its name is complete without the table: 'Black, waist 34, length 32, quantity'. */
function QuantityField({ cell, selected, note, value, onChange }: FieldProps) {
  const name = [selected, cell.label, 'quantity', note].filter(Boolean).join(', ');
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
        aria-label={name.charAt(0).toUpperCase() + name.slice(1)}
        value={value}
        disabled={!cell.isOffered}
        onChange={({ target }) => onChange(target.value)}
      />
      {note !== undefined && (
        <small className={styles.said} aria-hidden="true">
          {note}
        </small>
      )}
    </>
  );
}

function cellNote(cell: SizeCell, text: string, sold: Sold): string {
  if (!cell.isOffered) return 'not available';
  if (!cell.isInStock) return 'sold out';
  const price = cellPrice(sold, cell, text);
  return price > 0 ? formatPrice(price) : 'on request';
}

/** The controls other than sizes: one value of each is selected for all quantities. */
export function outsideControls(sold: Sold) {
  const sizes = new Set<string>(sizeControls(sold.sizes).map(({ name }) => name));
  return choiceControls(sold).filter(({ name }) => !sizes.has(name));
}

const uncapitalized = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
