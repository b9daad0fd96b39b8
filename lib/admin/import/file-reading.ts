import type { ImportMap } from './import-map';
import type { ImportProblem } from './table';

/** A column of the file with its first value. */
export type FileColumn = { name: string; sample: string };

/** A category that the file names, with the shop's for it; a guess where nobody has said so. */
export type FileCategory = { name: string; count: number; key: string; isGuess: boolean };

/** What is told of a file. `map`, `columns` and `categories` are those of another shop's table; the project's own forms need none. */
export type FileReading = {
  layout: string;
  map?: ImportMap;
  columns: FileColumn[];
  categories: FileCategory[];
  problems: ImportProblem[];
  /** What is true of the whole file. */
  notes: string[];
};
