import { withNewCategories } from '../../catalogue/new-categories';
import { countUsed } from '../../storage/inventory';
import { inSlices, type Watch } from '../slices';
import type { AdminRow, AdminSnapshot, Outcome } from '../store-types';
import { type Bundle, toBundle } from './bundle';
import { checkChange } from './check-change';
import { kindOf, type Ledger, type LedgerItem, seedLedger, stateOf } from './ledger';
import { type DocumentParts, LedgerDocument } from './ledger-document';
import { type Change, changedIds, Refusal, undo } from './operations';
import { type RebaseReport, rebase } from './rebase';
import { countRows, ledgerRows, presentProducts } from './rows';

/** Characters that browsers allow a site to keep. */
const QUOTA = 5_242_880;
/** Tries of a change that another tab was quicker with; tabs take turns, so that one more is much already. */
const TRIES = 20;

/** The parts of the browser that a ledger's store stands on; tests hand in their own. */
export type LedgerParts = DocumentParts & {
  /** Runs work while nobody else of this site does. */
  lock: <Result>(work: () => Promise<Result>) => Promise<Result>;
  fetchBundle: () => Promise<unknown>;
  describeNews: (report: RebaseReport) => string[];
  /** The sentence for a stored list that was gone and has been put back. */
  putBack: string;
};

/** `isFresh`: the bundle has just been fetched; `isFirst`: this is the first look of a visit. */
type ReconcileOptions = { isFresh?: boolean; isFirst?: boolean; watch?: Watch | undefined };

/** Opens the ledger. Rejects when the bundle cannot be loaded: what is stored then stays untouched. */
export async function openLedger(parts: LedgerParts, watch?: Watch): Promise<LedgerStore> {
  const store = new LedgerStore(parts, await toBundle(await parts.fetchBundle(), watch));
  await store.start(watch);
  return store;
}

/**
 * The seeded ledger as a store for React. Every change reads, changes, checks and writes the document as it stands, alone in all tabs,
 * and is made anew when another tab has written meanwhile; memory never runs ahead of what is stored.
 */
export class LedgerStore {
  private readonly document: LedgerDocument;
  private readonly listeners = new Set<() => void>();
  private ledger: Ledger;
  private rows = new WeakMap<LedgerItem, AdminRow>();
  private news: string[] = [];
  private snapshot: AdminSnapshot | undefined;

  constructor(
    private readonly parts: LedgerParts,
    private bundle: Bundle,
  ) {
    this.ledger = seedLedger(bundle);
    this.document = new LedgerDocument(parts);
  }

