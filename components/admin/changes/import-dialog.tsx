'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { ImportPlan } from '@/lib/admin/store-types';
import { useAdmin } from '../frame/admin-context';
import styles from './changes.module.css';
import { PlannedChanges, ROWS_SHOWN } from './planned-changes';

type Props = { name: string; plan: ImportPlan; onClose: () => void };

/** The dry run of an import: what it would change, or why it cannot; nothing has happened yet. */
export function ImportDialog({ name, plan, onClose }: Props) {
  const { run } = useAdmin();
  const [isBusy, setBusy] = useState(false);
  const { problems, changes, unchanged } = plan;
  const isPossible = problems.length === 0 && changes.length > 0;
  const apply = async () => {
    setBusy(true);
    await run(plan.apply, adminMessages.imported(changes.length), adminMessages.updateFailed);
    onClose();
  };
  return (
    <Dialog
      title={`Import ${name}`}
      isWide
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{isPossible ? 'Cancel' : 'Close'}</Button>
          {isPossible && (
            <Button look="primary" disabled={isBusy} onClick={apply}>
              Apply {changes.length} {changes.length === 1 ? 'change' : 'changes'}
            </Button>
          )}
        </>
      }
    >
      {problems.length > 0 ? (
        <Problems problems={problems} />
      ) : (
        <p>{adminMessages.importPlan(changes.length, unchanged)}</p>
      )}
      {isPossible && <PlannedChanges changes={changes} />}
      {changes.length > ROWS_SHOWN && <p>and {changes.length - ROWS_SHOWN} more products</p>}
    </Dialog>
  );
}

function Problems({ problems }: Pick<ImportPlan, 'problems'>) {
  return (
    <>
      <p>{adminMessages.importRefused}</p>
      <ul className={styles.lines}>
        {problems.slice(0, ROWS_SHOWN).map(({ line, id, message }, index) => (
          <li key={index}>
            {[line !== undefined && `Line ${line}`, id].filter(Boolean).join(', ')}
            {line !== undefined || id ? ': ' : ''}
            {message}
          </li>
        ))}
      </ul>
    </>
  );
}
