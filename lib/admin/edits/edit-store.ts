import { withNewCategories } from '../../catalogue/new-categories';
import type { Watch } from '../slices';
import type { AdminSnapshot, Outcome } from '../store-types';
import { type Change, ChangeError, changedIds, productsOf } from './change';
import { checkChange } from './check-change';
import { type Edit, type Edits, mergeWithSite } from './edit';
import { EditStorage, type StorageParts } from './edit-storage';
import { isSame } from './fields';
import { undo } from './operations';
import { type PublishedCatalogue, toPublishedCatalogue } from './published-catalogue';
import { adminRows, countRows, presentProducts, type RowCache } from './rows';

/** Attempts to save while other tabs save too. Tabs take turns, so more than one is rare. */
const MAX_ATTEMPTS = 20;

/** Names of products by what a newer catalogue of the site did to their edits. */
export type MergeReport = { live: string[]; merged: string[]; conflicts: string[] };

/** Parts of the browser that the store needs; tests pass their own. */
export type EditStoreParts = StorageParts & {
  /** Runs a task while no other tab of this site runs one. */
  lock: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** The catalogue of the site as JSON. */
  fetchCatalogue: () => Promise<unknown>;
  /** Tells other tabs that the edits have changed. */
  notify: () => void;
  /** Sentences about a merge with a newer catalogue, and about a copy that was lost and restored. */
  messages: { news: (report: MergeReport) => string[]; restored: string };
};

/** Opens the store. Rejects if the catalogue cannot be loaded; stored edits stay untouched then. */
export async function openEditStore(parts: EditStoreParts, watch?: Watch): Promise<EditStore> {
  const site = await toPublishedCatalogue(await parts.fetchCatalogue(), watch);
  const store = new EditStore(parts, site);
  await store.open();
  return store;
}

/**
 * The edits of this browser over the catalogue of the site, as a store for React. A change reads the newest edits under a lock that all
 * tabs share, applies, validates and saves. The change is only visible once it is saved.
 */
export class EditStore {
  private readonly storage: EditStorage;
  private readonly listeners = new Set<() => void>();
  private readonly rows: RowCache = new WeakMap();
  private edits: Edits = new Map();
  private news: readonly string[] = [];
  private snapshot: AdminSnapshot | undefined;

  constructor(
    private readonly parts: EditStoreParts,
    private site: PublishedCatalogue,
  ) {
    this.storage = new EditStorage(parts);
  }

