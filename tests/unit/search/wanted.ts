import type { IndexRow } from '@/lib/listing/index-row';
import { labelsOf } from './catalogues';

/** Whether a product is what a question was meant to find. */
export type Wanted = (row: IndexRow) => boolean;

/** The name has these words. */
export const named =
  (words: RegExp): Wanted =>
  ({ card }) =>
    words.test(card.name);

/** The product comes in all of these sizes. */
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

/** The opposite of a test. */
export const not =
  (test: Wanted): Wanted =>
  (row) =>
    !test(row);

/** The maker is called so. */
export const byBrand =
  (maker: RegExp): Wanted =>
  ({ card }) =>
    maker.test(card.brand);

/** The product stands in a subcategory of this slug. */
export const inSubcategory =
  (slug: RegExp): Wanted =>
  ({ placements }) =>
    placements.some(({ subcategory }) => slug.test(subcategory?.slug ?? ''));

/** Its name or one of its lines has these words. */
export const mentions =
  (words: RegExp): Wanted =>
  ({ card, fabric = '', type = '', lines }) =>
    [card.name, fabric, type, ...lines].some((line) => words.test(line));

/** The product comes in such a color. */
export const colored =
  (name: RegExp): Wanted =>
  ({ colors }) =>
    colors.some((color) => name.test(color.name));

/** The product is one of these. */
export const ids =
  (...list: string[]): Wanted =>
  ({ card }) =>
    list.includes(card.id);

/** The product has no price, or one between these, US dollars. */
export const costing =
  (least: number, most: number): Wanted =>
  ({ card }) =>
    card.price === 0 || (card.price >= least && card.price <= most);
