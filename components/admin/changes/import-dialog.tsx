'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { ImportMap } from '@/lib/admin/import/import-map';
import type { ImportPlan } from '@/lib/admin/store-types';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../frame/admin-context';
import { ImportColumns } from './import-columns';
import { ImportNotes } from './import-notes';
import { ImportQuestions } from './import-questions';
import { PlannedChanges, ROWS_SHOWN } from './planned-changes';
import { useImportPlan } from './use-import-plan';

type Props = { name: string; content: Uint8Array | string; onClose: () => void };

/** A file before it is imported: how it is read, for correction, what it would do, what it leaves open and what stays out. */
export function ImportDialog({ name, content, onClose }: Props) {
  const { run } = useAdmin();
  const [map, setMap] = useState<ImportMap>();
  const [isBusy, setBusy] = useState(false);
  const { plan, done, fault } = useImportPlan(content, map);
  const count = plan?.changes.length ?? 0;
  // A second answer may be given before the file is read with the first.
  const shown = plan && { ...plan, ...(map && { map }) };
  const apply = async ({ problems, ...ready }: ImportPlan) => {
    setBusy(true);
    await run(ready.apply, adminMessages.imported(count, problems.length), adminMessages.updateFailed);
    onClose();
  };
  return (
    <Dialog
      title={`Import ${name}`}
      isWide
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{plan && count === 0 ? 'Close' : 'Cancel'}</Button>
          {plan && count > 0 && (
            <Button look="primary" disabled={isBusy || done < 1} onClick={() => apply(plan)}>
              {adminMessages.importGood(count, plan.problems.length)}
            </Button>
          )}
        </>
      }
    >
      <div className={adminStyles.stack}>
        {fault && <p role="alert">{fault}</p>}
        {!fault && (!plan || done < 1) && <progress aria-label="Reading the file" value={done} />}
        {shown && (
          <>
            <p>{adminMessages.importPlan(plan)}</p>
            <ImportQuestions plan={shown} onMap={setMap} />
            <ImportColumns plan={shown} onMap={setMap} />
            <ImportNotes plan={plan} />
            {count > 0 && <PlannedChanges changes={plan.changes} />}
            {count > ROWS_SHOWN && <p>and {count - ROWS_SHOWN} more products</p>}
          </>
        )}
      </div>
    </Dialog>
  );
}
