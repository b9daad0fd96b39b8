'use client';

import { useState } from 'react';
import itemNumber from '@/components/ui/item-number.module.css';
import type { OrderColumn } from '@/lib/order/resolution';
import styles from './order-pad.module.css';
import type { ReadTable } from './pad-blocks';
import { columnWords } from './pad-words';

type Columns = readonly (OrderColumn | undefined)[];
type Props = { table: ReadTable; onColumns: (columns: Columns) => void };

/** The meanings that only the reader gives, for one column: it knows which goods or which size. */
const READ_ONLY: readonly OrderColumn[] = ['goods', 'sizes'];
const MEANINGS = (Object.keys(columnWords) as OrderColumn[]).filter((column) => !READ_ONLY.includes(column));

/** The columns of a table and what each is taken for: open where the table is not understood. A change reads the text again. */
export function PadTable({ table: { names, columns, isUnderstood }, onColumns }: Props) {
  const [isOpen, setOpen] = useState(!isUnderstood);
  const [first] = useState(columns);
  const meanings = columns.map((column) => (column ? columnWords[column] : 'not known'));
  return (
    <details
      className={styles.fold}
      open={isOpen}
      data-open={!isUnderstood || undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        {isUnderstood
          ? `Table of ${columns.length} columns: ${meanings.join(', ')}`
          : 'This table is not understood. What is each column?'}
      </summary>
      <div className={styles.columns}>
        {columns.map((column, index) => {
          const own = [...new Set([first[index], column])].filter((one) => one && READ_ONLY.includes(one));
          return (
            <label key={index} className={styles.field}>
              <span className={itemNumber.number}>
                <bdi>{names[index]?.trim() || `Column ${index + 1}`}</bdi>
              </span>
              <select
                value={column ?? ''}
                aria-invalid={column === undefined || undefined}
                onChange={({ target }) => onColumns(columns.with(index, (target.value || undefined) as OrderColumn))}
              >
                <option value="">Choose what it is</option>
                {([...MEANINGS, ...own] as OrderColumn[]).map((meaning) => (
                  <option key={meaning} value={meaning}>
                    {columnWords[meaning]}
                  </option>
                ))}
              </select>
            </label>
          );
        })}
      </div>
    </details>
  );
}
