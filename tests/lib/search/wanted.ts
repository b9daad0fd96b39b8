import type { IndexRow } from '@/lib/index/row';
import { labelsOf } from './catalogues';

/** Whether a product is what a question was meant to find. */
export type Wanted = (row: IndexRow) => boolean;

/** The name has these words. */
export const named =
  (words: RegExp): Wanted =>
  ({ card }) =>
    words.test(card.name);

/** It comes in all of these sizes. */
export const sized =
  (...labels: string[]): Wanted =>
  (row) =>
    labels.every((label) => labelsOf(row).includes(label));

/** Every one of these is so. */
export const all =
  (...tests: Wanted[]): Wanted =>
  (row) =>
    tests.every((test) => test(row));

/** At least one of these is so. */
export const any =
  (...tests: Wanted[]): Wanted =>
  (row) =>
    tests.some((test) => test(row));
