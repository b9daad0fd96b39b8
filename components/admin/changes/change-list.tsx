'use client';

import { Button } from '@/components/ui/button';
import { Hidden } from '@/components/ui/layout';
import { TableScroll } from '@/components/ui/table-scroll';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { AdminRow } from '@/lib/admin/store-types';
import { useAdmin } from '../frame/admin-context';
import { StateMark } from '../products/state-mark';
import { ChangedProduct } from './changed-product';
import styles from './changes.module.css';
import { useRowsShown } from './use-rows-shown';
import { WhatChanged } from './what-changed';

/** Every product that differs from the published one, field by field. */
export function ChangeList({ rows }: { rows: readonly AdminRow[] }) {
  const { store, run, isReadOnly } = useAdmin();
  const { shown, rest, showMore } = useRowsShown(rows);
  if (rows.length === 0) return <p>{adminMessages.noChanges}</p>;
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
          {shown.map((row) => (
            <tr key={row.id}>
              <ChangedProduct row={row} />
              <td>
                <WhatChanged row={row} />
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
      {rest > 0 && <Button onClick={showMore}>{adminMessages.showMore(rest)}</Button>}
    </>
  );
}
