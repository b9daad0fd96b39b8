import { jsonCodec, sessionWebStorage, storedValue } from '../../storage/web-storage';
import type { ContactFields } from './contact-form';

export const EMPTY_FIELDS: ContactFields = { firstName: '', lastName: '', email: '', message: '' };

/** Stored in `sessionStorage`: the next person on a shared computer must not read the message. */
const draft = storedValue(
  sessionWebStorage,
  'contact',
  jsonCodec<ContactFields>(1, (stored) => {
    const texts = Object.entries(stored).filter(([name, text]) => name in EMPTY_FIELDS && typeof text === 'string');
    return { ...EMPTY_FIELDS, ...Object.fromEntries(texts) };
  }),
);

/** Returns the draft saved before a reload, or empty fields. */
export const readDraft = (): ContactFields => draft.get() ?? EMPTY_FIELDS;

/** Saves the draft. Empty fields delete it. */
export function saveDraft(fields: ContactFields): void {
  draft.set(Object.values(fields).some((text) => text !== '') ? fields : undefined);
}

const OPTION_NAMES = ['color', 'size', 'waist', 'length', 'sleeve'];
const MAX_QUESTION_LENGTH = 500;

/** First line of a question from a product page: '?product=Boot' -> 'I have a question about Boot:'; '' without a product. */
export function questionFromQuery(search: string): string {
  const query = new URLSearchParams(search);
  const product = query.get('product');
  if (!product) return '';
  const values = OPTION_NAMES.flatMap((name) => (query.get(name) ? `${name} ${query.get(name)}` : []));
  return `I have a question about ${[product, ...values].join(', ').slice(0, MAX_QUESTION_LENGTH)}:\n\n`;
}

/** Prepends a question to a draft unless it already has it. A draft that only contains another question is replaced. */
export function prependQuestion(question: string, message: string): string {
  if (message.startsWith(question)) return message;
  const isOnlyQuestion = /^I have a question about [^\n]*:\s*$/.test(message);
  return question + (isOnlyQuestion ? '' : message);
}
