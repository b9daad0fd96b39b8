'use client';

import { useId, useRef, useState } from 'react';
import type { Color } from '@/lib/catalogue/schema/colors';
import type { Sizes } from '@/lib/catalogue/sizes';
import { type Quantities, sizeTable, sumQuantities } from '@/lib/request/size-cells';
import { colorOptions, OptionGroup } from './option-group';
import styles from './size-grid.module.css';
import { SizeGridFoot } from './size-grid-foot';
import { SizeMatrix } from './size-matrix';
import { SizeRow } from './size-row';
import { useSizeKeys } from './use-size-keys';

export type SizeGridProps = {
  /** Of the product, for listeners. */
  name: string;
  colors: readonly Color[];
  sizes: Sizes;
  /** The one color that all quantities are for. */
  color: string | undefined;
  onColor: (color: string) => void;
  quantities: Quantities;
  onQuantities: (quantities: Quantities) => void;
};

/**
 * One product in one color with a field for each of its sizes, filled as a spreadsheet is: Tab goes across, Enter and the arrows go
 * from cell to cell, and what was copied from a spreadsheet fills cells across and down. What is typed belongs to whoever draws it.
 */
export function SizeGrid({ name, colors, sizes, color, onColor, quantities, onQuantities }: SizeGridProps) {
  const id = useId();
  const [left, setLeft] = useState<readonly string[]>([]);
  const grid = useRef<HTMLFieldSetElement>(null);
  const table = sizeTable(sizes);
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
      {colors.length > 0 && (
        <OptionGroup
          name={`${id}-color`}
          legend="Color"
          options={colorOptions(colors)}
          chosen={color}
          onChoose={onColor}
        />
      )}
      <fieldset ref={grid} className={styles.grid} {...keys}>
        <legend>
          {table.rows || !table.columns ? 'Quantity' : `Quantity by ${uncapitalized(table.columns.legend)}`}
        </legend>
        <Cells
          label={`${name}: quantities`}
          table={table}
          sums={sums}
          field={{
            color,
            quantities,
            faultId,
            onText: (key, text) => change({ ...quantities, [key]: text }),
          }}
        />
      </fieldset>
      <SizeGridFoot
        sums={sums}
        quantities={quantities}
        left={left}
        faultId={faultId}
        hasSizes={Boolean(table.columns)}
      />
    </>
  );
}

const uncapitalized = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
