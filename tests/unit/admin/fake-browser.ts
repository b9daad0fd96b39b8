import { EditStore } from '@/lib/admin/edits/edit-store';
import type { RawCatalogue } from '@/lib/admin/edits/published-catalogue';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { type RawRow, rawCatalogue, row } from '@/tests/fixtures/catalogue';
import { areaOf, MemoryDocument, MemoryStorage } from '@/tests/fixtures/memory-storage';

export const raw = (fields: RawRow = {}) => row(fields) as unknown as RawProduct;
export const catalogueOf = (...products: RawRow[]) => rawCatalogue({ clothing: products }) as RawCatalogue;

/** Browser with several tabs, which share one localStorage, one database, one published catalogue and one lock. */
export class FakeBrowser {
  readonly storage = new MemoryStorage();
  readonly document = new MemoryDocument();
  readonly damaged = new Map<string, string>();
  /** If false, tabs do not wait for each other. */
  hasLock = true;
  now = 1_000;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(public published: unknown = catalogueOf(raw({ id: 'a' }), raw({ id: 'b' }), raw({ id: 'c' }))) {}

  async open({ isDenied = false } = {}): Promise<EditStore> {
    return EditStore.open({
      webStorage: areaOf(isDenied ? undefined : this.storage),
      document: this.document,
      damaged: {
        read: async (name) => this.damaged.get(name),
        write: async (name, text) => {
          if (this.document.isDenied || this.document.isFull) throw new DOMException('full', 'QuotaExceededError');
          this.damaged.set(name, text);
        },
        remove: async (name) => void this.damaged.delete(name),
        names: async () => [...this.damaged.keys()],
      },
      lock: (task) => {
        if (!this.hasLock) return task();
        const result = this.queue.then(task, task);
        this.queue = result.catch(() => undefined);
        return result;
      },
      fetchCatalogue: async () => {
        if (this.published instanceof Error) throw this.published;
        return this.published;
      },
      notify: () => undefined,
      now: () => {
        this.now += 1;
        return this.now;
      },
    });
  }

  /** Copy of the edits in localStorage. */
  get copy(): string | null {
    return this.storage.getItem('sp:catalogue');
  }
}

export const rowOf = (tab: EditStore, id: string) => tab.getSnapshot().rows.find((other) => other.id === id);
export const presentIds = (tab: EditStore) =>
  tab.getSnapshot().rows.flatMap(({ id, isDeleted }) => (isDeleted ? [] : id));
