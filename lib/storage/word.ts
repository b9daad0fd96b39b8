import type { Form } from './stored-value';

/** A word such as 'NY', kept as it is: one that does not match is none, so that it needs no version. */
export const word = (isValid: RegExp): Form<string> => ({
  read: (text) => (isValid.test(text) ? text : undefined),
  write: (text) => text,
});
