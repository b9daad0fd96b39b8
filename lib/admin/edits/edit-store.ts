import { addNewCategories } from '../../catalogue/categories/new-categories';
import { adminMessages } from '../admin-messages';
import type { TaskOptions } from '../run-in-chunks';
import type { AdminSnapshot, Outcome } from '../store-types';
import { checkChange } from './check-products';
import { adminRows, countRows, type Edit, type Edits, mergeWithSite } from './edit';
import { EditStorage, type EditStorageDependencies } from './edit-storage';
import { isSame } from './fields';
import { type Change, ChangeError, changedIds, productsOf, undoChange } from './operations';
import { type PublishedCatalogue, toPublishedCatalogue } from './published-catalogue';

/** Maximum attempts to save. Tabs share a lock, so a second attempt is rare. */
const MAX_ATTEMPTS = 20;

/** Browser APIs that the store needs; tests pass their own. */
export type EditStoreDependencies = EditStorageDependencies & {
  /** Runs a task while no other tab of this site runs one (Web Locks). */
  lock: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** Fetches the catalogue of the site as JSON. */
  fetchCatalogue: () => Promise<unknown>;
  /** Notifies other tabs that the edits have changed. */
  notify: () => void;
};

/**
 * Edits of this browser on top of the catalogue of the site, as a store for `useSyncExternalStore`. A change takes a lock that all
 * tabs share, reads the newest edits, applies, validates and saves. It becomes visible when it is saved.
 */
export class EditStore {
  private readonly storage: EditStorage;
  private readonly listeners = new Set<() => void>();
  private edits: Edits = new Map();
  private news: readonly string[] = [];
  private snapshot: AdminSnapshot | undefined;

  private constructor(
    private readonly dependencies: EditStoreDependencies,
    private site: PublishedCatalogue,
  ) {
    this.storage = new EditStorage(dependencies);
  }

  /** Reads the stored edits and merges them with the site. Rejects if the catalogue cannot be loaded; the edits stay untouched then. */
  static async open(dependencies: EditStoreDependencies, taskOptions?: TaskOptions): Promise<EditStore> {
    const site = await toPublishedCatalogue(await dependencies.fetchCatalogue(), taskOptions);
    const store = new EditStore(dependencies, site);
    await dependencies.lock(async () => {
      await store.storage.open();
      await store.synchronize(true);
    });
    return store;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): AdminSnapshot => {
    this.snapshot ??= this.createSnapshot();
    return this.snapshot;
  };

  /** Saved edits and the catalogue of the site. */
  readonly current = (): { edits: Edits; site: PublishedCatalogue } => ({ edits: this.edits, site: this.site });

  /** Applies a change and saves it. `isChecked: false` skips validation, for merges and marks that must not fail. */
  readonly applyChange = (
    change: Change,
    taskOptions?: TaskOptions,
    options?: { isChecked: false },
  ): Promise<Outcome> =>
    this.dependencies.lock(async () => {
      try {
        const outcome = await this.tryChange(change, taskOptions, options);
        if (outcome.ok && outcome.undo) this.dependencies.notify();
        return outcome;
      } catch (error) {
        if (error instanceof ChangeError) return { ok: false, reason: error.reason, problems: error.problems };
        if (taskOptions?.signal?.aborted) return { ok: false, reason: 'cancelled' };
        throw error;
      } finally {
        this.emitChange();
      }
    });

  /** Reads edits that another tab has saved, and repairs a missing copy in the storage. */
  readonly refresh = (): Promise<void> =>
    this.dependencies.lock(async () => {
      await this.synchronize();
      this.emitChange();
    });

  /** Merges the edits with the newest catalogue of the site. Rejects if it cannot be loaded. */
  readonly reload = async (taskOptions?: TaskOptions): Promise<void> => {
    const site = await toPublishedCatalogue(await this.dependencies.fetchCatalogue(), taskOptions);
    await this.dependencies.lock(async () => {
      this.site = site;
      await this.synchronize(true);
      this.emitChange();
    });
  };

