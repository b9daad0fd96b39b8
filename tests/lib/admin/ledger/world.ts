import { adminMessages } from '@/lib/admin/admin-messages';
import { LEDGER_KEY, type LedgerStore, openLedger } from '@/lib/admin/ledger/ledger-store';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { type RawRow, rawCatalogue, row } from '@/tests/fixtures/catalogue';

/** A browser's storage that refuses what is over its limit, in characters. */
export class MemoryStorage implements Storage {
  readonly entries = new Map<string, string>();
  limit = Number.POSITIVE_INFINITY;

  get length() {
    return this.entries.size;
  }
  key = (index: number) => [...this.entries.keys()][index] ?? null;
  getItem = (key: string) => this.entries.get(key) ?? null;
  removeItem = (key: string) => void this.entries.delete(key);
  clear = () => this.entries.clear();
  setItem = (key: string, value: string) => {
    const others = [...this.entries].reduce((sum, [name, text]) => (name === key ? sum : sum + text.length), 0);
    if (others + value.length > this.limit) throw new DOMException('Full', 'QuotaExceededError');
    this.entries.set(key, value);
  };
}

export const raw = (fields: RawRow = {}) => row(fields) as unknown as RawProduct;
export const bundleOf = (...products: RawRow[]) => rawCatalogue({ clothing: products });

/** A browser with tabs: one storage, one lock, one published catalogue that may become newer. */
export class World {
  readonly storage = new MemoryStorage();
  readonly tabs: LedgerStore[] = [];
  now = 1_000;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(public published: unknown = bundleOf(raw({ id: 'a' }), raw({ id: 'b' }), raw({ id: 'c' }))) {}

  async open({ isDenied = false } = {}): Promise<LedgerStore> {
    const tab = await openLedger({
      storage: isDenied ? undefined : this.storage,
      lock: (work) => {
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
  tellOthers(writer: LedgerStore): void {
    for (const tab of this.tabs) if (tab !== writer) tab.refresh();
  }

  get text(): string | null {
    return this.storage.getItem(LEDGER_KEY);
  }
}

export const rowOf = (tab: LedgerStore, id: string) => tab.getSnapshot().rows.find((other) => other.id === id);
export const shown = (tab: LedgerStore) => tab.getSnapshot().rows.flatMap(({ id, isDeleted }) => (isDeleted ? [] : id));
