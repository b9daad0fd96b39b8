import { tab } from '../storage/area';
import { storedValue } from '../storage/stored-value';
import { versioned } from '../storage/versioned';

/** Lines that wait in the order pad. It lasts as long as the tab: others may use the computer next. */
const pad = storedValue<{ text: string; isAsked: boolean }>(
  tab,
  'pad',
  versioned(1, ({ text, isAsked }) => (typeof text === 'string' ? { text, isAsked: isAsked === true } : undefined)),
);

/** The text of the pad, as a store for React. */
export const padText = { subscribe: pad.subscribe, get: () => pad.get()?.text ?? '' };

/** Keeps the text of the pad, and whether the page of the list shall look it up when it opens; false where there is no room. */
export function keepPadText(text: string, isAsked = false): boolean {
  return pad.set(text === '' ? undefined : { text, isAsked });
}

/** The text of the pad with the roster of a kit below what stands there, once. */
export function withRoster(text: string, roster: string): string {
  if (text.includes(roster)) return text;
  return text.trim() === '' ? roster : `${text.trimEnd()}\n\n${roster}`;
}

/** The text that another page wants looked up, once; undefined for none. */
export function takeAskedText(): string | undefined {
  const { text, isAsked } = pad.get() ?? {};
  if (!isAsked || text === undefined) return undefined;
  keepPadText(text);
  return text;
}
