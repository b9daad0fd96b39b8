/** The kinds of questions that a file leaves to its reader: the worth of a currency, whether a word says that goods are for sale, and where pictures lie. */
export type QuestionKind = 'currency' | 'word' | 'pictures';

/** A question, and how many products wait for its answer. */
export type FileQuestion = { kind: QuestionKind; about: string; count: number };

/** A question that a row leaves open; thrown, it keeps the row out. */
export class OpenQuestion extends Error {
  constructor(
    readonly kind: QuestionKind,
    readonly about: string,
    message: string,
  ) {
    super(message && `${message} It stays out until that is answered.`);
  }
}
