'use client';

import { useState } from 'react';
import { Hidden } from '@/components/ui/layout';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { AdminRow } from '@/lib/admin/store-types';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../frame/admin-context';
import { ConfirmDelete } from './confirm-delete';
import styles from './products.module.css';

/** The deeds for a product in its row. */
export function RowActions({ row: { id, raw, isDeleted } }: { row: AdminRow }) {
  const { run, store, isReadOnly } = useAdmin();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <div className={styles.actions}>
        {isDeleted ? (
          <button
            type="button"
            className={adminStyles.action}
            disabled={isReadOnly}
            onClick={() => run(() => store.restore([id]), adminMessages.restored, adminMessages.updateFailed)}
          >
            Restore<Hidden> {raw.name}</Hidden>
          </button>
        ) : (
          <>
            <button
              type="button"
              className={adminStyles.action}
              disabled={isReadOnly}
              onClick={() => run(() => store.duplicate(id), adminMessages.duplicated, adminMessages.addFailed)}
            >
              Duplicate<Hidden> {raw.name}</Hidden>
            </button>
            <button type="button" className={adminStyles.action} disabled={isReadOnly} onClick={() => setAsking(true)}>
              Delete<Hidden> {raw.name}</Hidden>
            </button>
          </>
        )}
      </div>
      {isAsking && <ConfirmDelete ids={[id]} names={[raw.name]} onClose={() => setAsking(false)} />}
    </>
  );
}
