/** The kinds of questions that a file leaves to its reader: the worth of a currency, and whether a word says that goods are for sale. */
export type QuestionKind = 'currency' | 'word';

/** A question, and how many products wait for its answer. */
export type FileQuestion = { kind: QuestionKind; about: string; count: number };

/** A row that stays out until somebody answers what it leaves open. */
export class OpenQuestion extends Error {
  constructor(
    readonly kind: QuestionKind,
    readonly about: string,
    message: string,
  ) {
    super(`${message} It stays out until that is answered.`);
  }
}
