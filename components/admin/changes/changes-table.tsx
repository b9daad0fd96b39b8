'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { DataTable } from '@/components/ui/table';
import { adminMessages } from '@/lib/admin/admin-messages';
import { adminRoutes } from '@/lib/admin/admin-routes';
import type { AdminRow } from '@/lib/admin/store-types';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../layout/admin-context';
import { ChangedFields } from './changed-fields';

/** The number of rows that are rendered at a time: an import may change thousands of products. */
const ROWS_SHOWN = 200;

type Props = {
  label: string;
  columns: readonly string[];
  /** A heading before those of the columns. */
  lead?: ReactNode;
  rows: readonly AdminRow[];
  /** The cells of a row. */
  children: (row: AdminRow) => ReactNode;
};

/** A table of changed products. On a phone the cells of a row are below each other. */
export function ChangesTable({ label, columns, lead, rows, children }: Props) {
  const [count, setCount] = useState(ROWS_SHOWN);
  const rest = rows.length - count;
  return (
    <div className={adminStyles.stackedTable}>
      <DataTable label={label} columns={columns} lead={lead}>
        {rows.slice(0, count).map((row) => (
          <tr key={row.id}>{children(row)}</tr>
        ))}
      </DataTable>
      {rest > 0 && <Button onClick={() => setCount(count + ROWS_SHOWN)}>{adminMessages.showMore(rest)}</Button>}
    </div>
  );
}

/** The first cell of a changed product: its name, with a link to its form unless it is deleted, and its id. */
export function ChangedProductCell({ row: { id, raw, isDeleted } }: { row: AdminRow }) {
  return (
    <th scope="row">
      {isDeleted ? raw.name : <Link href={adminRoutes.editProduct(id)}>{raw.name}</Link>}
      <span className={adminStyles.id}>{id}</span>
    </th>
  );
}

/** The cell with the changes of a product by field, or the change of the whole product. */
export function ChangeDetails({ row }: { row: AdminRow }) {
  const { store } = useAdmin();
  if (row.kind !== 'edited') return <p>{adminMessages.wholeProduct[row.isDeleted ? 'deleted' : 'new']}</p>;
  const changes = store.changesOf(row.id);
  return changes.length === 0 ? <p>{adminMessages.sameAsStore}</p> : <ChangedFields changes={changes} />;
}
