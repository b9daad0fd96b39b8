'use client';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { adminMessages } from '@/lib/admin/admin-messages';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../frame/admin-context';

const NAMES_SHOWN = 5;

type Props = { ids: readonly string[]; names: readonly string[]; onClose: () => void };

/** The specification's question before a deletion; what is deleted can be brought back. */
export function ConfirmDelete({ ids, names, onClose }: Props) {
  const { run, store } = useAdmin();
  const isOne = ids.length === 1;
  const remove = async () => {
    // The progress of many deletions stands behind the dialog.
    onClose();
    await run(
      (watch) => store.remove(ids, watch),
      isOne ? adminMessages.deleted : adminMessages.deletedMany(ids.length),
      adminMessages.deleteFailed,
    );
  };
  return (
    <Dialog
      title={isOne ? adminMessages.confirmDelete : adminMessages.confirmDeleteMany(ids.length)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" onClick={remove}>
            Delete
          </Button>
        </>
      }
    >
      <ul className={adminStyles.names}>
        {names.slice(0, NAMES_SHOWN).map((name, index) => (
          <li key={index}>{name}</li>
        ))}
        {names.length > NAMES_SHOWN && <li>and {names.length - NAMES_SHOWN} more</li>}
      </ul>
    </Dialog>
  );
}
