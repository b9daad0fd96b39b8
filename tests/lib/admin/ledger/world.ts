import { adminMessages } from '@/lib/admin/admin-messages';
import { type LedgerStore, openLedger } from '@/lib/admin/ledger/ledger-store';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { type RawRow, rawCatalogue, row } from '@/tests/fixtures/catalogue';
import { MemoryDocument } from '@/tests/fixtures/memory-document';
import { areaOf, MemoryStorage } from '@/tests/fixtures/memory-storage';

export const raw = (fields: RawRow = {}) => row(fields) as unknown as RawProduct;
export const bundleOf = (...products: RawRow[]) => rawCatalogue({ clothing: products });

/** A browser with tabs: one storage, one database, one published catalogue that may become newer, and a lock that may be of no use. */
export class World {
  readonly storage = new MemoryStorage();
  readonly document = new MemoryDocument();
  /** Without it tabs run into each other. */
  hasLock = true;
  readonly tabs: LedgerStore[] = [];
  now = 1_000;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(public published: unknown = bundleOf(raw({ id: 'a' }), raw({ id: 'b' }), raw({ id: 'c' }))) {}

  async open({ isDenied = false } = {}): Promise<LedgerStore> {
    const tab = await openLedger({
      area: areaOf(isDenied ? undefined : this.storage),
      document: this.document,
      isFirstTab: async () => this.tabs.length === 0,
      putBack: adminMessages.putBack,
      lock: (work) => {
        if (!this.hasLock) return work();
        const turn = this.queue.then(work, work);
        this.queue = turn.catch(() => undefined);
        return turn;
      },
      fetchBundle: async () => {
        if (this.published instanceof Error) throw this.published;
        return this.published;
      },
      now: () => {
        this.now += 1;
        return this.now;
      },
      describeNews: adminMessages.news,
    });
    this.tabs.push(tab);
    return tab;
  }

  /** What the browser tells the other tabs after a write. */
  async tellOthers(writer: LedgerStore): Promise<void> {
    for (const tab of this.tabs) if (tab !== writer) await tab.refresh();
  }

  get text(): string | null {
    return this.storage.getItem('sp:catalogue');
  }
}

export const rowOf = (tab: LedgerStore, id: string) => tab.getSnapshot().rows.find((other) => other.id === id);
export const shown = (tab: LedgerStore) => tab.getSnapshot().rows.flatMap(({ id, isDeleted }) => (isDeleted ? [] : id));
