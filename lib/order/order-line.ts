import type { OrderColumn, Resolution } from './resolution';

/** A line by the cells that it is made of; a line of a text has one. A cell of another line, as the head of a table, stands before 0. */
export type OrderLine = {
  text: string;
  at: number;
  cells: readonly { text: string; start: number; column?: OrderColumn | undefined }[];
  under?: string;
  person?: string;
  /** The number of people or sets that its heading orders it for. */
  times?: number;
  /** Whether it must order something, as the row of a table does. */
  isRow: boolean;
  /** Whether its end is not read. */
  isCut?: boolean;
  /** Whether its cell for a number is empty. */
  isUncounted?: boolean;
};

/** The meaning of a line that is none of a table. */
export type Meaning = Extract<Resolution, { kind: 'found' | 'which' | 'none' | 'prose' }>;