  readonly dismissNews = (): void => {
    this.news = [];
    this.emitChange();
  };

  /** Text of a damaged copy. */
  readonly readDamagedCopy = (name: string): Promise<string | undefined> => this.dependencies.damaged.read(name);

  /** Deletes a damaged copy. Rejects if the database fails. */
  readonly deleteDamagedCopy = async (name: string): Promise<void> => {
    await this.storage.deleteDamagedCopy(name);
    this.emitChange();
  };

  /** Text of the localStorage copy, even if a newer version of the admin wrote it. */
  readonly storedText = (): string | undefined => this.storage.copyText();

  private async tryChange(
    change: Change,
    taskOptions?: TaskOptions,
    { isChecked = true, isFresh = false } = {},
  ): Promise<Outcome> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const before = await this.readEdits(isFresh);
      if (this.storage.mode === 'read-only') return { ok: false, reason: 'read-only' };
      const context = { site: this.site, now: this.dependencies.now(), taskOptions };
      const next = await change(before, context);
      const problems = isChecked ? await checkChange(before, next, context) : [];
      if (problems.length > 0) return { ok: false, reason: 'invalid', problems };
      const ids = changedIds(before, next);
      // A merge that changes nothing must not fail on full storage.
      if (ids.length === 0 && !this.storage.needsSave) return { ok: true };
      const products = productsOf(next, this.site);
      const result = await this.storage.write({ edits: next, published: this.site.hash }, products);
      if (result === 'full') return { ok: false, reason: 'quota' };
      if (result === 'stale') continue;
      this.edits = next;
      return { ok: true, undo: (undoOptions) => this.applyChange(undoChange(ids, before, next), undoOptions) };
    }
    return { ok: false, reason: 'failed' };
  }

  /** Reads the newest edits and saves them if memory and storage differ. Does not notify other tabs, which would answer. */
  private async synchronize(isFresh = false): Promise<void> {
    await this.tryChange((edits) => edits, undefined, { isChecked: false, isFresh });
  }

  /** Returns the newest edits, merged with the site. Fetches the catalogue if another tab used a different one, unless `isFresh`. */
  private async readEdits(isFresh: boolean): Promise<Edits> {
    const stored = await this.storage.read(this.site);
    if (stored.isRestored) this.addNews([adminMessages.restoredCopy]);
    if (!isFresh && stored.published !== '' && stored.published !== this.site.hash) {
      this.site = await toPublishedCatalogue(await this.dependencies.fetchCatalogue());
    }
    if (stored.published === this.site.hash) {
      this.edits = stored.edits;
      return this.edits;
    }
    const { edits, report } = mergeAll(stored.edits, this.site);
    this.addNews(adminMessages.news(report));
    this.storage.needsSave = true;
    this.edits = edits;
    return edits;
  }

  /** Removes duplicates: a merge that could not be saved runs again with the next change. */
  private addNews(sentences: readonly string[]): void {
    this.news = [...new Set([...this.news, ...sentences])];
  }

  private createSnapshot(): AdminSnapshot {
    const rows = adminRows(this.edits, this.site);
    const products = productsOf(this.edits, this.site);
    const { mode, isFull, damagedCopies } = this.storage;
    return {
      rows,
      counts: countRows(rows),
      products,
      categories: addNewCategories(this.site.categories, products),
      damagedCopies,
      news: this.news,
      mode,
      isFull,
    };
  }

  private emitChange(): void {
    this.snapshot = undefined;
    for (const listener of this.listeners) listener();
  }
}

/** Merges all edits with a newer catalogue of the site. `report` has the product names by result. */
function mergeAll(edits: Edits, site: PublishedCatalogue) {
  const report = { live: [] as string[], merged: [] as string[], conflicts: [] as string[] };
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
