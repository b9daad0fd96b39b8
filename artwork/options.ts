import type { Options } from './archetype';

/** Reads a text option. */
export function str(options: Options, key: string, fallback: string): string {
  const value = options[key];
  return value === undefined ? fallback : String(value);
}

/** Reads a number option; the first number in a text counts. */
export function nr(options: Options, key: string, fallback: number): number {
  const value = options[key];
  if (typeof value === 'number') return value;
  const found = typeof value === 'string' ? /\d+(\.\d+)?/.exec(value) : null;
  return found ? Number(found[0]) : fallback;
}

/** Reads a yes-or-no option. */
export function flag(options: Options, key: string, fallback = false): boolean {
  const value = options[key];
  return value === undefined ? fallback : value === true || value === 'yes' || value === 'true' || value === 1;
}
