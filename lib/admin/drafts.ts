import type { Area } from '../storage/area';
import { storedValue } from '../storage/stored-value';
import { versioned } from '../storage/versioned';

/** What was typed into a form; which of its fields still mean something the form decides. */
const FORM = versioned<object>(1, (kept) => kept);

/** Drafts of forms, each in a small key of its own, so that a keystroke never writes the list. */
export function openDrafts(area: Area) {
  const draft = (name: string) => storedValue(area, `draft:${name}`, FORM);
  return {
    read: <Draft>(name: string) => draft(name).get() as Draft | undefined,
    /** Whether the draft was kept. */
    write: (name: string, values: object): boolean => draft(name).set(values),
    clear: (name: string): void => void draft(name).set(undefined),
  };
}
