'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Hidden } from '@/components/ui/layout';
import { Link } from '@/components/ui/link';
import { TableScroll } from '@/components/ui/table-scroll';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { AdminRow } from '@/lib/admin/store-types';
import { fieldLabel } from '@/lib/catalogue/fields/field-list';
import { routes } from '@/lib/site/routes';
import { useAdmin } from '../frame/admin-context';
import { StateMark } from '../products/state-mark';
import styles from './changes.module.css';
import { FieldChangeWords } from './field-change-words';

/** After an import there may be thousands: the page draws so many at a time. */
const ROWS_SHOWN = 200;

/** Every product that differs from the published one, field by field. */
export function ChangeList({ rows }: { rows: readonly AdminRow[] }) {
  const { store, run, isReadOnly } = useAdmin();
  const [count, setCount] = useState(ROWS_SHOWN);
  if (rows.length === 0) return <p>{adminMessages.noChanges}</p>;
  const rest = rows.length - count;
  return (
    <>
      <TableScroll label="Changed products">
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">What changed</th>
            <th scope="col">State</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, count).map((row) => (
            <tr key={row.id}>
              <th scope="row" className={styles.product}>
                {row.isDeleted ? row.raw.name : <Link href={routes.adminEditProduct(row.id)}>{row.raw.name}</Link>}
                <span className={styles.id}>{row.id}</span>
              </th>
              <td>
                {row.kind === 'edited' ? (
                  <dl className={styles.fields}>
                    {store.changesOf(row.id).map((change) => (
                      <div key={change.field}>
                        <dt>{fieldLabel(change.field)}</dt>
                        <dd>
                          <FieldChangeWords change={change} />
                        </dd>
                      </div>
                    ))}
                  </dl>
                ) : (
                  adminMessages.whole[row.isDeleted ? 'deleted' : 'new']
                )}
              </td>
              <td>
                <StateMark row={row} />
              </td>
              <td>
                <button
                  type="button"
                  className={styles.action}
                  disabled={isReadOnly}
                  onClick={() => run(() => store.revert([row.id]), adminMessages.reverted, adminMessages.updateFailed)}
                >
                  {row.isDeleted ? 'Restore' : 'Revert'}
                  <Hidden> {row.raw.name}</Hidden>
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </TableScroll>
      {rest > 0 && <Button onClick={() => setCount(count + ROWS_SHOWN)}>{adminMessages.showMore(rest)}</Button>}
    </>
  );
}
