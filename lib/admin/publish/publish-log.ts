import { isRecord } from '../../is-record';
import { local } from '../../storage/area';
import { storedValue } from '../../storage/stored-value';
import { versioned } from '../../storage/versioned';
import type { PublishStep } from './publish-result';

const MOST = 20;
const STATES = ['sent', 'building', 'live', 'failed', 'lost'] as const;

/** Address of a commit or of its build; state of it, 'lost' where it is not in the branch any more, with why it has failed. */
export type PublishState = { address?: string } & (
  | { state: 'sent' | 'building' | 'live' | 'lost' }
  | { state: 'failed'; reason: string }
);
/**
 * Record of a commit that this browser has sent, and of what has become of it. Times are in milliseconds; `times` has when each step began
 * and each state was first seen.
 */
export type PublishRecord = {
  commit: string;
  title: string;
  at: number;
  times: Partial<Record<PublishStep | PublishState['state'], number>>;
} & PublishState;

const stored = storedValue(
  local,
  'publishes',
  versioned(1, ({ publishes }) => (Array.isArray(publishes) ? { publishes: publishes.filter(isPublish) } : undefined)),
);
const NONE: readonly PublishRecord[] = [];
const write = (publishes: PublishRecord[]): boolean => stored.set({ publishes });

/** Log of the commits that this browser has sent, the last one first, as a store for React that follows other tabs. */
export const publishLog = {
  subscribe: stored.subscribe,
  get: (): readonly PublishRecord[] => stored.get()?.publishes ?? NONE,
  /** Puts a commit before the others, and forgets all but twenty. False where there was no room. */
  add: ({ commit, title, at, times }: Omit<PublishRecord, 'state'>): boolean => {
    const others = publishLog.get().filter((record) => record.commit !== commit);
    return write(
      [{ commit, title, at, state: 'sent' as const, times: { ...times, sent: at } }, ...others].slice(0, MOST),
    );
  },
  /** Notes what has become of a commit. False where there was no room, or no such commit. */
  update: (commit: string, change: PublishState, now: number): boolean => {
    const records = publishLog.get();
    if (!records.some((record) => record.commit === commit)) return false;
    return write(records.map((record) => (record.commit === commit ? updated(record, change, now) : record)));
  },
  /** Forgets a commit: it is followed no more. */
  remove: (commit: string): boolean => write(publishLog.get().filter((record) => record.commit !== commit)),
};

function updated(
  { commit, title, at, address, times }: PublishRecord,
  change: PublishState,
  now: number,
): PublishRecord {
  const moments = { ...times, [change.state]: times[change.state] ?? now };
  return { commit, title, at, ...(address && { address }), ...change, times: moments };
}

function isPublish(value: unknown): value is PublishRecord {
  if (!isRecord(value) || !isRecord(value.times)) return false;
  const { commit, title, at, address, state, reason, times } = value;
  const isText = (text: unknown) => text === undefined || typeof text === 'string';
  return (
    typeof commit === 'string' &&
    typeof title === 'string' &&
    Number.isFinite(at) &&
    isText(address) &&
    (state === 'failed' ? typeof reason === 'string' : isText(reason)) &&
    STATES.some((known) => known === state) &&
    Object.values(times).every(Number.isFinite)
  );
}