  /** Reads what is stored, or stores the seed. */
  start(watch?: Watch): Promise<void> {
    return this.parts.lock(async () => {
      await this.document.open();
      await this.reconcile({ isFresh: true, isFirst: true, watch });
      await this.prepare(watch);
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

  readonly applyChange = (change: Change, watch?: Watch): Promise<Outcome> =>
    this.parts.lock(async () => {
      try {
        return await this.attempt(change, watch);
      } catch (error) {
        if (watch?.signal?.aborted) return { ok: false, reason: 'cancelled' };
        throw error;
      }
    });

  /** Reads again what another tab has written, and puts back what somebody has taken away. */
  readonly refresh = (): Promise<void> =>
    this.parts.lock(async () => {
      await this.reconcile();
      this.changed();
    });

  /** Brings the ledger onto the newest published catalogue. Rejects when that cannot be loaded. */
  readonly reload = async (watch?: Watch): Promise<void> => {
    const bundle = await toBundle(await this.parts.fetchBundle(), watch);
    await this.parts.lock(async () => {
      this.follow(bundle);
      await this.reconcile({ isFresh: true, watch });
      this.changed();
    });
  };

  readonly readSetAside = (key: string): string | undefined => this.document.aside.read(key);

  /** Forgets a copy that was set aside; undone by putting it back. */
  readonly dropSetAside = async (key: string): Promise<Outcome> => {
    const copy = this.document.aside.copies.find((other) => other.key === key);
    if (!copy) return { ok: false, reason: 'not-found' };
    const putBack = this.document.aside.drop(copy);
    this.changed();
    const restore = async (): Promise<Outcome> => {
      const isBack = putBack();
      this.changed();
      return isBack ? { ok: true } : { ok: false, reason: 'quota' };
    };
    return { ok: true, undo: restore };
  };

  readonly dismissNews = (): void => {
    this.news = [];
    this.changed();
  };

  readonly current = (): { ledger: Ledger; bundle: Bundle } => ({ ledger: this.ledger, bundle: this.bundle });

  /** The text under the key as it stands, for an export of what cannot be read here. */
  stored(): string | undefined {
    return this.document.stored();
  }

  private async attempt(change: Change, watch?: Watch): Promise<Outcome> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const before = await this.readCurrent({ watch });
      if (!this.document.isWritable) return { ok: false, reason: 'read-only' };
      const context = { bundle: this.bundle, now: this.parts.now(), watch };
      let next: Ledger;
      try {
        next = await change(before, context);
        const problems = await checkChange(before, next, context);
        if (problems.length > 0) throw new Refusal('invalid', 'A product is not valid', problems);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        this.ledger = before;
        this.changed();
        return { ok: false, reason: error.reason, problems: error.problems };
      }
      const written = await this.write(next, watch);
      if (written === 'stale') continue;
      this.sayRestored();
      await this.prepare(watch && { onProgress: watch.onProgress });
      this.changed();
      if (written === 'full') return { ok: false, reason: 'quota' };
      const ids = changedIds(before, next);
      return { ok: true, undo: (watch) => this.applyChange(undo(ids, before, next), watch) };
    }
    return { ok: false, reason: 'failed' };
  }

  /** Brings memory and storage to the same document, on this tab's bundle. */
  private async reconcile({ isFresh = false, isFirst = false, watch }: ReconcileOptions = {}): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const ledger = await this.readCurrent({ isFresh, watch });
      this.document.inspectKey({ isFirst });
      this.ledger = ledger;
      this.sayRestored();
      if (!this.document.isOwed || !this.document.isWritable) return;
      if ((await this.write(ledger, watch)) !== 'stale') return;
    }
  }

  /** Tells that a lost list has been put back, where anything of the operator's was in it. */
  private sayRestored(): void {
    const hasEdits = this.ledger.items.some((item) => kindOf(item) !== 'same');
    if (this.document.hasRestored && hasEdits) this.news = [...this.news, this.parts.putBack];
    this.document.hasRestored = false;
  }

  /** The document as it stands; another tab may have seen a newer catalogue, which is then fetched here too. */
  private async readCurrent({ isFresh = false, watch }: ReconcileOptions): Promise<Ledger> {
    const fresh = await this.document.read(this.bundle, watch);
    // A list with a hole in it says of no bundle that it stands on it.
    if (!isFresh && fresh.base.hash !== this.bundle.hash && fresh.base.hash !== '') {
      this.follow(await toBundle(await this.parts.fetchBundle(), watch));
    }
    const { ledger, report } = await rebase(fresh, this.bundle, watch);
    if (ledger !== fresh) {
      this.document.isOwed = true;
      this.news = [...this.news, ...this.parts.describeNews(this.named(report, fresh))];
    }
    return ledger;
  }

  /** The report on a newer bundle, with the names of the products instead of their ids. */
  private named(report: RebaseReport, { items }: Ledger): RebaseReport {
    const bodies = new Map(items.map((item) => [item.id, item.product]));
    const nameOf = (id: string) => (bodies.get(id) ?? this.bundle.products.get(id))?.name ?? id;
    const names = Object.entries(report).map(([what, ids]) => [what, ids.map(nameOf)]);
    return Object.fromEntries(names);
  }

  private follow(bundle: Bundle): void {
    this.bundle = bundle;
    this.rows = new WeakMap();
  }

  private async write(next: Ledger, watch?: Watch): Promise<'kept' | 'full' | 'stale'> {
    const counted = { ...next, rev: next.rev + 1 };
    const result = await this.document.write(counted, this.bundle, watch);
    if (result === 'kept') this.ledger = counted;
    return result;
  }

  /** States of all products, found out in slices, before a snapshot needs them all at once. */
  private prepare(watch?: Watch): Promise<void> {
    return inSlices(this.ledger.items, (item) => stateOf(item), watch);
  }

  private takeSnapshot(): AdminSnapshot {
    const rows = ledgerRows(this.ledger, this.bundle, this.rows);
    const { mode, isFull, aside } = this.document;
    return {
      rows,
      counts: countRows(rows),
      categories: withNewCategories(this.bundle.categories, presentProducts({ rows })),
      storage: { used: countUsed(this.parts.area), quota: QUOTA },
      setAside: aside.copies,
      news: this.news,
      mode,
      isFull,
    };
  }

  private changed(): void {
    this.snapshot = undefined;
    for (const listener of this.listeners) listener();
  }
}
