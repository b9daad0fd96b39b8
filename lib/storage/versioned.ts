import type { Form } from './stored-value';

/**
 * An object, kept as JSON with its version in `v`. `read` is given what was kept, without `v`, and its version: 0 from before there were
 * versions. What a newer version has kept cannot be read.
 */
export const versioned = <Value extends object>(
  version: number,
  read: (kept: Record<string, unknown>, version: number) => Value | undefined,
): Form<Value> => ({
  read: (text) => {
    try {
      const { v = 0, ...kept } = JSON.parse(text);
      return v > version ? undefined : read(kept, v);
    } catch {
      return undefined;
    }
  },
  write: (value) => JSON.stringify({ v: version, ...value }),
});