  /** Reads the stored edits and merges them with the site. */
  async open(): Promise<void> {
    await this.parts.lock(async () => {
      await this.storage.open();
      await this.synchronize({ isFresh: true });
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

  /** The edits as they are saved, and the catalogue of the site. */
  readonly current = (): { edits: Edits; site: PublishedCatalogue } => ({ edits: this.edits, site: this.site });

  /** Applies a change and saves it. `isChecked: false` skips validation, for merges and notes that must not fail. */
  readonly applyChange = (change: Change, watch?: Watch, { isChecked = true } = {}): Promise<Outcome> =>
    this.parts.lock(async () => {
      try {
        return await this.attempt(change, watch, isChecked);
      } catch (error) {
        if (watch?.signal?.aborted) return { ok: false, reason: 'cancelled' };
        throw error;
      } finally {
        this.changed();
      }
    });

  /** Reads what another tab has saved, and saves again what is missing in the storage. */
  readonly refresh = (): Promise<void> =>
    this.parts.lock(async () => {
      await this.synchronize();
      this.changed();
    });

  /** Merges the edits with the newest catalogue of the site. Rejects if it cannot be loaded. */
  readonly reload = async (watch?: Watch): Promise<void> => {
    const site = await toPublishedCatalogue(await this.parts.fetchCatalogue(), watch);
    await this.parts.lock(async () => {
      this.site = site;
      await this.synchronize({ isFresh: true });
      this.changed();
    });
  };

  readonly dismissNews = (): void => {
    this.news = [];
    this.changed();
  };

  /** Text of a damaged copy that was set aside. */
  readonly readSetAside = (name: string): Promise<string | undefined> => this.parts.damaged.read(name);

  /** Deletes a damaged copy that was set aside. Rejects if the browser refuses. */
  readonly dropSetAside = async (name: string): Promise<void> => {
    await this.storage.discard(name);
    this.changed();
  };

  /** Text of the stored copy, such as one of a newer version that cannot be read here. */
  readonly storedText = (): string | undefined => this.storage.copyText();

  private async attempt(change: Change, watch: Watch | undefined, isChecked: boolean): Promise<Outcome> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const before = await this.readEdits();
      if (!this.storage.isWritable) return { ok: false, reason: 'read-only' };
      const context = { site: this.site, now: this.parts.now(), watch };
      let next: Edits;
      try {
        next = await change(before, context);
        const problems = isChecked ? await checkChange(before, next, context) : [];
        if (problems.length > 0) throw new ChangeError('invalid', 'A product is not valid', problems);
      } catch (error) {
        if (!(error instanceof ChangeError)) throw error;
        return { ok: false, reason: error.reason, problems: error.problems };
      }
      const ids = changedIds(before, next);
      // Nothing to save: a merge without news must not fail on full storage.
      if (ids.length === 0 && !this.storage.needsSave) return { ok: true };
      const result = await this.save(next);
      if (result === 'full') return { ok: false, reason: 'quota' };
      if (result === 'stale') continue;
      this.parts.notify();
      return { ok: true, undo: (undoWatch) => this.applyChange(undo(ids, before, next), undoWatch) };
    }
    return { ok: false, reason: 'failed' };
  }

  /** Makes memory and storage the same. */
  private async synchronize({ isFresh = false } = {}): Promise<void> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const edits = await this.readEdits({ isFresh });
      const isSaved = !this.storage.needsSave || !this.storage.isWritable;
      if (isSaved || (await this.save(edits)) !== 'stale') return;
    }
  }

  /** The newest edits, merged with the site. If another tab has seen another catalogue, it is fetched here too, unless it `isFresh`. */
  private async readEdits({ isFresh = false } = {}): Promise<Edits> {
    const stored = await this.storage.read(this.site);
    if (this.storage.wasRestored) {
      this.storage.wasRestored = false;
      this.addNews([this.parts.messages.restored]);
    }
    if (!isFresh && stored.published !== '' && stored.published !== this.site.hash) {
      this.site = await toPublishedCatalogue(await this.parts.fetchCatalogue());
    }
    if (stored.published === this.site.hash) {
      this.edits = stored.edits;
      return this.edits;
    }
    const { edits, report } = mergeAll(stored.edits, this.site);
    this.addNews(this.parts.messages.news(report));
    this.storage.needsSave = true;
    this.edits = edits;
    return edits;
  }

  /** Each sentence once: a merge that cannot be saved is repeated with the next change. */
  private addNews(sentences: readonly string[]): void {
    this.news = [...new Set([...this.news, ...sentences])];
  }

  private async save(edits: Edits): Promise<'saved' | 'full' | 'stale'> {
    const result = await this.storage.write({ edits, published: this.site.hash }, productsOf(edits, this.site));
    if (result === 'saved') this.edits = edits;
    return result;
  }

  private takeSnapshot(): AdminSnapshot {
    const rows = adminRows(this.edits, this.site, this.rows);
    const { mode, isFull, setAside } = this.storage;
    return {
      rows,
      counts: countRows(rows),
      categories: withNewCategories(this.site.categories, presentProducts({ rows })),
      setAside,
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

/** Edits merged with another catalogue of the site, and what happened to them. */
function mergeAll(edits: Edits, site: PublishedCatalogue): { edits: Edits; report: MergeReport } {
  const report: MergeReport = { live: [], merged: [], conflicts: [] };
  const merged = new Map<string, Edit>();
  for (const edit of edits.values()) {
    const next = mergeWithSite(edit, site.products.get(edit.id));
    const { name } = edit.product;
    if (next) merged.set(edit.id, next);
    if (!next) report.live.push(name);
    else if (next.conflicts && next !== edit) report.conflicts.push(name);
    else if (!isSame(next.product, edit.product)) report.merged.push(name);
  }
  return { edits: merged, report };
}
