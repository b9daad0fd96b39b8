'use client';

import { Hidden } from '@/components/ui/layout';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { AdminRow } from '@/lib/admin/store-types';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../frame/admin-context';
import { StateMark } from '../products/state-mark';
import { ChangedProduct } from './changed-product';
import { ChangedRows } from './changed-rows';
import { WhatChanged } from './what-changed';

/** Every product that differs from the published one, field by field. */
export function ChangeList({ rows }: { rows: readonly AdminRow[] }) {
  const { store, run, isReadOnly } = useAdmin();
  if (rows.length === 0) return <p>{adminMessages.noChanges}</p>;
  return (
    <ChangedRows label="Changed products" columns={['Product', 'What changed', 'State', 'Actions']} rows={rows}>
      {(row) => (
        <>
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
              className={adminStyles.action}
              disabled={isReadOnly}
              onClick={() => run(() => store.revert([row.id]), adminMessages.reverted, adminMessages.updateFailed)}
            >
              {row.isDeleted ? 'Restore' : 'Revert'}
              <Hidden> {row.raw.name}</Hidden>
            </button>
          </td>
        </>
      )}
    </ChangedRows>
  );
}
