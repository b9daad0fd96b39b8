/** One value that a visitor has set, as a store for React; it stays in this browser, and is followed in all of its tabs. */
export function storedValue(key: string, isValid: RegExp) {
  let memory: string | undefined;
  const listeners = new Set<() => void>();
  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
    /** The value, or undefined when none was set. */
    get(): string | undefined {
      try {
        const stored = window.localStorage.getItem(key);
        return stored && isValid.test(stored) ? stored : undefined;
      } catch {
        return memory;
      }
    },
    set(value: string | undefined): void {
      memory = value;
      try {
        if (value) window.localStorage.setItem(key, value);
        else window.localStorage.removeItem(key);
      } catch {
        // The browser keeps nothing: the value lasts as long as the page.
      }
      for (const listener of listeners) listener();
    },
  };
}
