/** What happens to what the browser keeps: by hand, by an extension, by a disk. Runs in a page, and so names nothing outside itself. */
export type Harm = (key: string) => void | Promise<void>;

const truncate: Harm = (key) => {
  const text = localStorage.getItem(key) ?? '';
  localStorage.setItem(key, text.slice(0, text.length / 2));
};

const spoilItem: Harm = (key) => {
  const list = JSON.parse(localStorage.getItem(key) ?? '');
  list.items.splice(-1, 1, { id: 7, p: 'nothing that could be a product' });
  localStorage.setItem(key, JSON.stringify(list));
};

const deleteDatabases: Harm = async () => {
  for (const { name = '' } of await indexedDB.databases()) {
    await new Promise((resolve, reject) => {
      const deletion = indexedDB.deleteDatabase(name);
      deletion.onsuccess = resolve;
      deletion.onerror = reject;
    });
  }
};

/** By name; the page must say of each what happened, but of the databases: without them it still has the whole list. */
export const HARMS: Readonly<Record<string, { harm: Harm; isQuiet?: boolean }>> = {
  'key removed': { harm: (key) => localStorage.removeItem(key) },
  'storage cleared': { harm: () => localStorage.clear() },
  'key truncated': { harm: truncate },
  'one bad item': { harm: spoilItem },
  'databases deleted': { harm: deleteDatabases, isQuiet: true },
};
