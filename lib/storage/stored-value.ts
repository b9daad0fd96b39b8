import { notifyStorageChange, onStorageChange, readText, type WebStorage, writeText } from './web-storage';

/** How a value is written as a text, and read back: undefined where the text is none of its. */
export type Codec<Value> = { parse: (text: string) => Value | undefined; serialize: (value: Value) => string };

/**
 * One value that the browser keeps under a name, as a store for React: followed in all tabs, the same object while it does not change.
 * A text that cannot be read counts as no value and is left where it is; a new value sets it aside first.
 */
export function storedValue<Value>(area: WebStorage, name: string, form: Codec<Value>) {
  let text: string | undefined;
  let value: Value | undefined;
  /** The value, or undefined when none was set. */
  const get = (): Value | undefined => {
    const kept = readText(area, name);
    if (kept !== text) value = kept === undefined ? undefined : form.parse(kept);
    text = kept;
    return value;
  };
  const write = (next: Value | undefined): boolean => {
    if (get() === undefined && text !== undefined) {
      if (next === undefined) return true;
      if (!writeText(area, `${name}.corrupt-${Date.now()}`, text)) return false;
    }
    return writeText(area, name, next === undefined ? undefined : form.serialize(next));
  };
  return {
    subscribe: (listener: () => void): (() => void) => onStorageChange(name, listener),
    get,
    /** Keeps a value, or forgets it. False when there was no room: the old one then stands. */
    set(next: Value | undefined): boolean {
      const isKept = write(next);
      notifyStorageChange(name);
      return isKept;
    },
  };
}

/** An object, kept as JSON with its version in `v`. `read` is given what was kept, without `v`; what another version has kept cannot be read. */
export const jsonCodec = <Value extends object>(
  version: number,
  read: (kept: Record<string, unknown>) => Value | undefined,
): Codec<Value> => ({
  parse: (text) => {
    try {
      const { v, ...kept } = JSON.parse(text);
      return v === version ? read(kept) : undefined;
    } catch {
      return undefined;
    }
  },
  serialize: (value) => JSON.stringify({ v: version, ...value }),
});

/** A word such as 'NY', kept as it is: one that does not match is none, so that it needs no version. */
export const textCodec = (isValid: RegExp): Codec<string> => ({
  parse: (text) => (isValid.test(text) ? text : undefined),
  serialize: (text) => text,
});
