/** A page that a search may lead to: by its name, or as an answer to a question. */
export type PageRecord = {
  name: string;
  href: string;
  /** A question that is answered there. */
  isAnswer?: true;
  /** Whether the name is that of a limit, by which alone the page is found. */
  isLimit?: true;
};
