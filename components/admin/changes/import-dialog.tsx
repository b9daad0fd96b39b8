'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { adminMessages } from '@/lib/admin/admin-messages';
import type { ImportMap } from '@/lib/admin/import/import-map';
import type { ImportPlan } from '@/lib/admin/store-types';
import adminStyles from '../admin.module.css';
import { useAdmin } from '../frame/admin-context';
import styles from './changes.module.css';
import { ImportColumns } from './import-columns';
import { ImportQuestions } from './import-questions';
import { PlannedChanges, ROWS_SHOWN } from './planned-changes';

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

/** A file that is being looked at: how far that is, what it would do, or why it cannot be read. */
type Looking = { plan?: ImportPlan; done: number; fault?: string };

/** The plan for an imported file; a changed mapping starts it again, and closing the dialog cancels it. */
function useImportPlan(content: Uint8Array | string, map: ImportMap | undefined): Looking {
  const { store } = useAdmin();
  const [looking, setLooking] = useState<Looking>({ done: 0 });
  useEffect(() => {
    const stop = new AbortController();
    const onProgress = (done: number, all: number) => {
      if (!stop.signal.aborted) setLooking((now) => ({ ...now, done: done / all }));
    };
    store.planImport(content, map, { signal: stop.signal, onProgress }).then(
      (plan) => !stop.signal.aborted && setLooking({ plan, done: 1 }),
      () => !stop.signal.aborted && setLooking({ done: 1, fault: adminMessages.importFailed }),
    );
    return () => stop.abort();
  }, [store, content, map]);
  return looking;
}

/** The parts of a file that stay out, and those that it leaves open. */
function ImportNotes({ plan: { problems, doubts, notes } }: { plan: ImportPlan }) {
  const faults = problems.map(({ line, path, id, message }) => {
    const place = [line === undefined ? path : `Line ${line}`, id].filter(Boolean).join(', ');
    return place ? `${place}: ${message}` : message;
  });
  const open = [...notes, ...doubts.map(({ message, ids }) => `${message} (${adminMessages.named(ids)})`)];
  return (
    <>
      <Lines title={adminMessages.importLeftOut} lines={faults} />
      <Lines title={adminMessages.importOpen} lines={open} />
    </>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  const rest = lines.length - ROWS_SHOWN;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus, or a keyboard cannot reach it */}
      <ul className={styles.lines} tabIndex={0}>
        {lines.slice(0, ROWS_SHOWN).map((line, index) => (
          <li key={index}>{line}</li>
        ))}
        {rest > 0 && <li>and {rest} more</li>}
      </ul>
    </section>
  );
}
