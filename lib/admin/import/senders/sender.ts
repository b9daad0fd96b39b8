import type { Decimal } from '../../../amounts';
import type { ImportProblem } from '../table';
import type { SenderFacts } from './sender-facts';
import type { SenderRow } from './sender-row';

/** An arranged row: the row of the file that it comes from, and its facts. */
export type ArrangedRow = { row: SenderRow; facts: SenderFacts };

/** The file in which a row stands: the mark before its cents, and the problems met while reading. */
export type SenderFile = { decimal: Decimal; problems: ImportProblem[] };

/** A shop system whose tables are known by the names of their columns. */
export type Sender = {
  name: string;
  /** Names in small letters that all its tables have, a star for the rest of one; a list for each form in which it writes them. */
  has: readonly (readonly string[])[];
  /** Columns that are asked for some rows only or not at all, and bear a name by which the general reader would take them. */
  drops?: readonly string[];
  /** The rows of one product after the other. */
  arrange: (rows: SenderRow[], file: SenderFile) => Iterable<ArrangedRow[]>;
};
