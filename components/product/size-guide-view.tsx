'use client';

import { useSyncExternalStore } from 'react';
import check from '@/components/ui/check.module.css';
import { withErrorBoundary } from '@/components/ui/error-boundary';
import { Note } from '@/components/ui/layout';
import layout from '@/components/ui/layout.module.css';
import tableStyles from '@/components/ui/table.module.css';
import type { SizeGuide as Guide, GuideTable } from '@/lib/catalogue/schema/size-guides';
import { formatMeasure, measureUnit, type Unit } from '@/lib/catalogue/sizes/measure-unit';
import styles from './size-guide.module.css';

/** How to measure, and the charts of one size guide, in the unit that the shopper has selected. */
function SizeGuideViewPart({ guide: { steps, tables, note } }: { guide: Guide }) {
  const unit = useUnit();
  return (
    <div className={styles.container}>
      <div className={styles.guide}>
        <div>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <Note>{note} These charts are general: brands fit differently, so ask if fit matters.</Note>
        </div>
        <div className={styles.tables}>
          {tables.map((table) => (
            <SizeChart key={table.caption} table={table} unit={unit} />
          ))}
        </div>
      </div>
    </div>
  );
}

export const SizeGuideView = withErrorBoundary(({ guide }) => `sizes-${guide.id}`, SizeGuideViewPart);

/** Selects inches or centimeters for all size guides. The browser remembers it. */
export const UnitSwitch = withErrorBoundary('units', function UnitSwitch() {
  const unit = useUnit();
  return (
    <fieldset className={`${styles.units} ${layout.scriptOnly}`}>
      <legend>Units</legend>
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
});

function SizeChart({ table: { caption, columns, rows }, unit }: { table: GuideTable; unit: Unit }) {
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
