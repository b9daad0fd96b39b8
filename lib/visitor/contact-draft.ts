import type { ContactFields } from '../contact/validate';

/** The storage key of a message that is not sent yet. It lasts as long as the tab: others may use the computer next. */
const KEY = 'sp:contact';

export const BLANK: ContactFields = { firstName: '', lastName: '', email: '', message: '' };

/** What was typed before the page was loaded anew; blank where nothing was, or the browser keeps nothing. */
export function readDraft(): ContactFields {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    const text = (name: keyof ContactFields) => textOf(stored, name);
    return { firstName: text('firstName'), lastName: text('lastName'), email: text('email'), message: text('message') };
  } catch {
    return BLANK;
  }
}

/** Keeps what is typed; a blank form is forgotten. Where the browser keeps nothing the text lasts as long as the page. */
export function keepDraft(fields: ContactFields): void {
  try {
    if (Object.values(fields).some((text) => text !== '')) sessionStorage.setItem(KEY, JSON.stringify(fields));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Denied or full.
  }
}

function textOf(stored: unknown, name: string): string {
  const text = (stored as Record<string, unknown> | null)?.[name];
  return typeof text === 'string' ? text : '';
}
