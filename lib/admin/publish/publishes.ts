import { isRecord } from '../../is-record';
import { local } from '../../storage/area';
import { storedValue } from '../../storage/stored-value';
import { versioned } from '../../storage/versioned';
import type { PublishStep } from './outcome';

const MOST = 20;
const STATES = ['sent', 'building', 'live', 'failed', 'lost'] as const;

export type PublishState = (typeof STATES)[number];
type Moment = PublishStep | PublishState;

/** A commit that this browser has sent. Times are in milliseconds; `times` has when each step began and each state was first seen. */
export type Publish = {
  commit: string;
  title: string;
  at: number;
  /** Of the commit, or of what the host makes of it. */
  address?: string;
  /** 'lost': it is not in the branch any more. */
  state: PublishState;
  /** Why it has failed. */
  reason?: string;
  times: Partial<Record<Moment, number>>;
};

const stored = storedValue(
  local,
  'publishes',
  versioned(1, ({ publishes }) => (Array.isArray(publishes) ? { publishes: publishes.filter(isPublish) } : undefined)),
);
const NONE: readonly Publish[] = [];

/** What this browser remembers of the commits that it has sent, the last one first, as a store for React that follows other tabs. */
export const publishes = {
  subscribe: stored.subscribe,
  get: (): readonly Publish[] => stored.get()?.publishes ?? NONE,
  /** Puts a commit before the others, and forgets all but twenty. False where there was no room. */
  note: (publish: Omit<Publish, 'state'>): boolean => {
    const others = publishes.get().filter(({ commit }) => commit !== publish.commit);
    const noted: Publish = { ...publish, state: 'sent', times: { ...publish.times, sent: publish.at } };
    return stored.set({ publishes: [noted, ...others].slice(0, MOST) });
  },
  /** Notes what has become of a commit. False where there was no room, or no such commit. */
  follow: (commit: string, change: Pick<Publish, 'state' | 'address' | 'reason'>, now: number): boolean => {
    const known = publishes.get();
    if (!known.some((publish) => publish.commit === commit)) return false;
    return stored.set({
      publishes: known.map((publish) => (publish.commit === commit ? followed(publish, change, now) : publish)),
    });
  },
  /** Forgets a commit: it is followed no more. */
  forget: (commit: string): boolean =>
    stored.set({ publishes: publishes.get().filter((publish) => publish.commit !== commit) }),
};

function followed(
  { reason: _, ...publish }: Publish,
  change: Pick<Publish, 'state' | 'address' | 'reason'>,
  now: number,
): Publish {
  return { ...publish, ...change, times: { ...publish.times, [change.state]: publish.times[change.state] ?? now } };
}

function isPublish(value: unknown): value is Publish {
  if (!isRecord(value) || !isRecord(value.times)) return false;
  const { commit, title, at, address, state, reason, times } = value;
  const isText = (text: unknown) => text === undefined || typeof text === 'string';
  return (
    typeof commit === 'string' &&
    typeof title === 'string' &&
    Number.isFinite(at) &&
    isText(address) &&
    isText(reason) &&
    STATES.some((known) => known === state) &&
    Object.values(times).every(Number.isFinite)
  );
}
