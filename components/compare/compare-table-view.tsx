import type { Ref } from 'react';
import { Hidden } from '@/components/ui/layout';
import stack from '@/components/ui/stack.module.css';
import type { CompareRow } from '@/lib/compare/compare-row';
import type { ComparedFeature, CompareTable } from '@/lib/compare/compare-table';
import type { IndexRow } from '@/lib/listing/row';
import * as messages from '@/lib/site/messages';
import { AddCell } from './add-cell';
import { ColorList } from './color-list';
import styles from './compare.module.css';
import { CompareHead } from './compare-head';

type Props = {
  /** The box in which the table scrolls. */
  box: Ref<HTMLElement>;
  rows: readonly IndexRow[];
  table: CompareTable;
  onRemove: (id: string) => void;
};

/**
 * Products in columns, facts in lines: scrolls sideways where it is wider than its place, with its first column fixed. On a phone the
 * names of the lines stand above their values, and two products fill the width.
 */
export function CompareTableView({ box, rows, table: { fields, shared, single, features }, onRemove }: Props) {
  const lines = fields.filter(({ field }) => field !== 'price');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus, or a keyboard cannot reach it
    <section ref={box} className={styles.scroll} aria-label="Comparison" tabIndex={0}>
      <table className={styles.table} data-columns={rows.length}>
        <CompareHead rows={rows} onRemove={onRemove} />
        <Lines lines={lines} rows={rows} />
        <Lines heading="Stated for several" lines={shared} rows={rows} />
        <Lines heading="Stated for one only" lines={single} rows={rows} />
        {features.some((texts) => texts.length > 0) && <Features features={features} rows={rows} />}
        <tfoot>
          <tr>
            <th scope="row">
              <span>{messages.requestListName}</span>
            </th>
            {rows.map((row) => (
              <td key={row.card.id}>
                <AddCell row={row} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Lines({
  heading,
  lines,
  rows,
}: {
  heading?: string;
  lines: readonly CompareRow[];
  rows: readonly IndexRow[];
}) {
  if (lines.length === 0) return null;
  return (
    <tbody>
      {heading && <Heading columns={rows.length}>{heading}</Heading>}
      {lines.map((line) => (
        <tr key={line.label} className={line.differs ? styles.differs : undefined}>
          <th scope="row">
            <bdi>{line.label}</bdi>
          </th>
          {rows.map((row, column) => (
            <td key={row.card.id}>
              <Value line={line} row={row} column={column} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Heading({ columns, children }: { columns: number; children: string }) {
  return (
    <tr className={styles.heading}>
      <th scope="rowgroup" colSpan={columns + 1}>
        <span>{children}</span>
      </th>
    </tr>
  );
}

function Value({ line, row, column }: { line: CompareRow; row: IndexRow; column: number }) {
  const cell = line.cells[column];
  if (!cell) return <Unsaid />;
  if (line.field === 'colors') return <ColorList colors={row.colors} />;
  return (
    <>
      <bdi>{cell.text}</bdi>
      {cell.original && (
        <>
          {' '}
          <span className={styles.aside}>
            (<bdi>{cell.original}</bdi>)
          </span>
        </>
      )}
    </>
  );
}

function Features({
  features,
  rows,
}: {
  features: readonly (readonly ComparedFeature[])[];
  rows: readonly IndexRow[];
}) {
  return (
    <tbody>
      <tr>
        <th scope="row">
          <span>Features</span>
        </th>
        {rows.map((row, column) => (
          <td key={row.card.id}>
            {features[column]?.length ? (
              <ul className={stack.tight}>
                {features[column].map(({ text }, index) => (
                  <li key={index}>
                    <bdi>{text}</bdi>
                  </li>
                ))}
              </ul>
            ) : (
              <Unsaid />
            )}
          </td>
        ))}
      </tr>
    </tbody>
  );
}

/** A dash: nothing is said of the fact, which is not to say that there is none. */
function Unsaid() {
  return (
    <span className={styles.aside}>
      <span aria-hidden="true">–</span>
      <Hidden>Not stated</Hidden>
    </span>
  );
}
