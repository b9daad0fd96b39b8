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
import tableStyles from '../table.module.css';
import { ChangedFields } from './changed-fields';

/** Rows that are rendered at a time: an import may change thousands of products. */
const ROWS_SHOWN = 200;

type Props = {
  label: string;
  columns: readonly string[];
  rows: readonly AdminRow[];
  /** Renders the cells of a row. */
  children: (row: AdminRow) => ReactNode;
};

/** Table of changed products. On a phone the cells of a row are stacked. */
export function ChangesTable({ label, columns, rows, children }: Props) {
  const [count, setCount] = useState(ROWS_SHOWN);
  const hiddenCount = rows.length - count;
  return (
    <div className={tableStyles.stackedTable}>
      <DataTable label={label} columns={columns}>
        {rows.slice(0, count).map((row) => (
          <tr key={row.id}>{children(row)}</tr>
        ))}
      </DataTable>
      {hiddenCount > 0 && (
        <Button onClick={() => setCount(count + ROWS_SHOWN)}>{adminMessages.showMore(hiddenCount)}</Button>
      )}
    </div>
  );
}

/** First cell of a changed product: name and id. The name links to the form unless the product is deleted. */
export function ChangedProductCell({ row: { id, raw, isDeleted } }: { row: AdminRow }) {
  return (
    <th scope="row">
      {isDeleted ? raw.name : <Link href={adminRoutes.editProduct(id)}>{raw.name}</Link>}
      <span className={adminStyles.id}>{id}</span>
    </th>
  );
}

/** Changes of a product by field; for a new or deleted product, a sentence. */
export function ChangeDetails({ row }: { row: AdminRow }) {
  const { store } = useAdmin();
  if (row.kind !== 'edited') return <p>{adminMessages.wholeProduct[row.isDeleted ? 'deleted' : 'new']}</p>;
  const changes = store.changesOf(row.id);
  return changes.length === 0 ? <p>{adminMessages.sameAsStore}</p> : <ChangedFields changes={changes} />;
}
