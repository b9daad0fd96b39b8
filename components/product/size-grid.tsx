'use client';

import { useId, useRef, useState } from 'react';
import type { Choice } from '@/lib/catalogue/choice';
import { choiceControls } from '@/lib/catalogue/choice-controls';
import { sizeControls } from '@/lib/catalogue/size-controls';
import type { Sold } from '@/lib/catalogue/variants/variant';
import { cellHints } from '@/lib/request/cell-hints';
import { differs, type Quantities, sizeTable, sumQuantities } from '@/lib/request/size-cells';
import { colorOptions, OptionGroup } from './option-group';
import styles from './size-grid.module.css';
import { SizeGridFoot } from './size-grid-foot';
import { SizeMatrix } from './size-matrix';
import { SizeRow } from './size-row';
import { useSizeKeys } from './use-size-keys';

export type SizeGridProps = {
  /** Of the product, for listeners. */
  name: string;
  sold: Sold;
  /** The one color, and the one value of each option, that all quantities are for. */
  picked: Choice;
  onPick: (control: string, value: string) => void;
  quantities: Quantities;
  onQuantities: (quantities: Quantities) => void;
};

/**
 * A product in one color and its other options with a field for each of its sizes, filled as a spreadsheet is: Tab goes across, Enter and
 * the arrows go from cell to cell, and what was copied from a spreadsheet fills cells across and down. What is typed belongs to whoever draws it.
 */
export function SizeGrid({ name, sold, picked, onPick, quantities, onQuantities }: SizeGridProps) {
  const id = useId();
  const [left, setLeft] = useState<readonly string[]>([]);
  const grid = useRef<HTMLFieldSetElement>(null);
  const table = sizeTable(sold, picked);
  const sums = sumQuantities(table, quantities);
  const faultId = sums.faults.length > 0 ? `${id}-faults` : undefined;
  const change = (next: Quantities, tooMany: readonly string[] = []) => {
    setLeft(tooMany);
    onQuantities(next);
  };
  const keys = useSizeKeys(grid, table, quantities, change);
  const Cells = table.rows ? SizeMatrix : SizeRow;
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
      <fieldset ref={grid} className={styles.grid} {...keys}>
        <legend>
          {table.rows || !table.columns ? 'Quantity' : `Quantity by ${uncapitalized(table.columns.legend)}`}
        </legend>
        <Cells
          label={`${name}: quantities`}
          table={table}
          sums={sums}
          field={{
            picked: Object.values(picked).join(', '),
            sold,
            isNoted: differs(table),
            quantities,
            faultId,
            onText: (key, text) => change({ ...quantities, [key]: text }),
          }}
        />
      </fieldset>
      <SizeGridFoot
        sums={sums}
        quantities={quantities}
        hints={cellHints(table, quantities)}
        left={left}
        faultId={faultId}
        hasSizes={Boolean(table.columns)}
      />
    </>
  );
}

/** The controls that are no sizes: one value of each is picked for all of a grid. */
export function outsideControls(sold: Sold) {
  const sizes = new Set<string>(sizeControls(sold.sizes).map(({ name }) => name));
  return choiceControls(sold).filter(({ name }) => !sizes.has(name));
}

const uncapitalized = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
