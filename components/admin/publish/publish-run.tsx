'use client';

import { Button } from '@/components/ui/button';
import type { PublishProgress, PublishStore } from '@/lib/admin/publish/publish-store';
import { resultWords } from '@/lib/admin/publish/publish-words';
import adminStyles from '../admin.module.css';
import { LeftOutList } from '../changes/left-out-list';
import { ClashForm } from './clash-form';
import styles from './publish.module.css';
import { PublishSteps } from './publish-steps';
import { useKeptFocus } from './use-kept-focus';
import { useSnapshot } from './use-snapshot';

type Props = { publishStore: PublishStore; ids: readonly string[] };

/** The publish that runs, or the end of the last one that did not reach the repository, with the way on. */
export function PublishRun({ publishStore, ids }: Props) {
  const { run } = useSnapshot(publishStore);
  const place = useKeptFocus<HTMLDivElement>(run ? `${run.isBusy} ${run.times.sending !== undefined}` : '');
  return (
    <div ref={place} tabIndex={-1} className={styles.run}>
      {run?.isBusy && <Sending run={run} />}
      {run && !run.isBusy && <Ended publishStore={publishStore} run={run} ids={ids} />}
    </div>
  );
}

function Sending({ run: { times, cancel } }: { run: Extract<PublishProgress, { isBusy: true }> }) {
  return (
    <div role="status">
      <PublishSteps times={times} />
      <Button look="quiet" disabled={times.sending !== undefined} onClick={cancel}>
        Cancel
      </Button>
    </div>
  );
}

function Ended({ publishStore, run, ids }: Props & { run: Extract<PublishProgress, { isBusy: false }> }) {
  const { result, of, times, endedAt } = run;
  const { text, isFault, lines } = resultWords(result, publishStore.place);
  const { kind } = useSnapshot(publishStore.connection);
  const canChoose = result.kind === 'clash' && result.clashes.length > 0;
  return (
    <>
      <div
        role={isFault ? 'alert' : 'status'}
        className={isFault ? styles.report : undefined}
        data-fault={isFault || undefined}
      >
        {isFault && <PublishSteps times={times} failedAt={endedAt} />}
        <p>{text}</p>
        {lines.length > 0 && (
          <ul className={adminStyles.list}>
            {lines.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        )}
        {isFault && !canChoose && <WaysOn publishStore={publishStore} run={run} ids={ids} />}
      </div>
      {'leftOut' in result && <LeftOutList leftOut={result.leftOut} />}
      {canChoose && (
        <ClashForm
          clashes={result.clashes}
          isPutBack={of !== undefined}
          isOff={kind !== 'in'}
          onChoose={(decided) => (of ? publishStore.putBack(of, decided) : publishStore.publish(ids, decided))}
        />
      )}
    </>
  );
}

/** The same once more, with another token where this one is not taken; or no more of it. */
function WaysOn({
  publishStore,
  run: { of, result },
  ids,
}: Props & { run: Extract<PublishProgress, { isBusy: false }> }) {
  const isIn = useSnapshot(publishStore.connection).kind === 'in';
  const isTokenBad = result.kind === 'failed' && result.fault.kind === 'token';
  return (
    <div className={adminStyles.buttons}>
      {isTokenBad && isIn && <Button onClick={() => publishStore.connection.signOut()}>Sign in anew</Button>}
      <Button
        disabled={!isIn || (ids.length === 0 && !of)}
        onClick={() => (of ? publishStore.putBack(of) : publishStore.publish(ids))}
      >
        Retry
      </Button>
      <Button look="quiet" onClick={publishStore.dismiss}>
        Dismiss
      </Button>
    </div>
  );
}
