import type { AdminSnapshot, Outcome } from '../store-types';
import { type Bundle, toBundle } from './bundle';
import { type Ledger, readLedger, seedLedger, writeLedger } from './ledger';
import { type Change, changedIds, Refusal, undo } from './operations';
import { type RebaseReport, rebase } from './rebase';
import { countRows, toRows } from './rows';

export const LEDGER_KEY = 'sp:catalogue';
/** What browsers allow a site to keep, in characters. */
const QUOTA = 5_242_880;

export type LedgerParts = {
  /** undefined where the browser denies storage: the ledger is then kept in memory. */
  storage: Storage | undefined;
  /** Runs work while nobody else of this site does. */
  lock: <Result>(work: () => Promise<Result>) => Promise<Result>;
  fetchBundle: () => Promise<unknown>;
  now: () => number;
  describeNews: (report: RebaseReport) => string[];
};

type SetAside = AdminSnapshot['setAside'][number];

/**
 * The seeded ledger under its one key. Every change reads, changes and writes the document as it stands, alone in all tabs; memory never
 * runs ahead of storage. Rejects when the bundle cannot be loaded: what is stored then stays untouched.
 */
export async function openLedger(parts: LedgerParts) {
  const { storage, lock, now } = parts;
  let bundle = toBundle(await parts.fetchBundle());
  let mode: AdminSnapshot['mode'] = storage ? 'stored' : 'memory';
  let ledger = seedLedger(bundle);
  let isFull = false;
  let news: string[] = [];
  let setAside: SetAside[] = listSetAside(storage);
  let snapshot: AdminSnapshot | undefined;
  const listeners = new Set<() => void>();

  const changed = () => {
    snapshot = undefined;
    for (const listener of listeners) listener();
  };

  /** The document as it is stored; what cannot be read is first set aside, and a newer version's is left alone. */
  const read = (): Ledger => {
    const text = mode === 'stored' ? storage?.getItem(LEDGER_KEY) : undefined;
    if (text === undefined) return ledger;
    if (text === null) return seedLedger(bundle);
    const reading = readLedger(text, bundle);
    if (reading.kind === 'ledger') return reading.ledger;
    if (reading.kind === 'newer') {
      mode = 'read-only';
      return ledger;
    }
    const why = reading.kind === 'corrupt' ? 'corrupt' : 'migrated';
    const key = `${LEDGER_KEY}.${why}-${now()}`;
    try {
      storage?.setItem(key, text);
      setAside = [...setAside, { key, why }];
    } catch {
      // No room for a copy: the original stays where it is, and this visit works in memory.
      mode = 'memory';
      isFull = true;
      setAside = [...setAside, { key: LEDGER_KEY, why }];
    }
    return reading.kind === 'older' ? reading.ledger : seedLedger(bundle);
  };

  /** Throws when the browser has no room; the old text then still stands. */
  const write = (next: Ledger) => {
    const counted = { ...next, rev: next.rev + 1 };
    if (mode === 'stored') storage?.setItem(LEDGER_KEY, writeLedger(counted, bundle));
    ledger = counted;
    isFull = false;
  };

  /** Brings a document that was read onto this tab's bundle, and says what that did. */
  const onBundle = (fresh: Ledger): Ledger => {
    const { ledger: based, report } = rebase(fresh, bundle);
    if (based !== fresh) news = [...news, ...parts.describeNews(report)];
    return based;
  };

  /** The document as it stands; another tab may have seen a newer catalogue, which is then fetched here too. */
  const readCurrent = async (): Promise<Ledger> => {
    const fresh = read();
    if (fresh.base.hash !== bundle.hash) bundle = toBundle(await parts.fetchBundle());
    return onBundle(fresh);
  };

  const mutate = (change: Change): Promise<Outcome> =>
    lock(async (): Promise<Outcome> => {
      if (mode === 'read-only') return { ok: false, reason: 'read-only' };
      const before = await readCurrent();
      let next: Ledger;
      try {
        next = change(before, { bundle, now: now() });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        ledger = before;
        changed();
        return { ok: false, reason: error.reason, problems: error.problems };
      }
      try {
        write(next);
      } catch {
        isFull = true;
        changed();
        return { ok: false, reason: 'quota' };
      }
      changed();
      const ids = changedIds(before, next);
      return { ok: true, undo: () => mutate(undo(ids, before, next)) };
    });

  await lock(async () => {
    const stored = read();
    ledger = onBundle(stored);
    if (mode === 'read-only' || (ledger === stored && stored.rev > 0)) return;
    try {
      write(ledger);
    } catch {
      isFull = true;
    }
  });

  const refresh = () => {
    ledger = read();
    if (ledger.base.hash === bundle.hash || mode === 'read-only') changed();
    else
      void lock(async () => {
        ledger = await readCurrent();
        changed();
      });
  };

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot(): AdminSnapshot {
      if (!snapshot) {
        const rows = toRows(ledger, bundle);
        snapshot = {
          rows,
          counts: countRows(rows),
          categories: bundle.categories,
          mode,
          storage: { used: usedBy(storage), quota: QUOTA },
          isFull,
          setAside,
          news,
        };
      }
      return snapshot;
    },
    mutate,
    /** Reads again what another tab has written. */
    refresh,
    current: (): { ledger: Ledger; bundle: Bundle } => ({ ledger, bundle }),
    /** The text under the key as it stands, for an export of what cannot be read here. */
    stored: () => storage?.getItem(LEDGER_KEY) ?? undefined,
    dismissNews() {
      news = [];
      changed();
    },
    dropSetAside(key: string) {
      if (key !== LEDGER_KEY) storage?.removeItem(key);
      setAside = setAside.filter((other) => other.key !== key);
      changed();
    },
  };
}

export type LedgerStore = Awaited<ReturnType<typeof openLedger>>;

function listSetAside(storage: Storage | undefined): SetAside[] {
  return keysOf(storage).flatMap((key) => {
    const why = /^sp:catalogue\.(corrupt|migrated)-/.exec(key)?.[1] as SetAside['why'] | undefined;
    return why ? [{ key, why }] : [];
  });
}

function usedBy(storage: Storage | undefined): number {
  return keysOf(storage).reduce((sum, key) => sum + key.length + (storage?.getItem(key)?.length ?? 0), 0);
}

function keysOf(storage: Storage | undefined): string[] {
  return Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
}
