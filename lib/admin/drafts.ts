const keyOf = (name: string) => `sp:draft:${name}`;
const memory = new Map<string, string>();

/** Drafts of forms, each in a small key of its own, so that a keystroke never writes the list; in memory where storage is denied. */
export function openDrafts(storage: Storage | undefined) {
  return {
    read<Draft>(name: string): Draft | undefined {
      const text = storage ? storage.getItem(keyOf(name)) : memory.get(name);
      try {
        return text ? (JSON.parse(text) as Draft) : undefined;
      } catch {
        // What cannot be read is no draft; the next one takes its place.
        return undefined;
      }
    },
    /** Whether the draft was kept. */
    write(name: string, draft: unknown): boolean {
      const text = JSON.stringify(draft);
      try {
        if (storage) storage.setItem(keyOf(name), text);
        else memory.set(name, text);
        return true;
      } catch {
        return false;
      }
    },
    clear(name: string): void {
      memory.delete(name);
      storage?.removeItem(keyOf(name));
    },
  };
}
