import type { IndexRow } from '@/lib/listing/index-row';
import { labelsOf } from './catalogues';

/** True if a query should find the product. */
export type Wanted = (row: IndexRow) => boolean;

/** The name matches. */
export const named =
  (words: RegExp): Wanted =>
  ({ card }) =>
    words.test(card.name);

/** The product comes in all of these sizes. */
export const sized =
  (...labels: string[]): Wanted =>
  (row) =>
    labels.every((label) => labelsOf(row).includes(label));

/** All tests pass. */
export const all =
  (...tests: Wanted[]): Wanted =>
  (row) =>
    tests.every((test) => test(row));

/** At least one test passes. */
export const any =
  (...tests: Wanted[]): Wanted =>
  (row) =>
    tests.some((test) => test(row));

/** The opposite of a test. */
export const not =
  (test: Wanted): Wanted =>
  (row) =>
    !test(row);

/** The brand matches. */
export const byBrand =
  (brand: RegExp): Wanted =>
  ({ card }) =>
    brand.test(card.brand);

/** The slug of a subcategory matches. */
export const inSubcategory =
  (slug: RegExp): Wanted =>
  ({ placements }) =>
    placements.some(({ subcategory }) => slug.test(subcategory?.slug ?? ''));

/** The name or a line of the product matches. */
export const mentions =
  (words: RegExp): Wanted =>
  ({ card, fabric = '', type = '', lines }) =>
    [card.name, fabric, type, ...lines].some((line) => words.test(line));

/** The name of a color matches. */
export const colored =
  (name: RegExp): Wanted =>
  ({ colors }) =>
    colors.some((color) => name.test(color.name));

/** The product is one of these. */
export const ids =
  (...list: string[]): Wanted =>
  ({ card }) =>
    list.includes(card.id);

/** The price is in this range in US dollars, or there is no price. */
export const costing =
  (min: number, max: number): Wanted =>
  ({ card }) =>
    card.price === 0 || (card.price >= min && card.price <= max);
