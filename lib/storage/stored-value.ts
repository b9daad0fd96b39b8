import { notifyStorageChange, onStorageChange, readText, type WebStorage, writeText } from './web-storage';

/** Converts a value to text and back. `parse` returns undefined for an invalid text. */
export type Codec<Value> = { parse: (text: string) => Value | undefined; serialize: (value: Value) => string };

/**
 * A value in web storage, as a store for `useSyncExternalStore`.
 * `get` returns the same object until the text changes, also in another tab.
 * An invalid text counts as no value and stays stored; before it is replaced, it is backed up as `NAME.corrupt-TIME`.
 */
export function storedValue<Value>(webStorage: WebStorage, name: string, codec: Codec<Value>) {
  let text: string | undefined;
  let value: Value | undefined;
  const get = (): Value | undefined => {
    const stored = readText(webStorage, name);
    if (stored !== text) value = stored === undefined ? undefined : codec.parse(stored);
    text = stored;
    return value;
  };
  const write = (next: Value | undefined): boolean => {
    if (get() === undefined && text !== undefined) {
      if (next === undefined) return true;
      if (!writeText(webStorage, `${name}.corrupt-${Date.now()}`, text)) return false;
    }
    return writeText(webStorage, name, next === undefined ? undefined : codec.serialize(next));
  };
  return {
    subscribe: (listener: () => void): (() => void) => onStorageChange(name, listener),
    get,
    /** Stores a value; undefined deletes it. False if storage is full: the old value stays. */
    set(next: Value | undefined): boolean {
      const isSaved = write(next);
      notifyStorageChange(name);
      return isSaved;
    },
  };
}

/**
 * An object as JSON, with its version in `v`. A text of another version is invalid.
 * @param read validates the stored object, without `v`
 */
export const jsonCodec = <Value extends object>(
  version: number,
  read: (stored: Record<string, unknown>) => Value | undefined,
): Codec<Value> => ({
  parse: (text) => {
    try {
      const { v, ...stored } = JSON.parse(text);
      return v === version ? read(stored) : undefined;
    } catch {
      return undefined;
    }
  },
  serialize: (value) => JSON.stringify({ v: version, ...value }),
});

/** A plain text such as 'NY'. It needs no version: a text that does not match is invalid. */
export const textCodec = (isValid: RegExp): Codec<string> => ({
  parse: (text) => (isValid.test(text) ? text : undefined),
  serialize: (text) => text,
});
