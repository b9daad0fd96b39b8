'use client';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { AdminRow } from '@/lib/admin/store-types';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../layout/admin-context';

const NAMES_SHOWN = 5;

/** Asks for confirmation before products are deleted. */
export function DeleteDialog({ rows, onClose }: { rows: readonly AdminRow[]; onClose: () => void }) {
  const { run, store } = useAdmin();
  const isOne = rows.length === 1;
  const omitted = rows.length - NAMES_SHOWN;
  const remove = async () => {
    // Closes first: this dialog would cover the progress dialog.
    onClose();
    const ids = rows.map(({ id }) => id);
    await run(
      (taskOptions) => store.remove(ids, taskOptions),
      isOne ? adminMessages.deleted : adminMessages.deletedMany(rows.length),
      adminMessages.deleteFailed,
    );
  };
  return (
    <Dialog
      title={isOne ? adminMessages.confirmDelete : adminMessages.confirmDeleteMany(rows.length)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={remove}>
            Delete
          </Button>
        </>
      }
    >
      <ul className={adminStyles.names}>
        {rows.slice(0, NAMES_SHOWN).map(({ id, raw }) => (
          <li key={id}>{raw.name}</li>
        ))}
        {omitted > 0 && <li>{adminMessages.andMore(omitted, 'product')}</li>}
      </ul>
    </Dialog>
  );
}
