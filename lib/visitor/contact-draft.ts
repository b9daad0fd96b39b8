import type { ContactFields } from '../contact/validate';
import { tab } from '../storage/area';
import { storedValue } from '../storage/stored-value';
import { versioned } from '../storage/versioned';

/** The contact form before anything is typed. */
export const BLANK: ContactFields = { firstName: '', lastName: '', email: '', message: '' };

/** A message that is not sent yet. It lasts as long as the tab: others may use the computer next. */
const draft = storedValue(
  tab,
  'contact',
  versioned<ContactFields>(1, (kept) => {
    const text = (field: unknown) => (typeof field === 'string' ? field : '');
    const { firstName, lastName, email, message } = kept;
    return { firstName: text(firstName), lastName: text(lastName), email: text(email), message: text(message) };
  }),
);

/** What was typed before the page was loaded anew; blank where nothing was. */
export function readDraft(): ContactFields {
  return draft.get() ?? BLANK;
}

/** Keeps what is typed; a blank form is forgotten. Where there is no room the text lasts as long as the page. */
export function keepDraft(fields: ContactFields): void {
  draft.set(Object.values(fields).some((text) => text !== '') ? fields : undefined);
}
