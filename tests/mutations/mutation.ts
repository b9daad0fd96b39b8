/** A fault that this project really had, and how to bring it back: `find`, which stands once in the file, becomes `replace`. */
type Fault = {
  /** The fault as a sentence. */
  fault: string;
  /** Where it was had: the commit that mended it, or the document that tells of it. */
  since: string;
  file: string;
  find: string;
  replace: string;
};

/** The one that must find it, as it is written in its file: titles of a table with their placeholders. */
type Test = { test: string; title: string };

/** Sources that are read as they stand, by one of jest's projects. */
type Read = { runner: 'unit' | 'sample' };

/**
 * Sources that are built first: the faults of one shop share a build, so that the failure has to say words of its own fault. The small shop is
 * the one of the tests, below a path.
 */
type Built = { runner: 'export' | 'small export' | 'browser' | 'small browser'; says: string };

export type Mutation = Fault & Test & (Read | Built);
