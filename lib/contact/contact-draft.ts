import { tab } from '../storage/area';
import { storedValue } from '../storage/stored-value';
import { versioned } from '../storage/versioned';
import type { ContactFields } from './validate';

/** The contact form before anything is typed. */
export const EMPTY_FIELDS: ContactFields = { firstName: '', lastName: '', email: '', message: '' };

/** Stored in `sessionStorage`, because the next person on a shared computer must not read the message. */
const draft = storedValue(
  tab,
  'contact',
  versioned<ContactFields>(1, (kept) => {
    const text = (field: unknown) => (typeof field === 'string' ? field : '');
    const { firstName, lastName, email, message } = kept;
    return { firstName: text(firstName), lastName: text(lastName), email: text(email), message: text(message) };
  }),
);

/** The message that was typed before a reload; empty fields if there is none. */
export function readDraft(): ContactFields {
  return draft.get() ?? EMPTY_FIELDS;
}

/** Stores the fields; empty fields delete the draft. */
export function saveDraft(fields: ContactFields): void {
  draft.set(Object.values(fields).some((text) => text !== '') ? fields : undefined);
}
