'use client';

import { Button } from '@/components/ui/button';
import { outcomeWords } from '@/lib/admin/publish/outcome-words';
import type { Publisher, Run } from '@/lib/admin/publish/publisher';
import { LeftOutList } from '../changes/left-out-list';
import { ClashForm } from './clash-form';
import styles from './publish.module.css';
import { PublishSteps } from './publish-steps';
import { useConnection } from './use-connection';
import { useKeptFocus } from './use-kept-focus';
import { usePublisher } from './use-publisher';

type Props = { publisher: Publisher; ids: readonly string[] };

/** What is being sent, or how the last sending ended where it did not reach the repository, with the way on. */
export function PublishRun({ publisher, ids }: Props) {
  const { run } = usePublisher(publisher);
  const place = useKeptFocus<HTMLDivElement>(run ? `${run.isBusy} ${run.times.sending !== undefined}` : '');
  return (
    <div ref={place} tabIndex={-1} className={styles.run}>
      {run?.isBusy && <Sending run={run} />}
      {run && !run.isBusy && <Ended publisher={publisher} run={run} ids={ids} />}
    </div>
  );
}

function Sending({ run: { times, cancel } }: { run: Extract<Run, { isBusy: true }> }) {
  return (
    <div role="status">
      <PublishSteps times={times} />
      <Button look="quiet" disabled={times.sending !== undefined} onClick={cancel}>
        Cancel
      </Button>
    </div>
  );
}

function Ended({ publisher, run, ids }: Props & { run: Extract<Run, { isBusy: false }> }) {
  const { outcome, of, times, endedAt } = run;
  const { text, isFault, lines } = outcomeWords(outcome, publisher.place);
  const { kind } = useConnection(publisher.connection);
  const canChoose = outcome.kind === 'clash' && outcome.clashes.length > 0;
  return (
    <>
      <div role={isFault ? 'alert' : 'status'} className={isFault ? styles.fault : undefined}>
        {isFault && <PublishSteps times={times} failedAt={endedAt} />}
        <p>{text}</p>
        {lines.length > 0 && (
          <ul className={styles.lines}>
            {lines.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        )}
        {isFault && !canChoose && <WaysOn publisher={publisher} run={run} ids={ids} />}
      </div>
      {'leftOut' in outcome && <LeftOutList leftOut={outcome.leftOut} />}
      {canChoose && (
        <ClashForm
          clashes={outcome.clashes}
          isPutBack={of !== undefined}
          isOff={kind !== 'in'}
          onChoose={(settled) => (of ? publisher.putBack(of, settled) : publisher.publish(ids, settled))}
        />
      )}
    </>
  );
}

/** The same once more, with another token where this one is not taken; or no more of it. */
function WaysOn({ publisher, run: { of, outcome }, ids }: Props & { run: Extract<Run, { isBusy: false }> }) {
  const isIn = useConnection(publisher.connection).kind === 'in';
  const isTokenBad = outcome.kind === 'failed' && outcome.fault.kind === 'token';
  return (
    <div className={styles.buttons}>
      {isTokenBad && isIn && <Button onClick={() => publisher.connection.signOut()}>Sign in anew</Button>}
      <Button
        disabled={!isIn || (ids.length === 0 && !of)}
        onClick={() => (of ? publisher.putBack(of) : publisher.publish(ids))}
      >
        Retry
      </Button>
      <Button look="quiet" onClick={publisher.dismiss}>
        Dismiss
      </Button>
    </div>
  );
}
