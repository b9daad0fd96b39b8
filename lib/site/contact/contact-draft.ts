import { jsonCodec, storedValue } from '../../storage/stored-value';
import { sessionWebStorage } from '../../storage/web-storage';

import type { ContactFields } from './contact-form';

/** The contact form before anything is typed. */
export const EMPTY_FIELDS: ContactFields = { firstName: '', lastName: '', email: '', message: '' };

/** Stored in `sessionStorage`, because the next person on a shared computer must not read the message. */
const draft = storedValue(
  sessionWebStorage,
  'contact',
  jsonCodec<ContactFields>(1, (kept) => {
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

const OPTION_NAMES = ['color', 'size', 'waist', 'length', 'sleeve'];
const MAX_QUESTION_LENGTH = 500;

/** The question of a product page in the address: '?product=Boot' -> 'I have a question about Boot:'; '' without one. */
export function questionFromQuery(search: string): string {
  const query = new URLSearchParams(search);
  const product = query.get('product');
  if (!product) return '';
  const choices = OPTION_NAMES.flatMap((name) => (query.get(name) ? `${name} ${query.get(name)}` : []));
  return `I have a question about ${[product, ...choices].join(', ').slice(0, MAX_QUESTION_LENGTH)}:\n\n`;
}

/** A message that is begun, with a question before it: once only, and instead of another question to which nothing was added. */
export function prependQuestion(question: string, message: string): string {
  if (message.startsWith(question)) return message;
  const isOnlyQuestion = /^I have a question about [^\n]*:\s*$/.test(message);
  return question + (isOnlyQuestion ? '' : message);
}
