import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DataTable } from '@/components/ui/data-table';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { AdminRow } from '@/lib/admin/store-types';

/** After an import there may be thousands: a page draws so many at a time. */
const ROWS_SHOWN = 200;

type Props = {
  label: string;
  columns: readonly string[];
  lead?: ReactNode;
  rows: readonly AdminRow[];
  /** The cells of a row. */
  children: (row: AdminRow) => ReactNode;
};

/** A table of changed products, and the way to those that it does not show yet. */
export function ChangedRows({ label, columns, lead, rows, children }: Props) {
  const [count, setCount] = useState(ROWS_SHOWN);
  const rest = rows.length - count;
  return (
    <>
      <DataTable label={label} columns={columns} lead={lead}>
        {rows.slice(0, count).map((row) => (
          <tr key={row.id}>{children(row)}</tr>
        ))}
      </DataTable>
      {rest > 0 && <Button onClick={() => setCount(count + ROWS_SHOWN)}>{adminMessages.showMore(rest)}</Button>}
    </>
  );
}
