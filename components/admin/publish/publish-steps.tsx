'use client';

import { useEffect, useState } from 'react';
import { durationWords, timeWords } from '@/lib/admin/list-age';
import adminStyles from '../admin.module.css';
import styles from './publish.module.css';

const STEPS = ['checking', 'sending', 'building', 'live'] as const;
export type StepName = (typeof STEPS)[number];
const NAMES: Record<StepName, string> = {
  checking: 'Checking',
  sending: 'Sending',
  building: 'Building',
  live: 'Live',
};
const SECOND = 1000;

type Props = {
  /** The beginning of each step, in milliseconds; the build's is the end of the sending, for a build may wait its turn. */
  times: Partial<Record<StepName, number>>;
  /** The time at which the last step ended without a next one; undefined while it goes on. */
  failedAt?: number | undefined;
};

/** How far a publish is, in four words with how long each took. */
export function PublishSteps({ times, failedAt }: Props) {
  const now = useNow(times.live === undefined && failedAt === undefined);
  const last = STEPS.findLast((step) => times[step] !== undefined);
  return (
    <ol className={styles.steps}>
      {STEPS.map((step, index) => {
        const since = times[step];
        const next = STEPS.slice(index + 1).find((other) => times[other] !== undefined);
        const end = (next && times[next]) ?? failedAt ?? now;
        const isLast = step === last && step !== 'live';
        const state = since === undefined ? 'later' : !isLast ? 'done' : failedAt === undefined ? 'now' : 'failed';
        return (
          <li key={step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            {NAMES[step]}
            {since !== undefined && (
              <span className={adminStyles.when}>
                {step === 'live' ? timeWords(since) : durationWords(end - since)}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** The time, each second while it matters. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now;
}
