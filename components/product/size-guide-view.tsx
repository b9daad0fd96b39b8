'use client';

import { useSyncExternalStore } from 'react';
import check from '@/components/ui/check.module.css';
import { Note } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import tableStyles from '@/components/ui/table.module.css';
import { formatMeasure, measureUnit, type Unit } from '@/lib/catalogue/measure-unit';
import type { SizeGuide as Guide, GuideTable } from '@/lib/catalogue/schema/size-guides';
import styles from './size-guide.module.css';

/** How to measure, and what the sizes of one system measure, in inches or centimeters as the visitor has set. */
export function SizeGuideView({ guide: { steps, tables, note } }: { guide: Guide }) {
  const unit = useUnit();
  return (
    <div className={styles.place}>
      <div className={styles.guide}>
        <div>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <Note>{note} These are general figures: makers cut differently, so ask when a fit matters.</Note>
        </div>
        <div className={styles.tables}>
          {tables.map((table) => (
            <Measures key={table.caption} table={table} unit={unit} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** Inches or centimeters, for all guides and remembered in this browser. */
export function UnitSwitch() {
  const unit = useUnit();
  return (
    <fieldset className={`${styles.units} ${layout.with}`}>
      <legend>Measures in</legend>
      {(['in', 'cm'] as const).map((value) => (
        <label key={value} className={check.check}>
          <input
            type="radio"
            name="unit"
            value={value}
            checked={unit === value}
            onChange={() => measureUnit.set(value === 'cm' ? value : undefined)}
          />
          {value === 'in' ? 'Inches' : 'Centimeters'}
        </label>
      ))}
    </fieldset>
  );
}

function Measures({ table: { caption, columns, rows }, unit }: { table: GuideTable; unit: Unit }) {
  const hasUnit = (column: number) => column > 0 && typeof rows[0]?.cells[column - 1] !== 'string';
  return (
    <table className={`${tableStyles.lines} ${styles.table}`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((name, column) => (
            <th key={name} scope="col">
              {name}
              {hasUnit(column) && `, ${unit}`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map((cell, column) => (
              <td key={columns[column + 1]}>{typeof cell === 'string' ? cell : formatMeasure(cell, unit)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useUnit(): Unit {
  return useSyncExternalStore(
    measureUnit.subscribe,
    () => (measureUnit.get() ? 'cm' : 'in'),
    () => 'in',
  );
}
