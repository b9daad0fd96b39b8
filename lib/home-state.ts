/** The storage key of the one state that a visitor wants goods shipped to. */
const KEY = 'sp:state';

let memory: string | undefined;
const listeners = new Set<() => void>();

/** The visitor's state as a store for React; it stays in this browser and is sent nowhere. */
export const homeState = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
  /** A state's code, or undefined when none was chosen. */
  get(): string | undefined {
    try {
      const stored = window.localStorage.getItem(KEY);
      return stored && /^[A-Z]{2}$/.test(stored) ? stored : undefined;
    } catch {
      return memory;
    }
  },
  set(code: string | undefined): void {
    memory = code;
    try {
      if (code) window.localStorage.setItem(KEY, code);
      else window.localStorage.removeItem(KEY);
    } catch {
      // The browser keeps nothing: the choice lasts as long as the page.
    }
    for (const listener of listeners) listener();
  },
};
