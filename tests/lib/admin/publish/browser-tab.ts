/** What a tab of a browser has and node lacks, for what needs a storage and node's own `fetch` and `crypto` together; gives what its own storage holds. */
export function openTab(): Map<string, string> {
  const texts = new Map<string, string>();
  class StorageEvent extends Event {
    readonly key: string | null;
    constructor(type: string, { key }: { key: string | null }) {
      super(type);
      this.key = key;
    }
  }
  Object.assign(globalThis, {
    window: Object.assign(new EventTarget(), {
      sessionStorage: storageOver(texts),
      localStorage: storageOver(new Map()),
    }),
    StorageEvent,
  });
  return texts;
}

const storageOver = (texts: Map<string, string>) => ({
  getItem: (key: string) => texts.get(key) ?? null,
  setItem: (key: string, text: string) => void texts.set(key, text),
  removeItem: (key: string) => void texts.delete(key),
});
