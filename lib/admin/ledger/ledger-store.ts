import type { Area } from '../../storage/area';
import { countUsed } from '../../storage/inventory';
import type { AdminSnapshot, Outcome } from '../store-types';
import { type Bundle, toBundle } from './bundle';
import { type Ledger, seedLedger } from './ledger';
import { LedgerText } from './ledger-text';
import { type Change, changedIds, Refusal, undo } from './operations';
import { type RebaseReport, rebase } from './rebase';
import { countRows, toRows } from './rows';

/** What browsers allow a site to keep, in characters. */
const QUOTA = 5_242_880;

export type LedgerParts = {
  area: Area;
  /** Runs work while nobody else of this site does. */
  lock: <Result>(work: () => Promise<Result>) => Promise<Result>;
  fetchBundle: () => Promise<unknown>;
  now: () => number;
  describeNews: (report: RebaseReport) => string[];
};

/** Opens the ledger. Rejects when the bundle cannot be loaded: what is stored then stays untouched. */
export async function openLedger(parts: LedgerParts): Promise<LedgerStore> {
  const store = new LedgerStore(parts, toBundle(await parts.fetchBundle()));
  await store.start();
  return store;
}

/**
 * The seeded ledger under its one key, as a store for React. Every change reads, changes and writes the document as it stands, alone in
 * all tabs; memory never runs ahead of storage.
 */
export class LedgerStore {
  private readonly parts: LedgerParts;
  private readonly text: LedgerText;
  private readonly listeners = new Set<() => void>();
  private bundle: Bundle;
  private ledger: Ledger;
  private news: string[] = [];
  private snapshot: AdminSnapshot | undefined;

  constructor(parts: LedgerParts, bundle: Bundle) {
    this.parts = parts;
    this.bundle = bundle;
    this.ledger = seedLedger(bundle);
    this.text = new LedgerText(parts.area, parts.now);
  }

  /** Reads what is stored, or stores the seed. */
  start(): Promise<void> {
    return this.parts.lock(async () => {
      const stored = this.text.read(this.ledger, this.bundle);
      this.ledger = this.onBundle(stored);
      const isStored = this.ledger === stored && stored.rev > 0;
      if (this.text.mode !== 'read-only' && !isStored) this.write(this.ledger);
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): AdminSnapshot => {
    this.snapshot ??= this.takeSnapshot();
    return this.snapshot;
  };

  readonly mutate = (change: Change): Promise<Outcome> => this.parts.lock(() => this.apply(change));

  /** Reads again what another tab has written. */
  readonly refresh = (): void => {
    this.ledger = this.text.read(this.ledger, this.bundle);
    if (this.ledger.base.hash === this.bundle.hash || this.text.mode === 'read-only') this.changed();
    else
      void this.parts.lock(async () => {
        this.ledger = await this.readCurrent();
        this.changed();
      });
  };

  readonly readSetAside = (key: string): string | undefined => this.text.readAside(key);

  readonly dropSetAside = (key: string): void => {
    this.text.dropAside(key);
    this.changed();
  };

  readonly dismissNews = (): void => {
    this.news = [];
    this.changed();
  };

  readonly current = (): { ledger: Ledger; bundle: Bundle } => ({ ledger: this.ledger, bundle: this.bundle });

  /** The text under the key as it stands, for an export of what cannot be read here. */
  stored(): string | undefined {
    return this.text.stored();
  }

  private async apply(change: Change): Promise<Outcome> {
    if (this.text.mode === 'read-only') return { ok: false, reason: 'read-only' };
    const before = await this.readCurrent();
    let next: Ledger;
    try {
      next = change(before, { bundle: this.bundle, now: this.parts.now() });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.ledger = before;
      this.changed();
      return { ok: false, reason: error.reason, problems: error.problems };
    }
    const isKept = this.write(next);
    this.changed();
    if (!isKept) return { ok: false, reason: 'quota' };
    const ids = changedIds(before, next);
    return { ok: true, undo: () => this.mutate(undo(ids, before, next)) };
  }

  /** The document as it stands; another tab may have seen a newer catalogue, which is then fetched here too. */
  private async readCurrent(): Promise<Ledger> {
    const fresh = this.text.read(this.ledger, this.bundle);
    if (fresh.base.hash !== this.bundle.hash) this.bundle = toBundle(await this.parts.fetchBundle());
    return this.onBundle(fresh);
  }

  /** Brings a document that was read onto this tab's bundle, and says what that did. */
  private onBundle(fresh: Ledger): Ledger {
    const { ledger, report } = rebase(fresh, this.bundle);
    if (ledger !== fresh) this.news = [...this.news, ...this.parts.describeNews(report)];
    return ledger;
  }

  private write(next: Ledger): boolean {
    const counted = { ...next, rev: next.rev + 1 };
    const isKept = this.text.write(counted, this.bundle);
    if (isKept) this.ledger = counted;
    return isKept;
  }

  private takeSnapshot(): AdminSnapshot {
    const rows = toRows(this.ledger, this.bundle);
    const { mode, isFull, setAside } = this.text;
    const storage = { used: countUsed(this.parts.area), quota: QUOTA };
    const { categories } = this.bundle;
    return { rows, counts: countRows(rows), categories, mode, storage, isFull, setAside, news: this.news };
  }

  private changed(): void {
    this.snapshot = undefined;
    for (const listener of this.listeners) listener();
  }
}
