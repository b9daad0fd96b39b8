import type { Form } from './stored-value';

/** An object, kept as JSON with its version in `v`. `read` is given what was kept, without `v`; what another version has kept cannot be read. */
export const versioned = <Value extends object>(
  version: number,
  read: (kept: Record<string, unknown>) => Value | undefined,
): Form<Value> => ({
  read: (text) => {
    try {
      const { v, ...kept } = JSON.parse(text);
      return v === version ? read(kept) : undefined;
    } catch {
      return undefined;
    }
  },
  write: (value) => JSON.stringify({ v: version, ...value }),
});
