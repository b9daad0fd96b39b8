import type { Area } from './area';
import { onChange, tellChange } from './changes';
import { readText } from './read';
import { writeText } from './write';

/** How a value is written as a text, and read back: undefined where the text is none of its. */
export type Form<Value> = { read: (text: string) => Value | undefined; write: (value: Value) => string };

/**
 * One value that the browser keeps under a name, as a store for React: followed in all tabs, the same object while it does not change.
 * A text that cannot be read counts as no value and is left where it is; a new value sets it aside first.
 */
export function storedValue<Value>(area: Area, name: string, form: Form<Value>) {
  let text: string | undefined;
  let value: Value | undefined;
  /** The value, or undefined when none was set. */
  const get = (): Value | undefined => {
    const kept = readText(area, name);
    if (kept !== text) value = kept === undefined ? undefined : form.read(kept);
    text = kept;
    return value;
  };
  const write = (next: Value | undefined): boolean => {
    if (get() === undefined && text !== undefined) {
      if (next === undefined) return true;
      if (!writeText(area, `${name}.corrupt-${Date.now()}`, text)) return false;
    }
    return writeText(area, name, next === undefined ? undefined : form.write(next));
  };
  return {
    subscribe: (listener: () => void): (() => void) => onChange(name, listener),
    get,
    /** Keeps a value, or forgets it. False when there was no room: the old one then stands. */
    set(next: Value | undefined): boolean {
      const isKept = write(next);
      tellChange(name);
      return isKept;
    },
  };
}
