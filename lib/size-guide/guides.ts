import type { Measure } from '../measure-unit';

/** A cell is a length in inches, or words that are the same in every unit. */
export type GuideTable = {
  caption: string;
  /** The words over the first column and over each further one. */
  columns: readonly string[];
  rows: readonly { label: string; cells: readonly (Measure | string)[] }[];
};
export type Guide = { name: string; steps: readonly string[]; tables: readonly GuideTable[]; note: string };
export type GuideId = 'letters' | 'shirts' | 'trousers' | 'shoes' | 'gloves' | 'caps' | 'belts';

const LETTERS = ['S', 'M', 'L', 'XL', '2XL (2X, XXL)', '3XL (3X)', '4XL (4X)', '5XL (5X)'];
/** Ranges by letter from S on: the first from `start`, each as wide as `width`, and `step` above the one before. */
const ranges = (start: number, step: number, width: number) =>
  LETTERS.map((_, index): Measure => [start + index * step, start + index * step + width]);
const byLetter = (count: number, ...columns: readonly (readonly Measure[])[]) =>
  LETTERS.slice(0, count).map((label, index) => ({ label, cells: columns.map((column) => column[index] ?? 0) }));

/** Sizes at even steps, each with the length of its own number. */
const numbered = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step).map((inches) => ({
    label: String(inches),
    cells: [inches],
  }));

// A US shoe size is a third of an inch longer than the one before; men's 7 fits a foot of about 9.6 inches.
const EUROPEAN = ['40', '40.5', '41', '42', '42.5', '43', '44', '44.5', '45', '45.5', '46', '47.5', '48.5', '49.5'];
const SHOES = [7, 7.5, 8, 8.5, 9, 9.5, 10, 10.5, 11, 11.5, 12, 13, 14, 15].map((size, index) => ({
  label: String(size),
  cells: [Number((9.6 + (size - 7) / 3).toFixed(1)), String(size + 1.5), EUROPEAN[index] ?? ''],
}));

/** General advice on measuring, of our own writing, by the system of sizes. Makers cut differently, and the guides say so. */
export const GUIDES: Readonly<Record<GuideId, Guide>> = {
  letters: {
    name: 'Letter sizes',
    steps: [
      'Wear what you will wear underneath on duty: a base layer, or a vest.',
      'Chest: hold the tape level under the arms and around the fullest part, arms down.',
      'Waist: measure where your trousers sit, and keep one finger under the tape.',
      'Between two sizes take the larger for jackets and anything worn over armor, the smaller for base layers.',
    ],
    tables: [
      {
        caption: 'Body measures by letter',
        columns: ['Size', 'Chest', 'Waist'],
        rows: byLetter(8, ranges(34, 4, 2), ranges(28, 4, 2)),
      },
    ],
    note: '2X, 2XL and XXL are one size under three names; so are 3X and 3XL, and so on.',
  },
  shirts: {
    name: 'Letter sizes with sleeve lengths',
    steps: [
      'Neck: measure where the collar closes, with one finger under the tape.',
      'Chest: hold the tape level under the arms and around the fullest part.',
      'Sleeve: bend the elbow a little. From the middle of the back of the neck, over the shoulder and the elbow, down to the wrist bone.',
      'Choose the letter by neck and chest first, then the sleeve. Between two sleeves take the longer one.',
    ],
    tables: [
      {
        caption: 'Body measures by letter',
        columns: ['Size', 'Neck', 'Chest'],
        rows: byLetter(7, ranges(14, 1, 0.5), ranges(34, 4, 2)),
      },
      { caption: 'Sleeve lengths', columns: ['Sleeve', 'Length'], rows: numbered(31, 37, 1) },
    ],
    note: 'A sleeve number is the whole way from the neck to the wrist, not from the shoulder seam.',
  },
  trousers: {
    name: 'Waist and length',
    steps: [
      'Waist: measure over a shirt where the trousers will sit, with what you carry inside the waistband.',
      'Length: from the crotch down the inside of the leg to where the hem shall end, in the boots that you wear.',
      'Simpler still: lay trousers that fit flat on a table and measure those.',
      'Unhemmed trousers come long. A tailor cuts them; wash them once before.',
    ],
    tables: [
      { caption: 'Waist sizes', columns: ['Waist', 'Around'], rows: numbered(28, 60, 2) },
      { caption: 'Lengths', columns: ['Length', 'Inside leg'], rows: numbered(28, 38, 2) },
    ],
    note: 'Waist and length are chosen one by one: 34 × 32 is a waist of 34 and an inside leg of 32 inches.',
  },
  shoes: {
    name: "Shoes and boots, US men's sizes",
    steps: [
      'Measure in the evening and in duty socks: feet swell during a shift.',
      'Stand with the heel against a wall on a sheet of paper and mark the longest toe. Do both feet and go by the longer one.',
      'Leave about half an inch (1 cm) before the toes in a boot with a safety toe.',
      'Between two sizes take the larger one and a thicker sock.',
    ],
    tables: [{ caption: 'Shoe sizes', columns: ["US men's", 'Foot length', "US women's", 'EU'], rows: SHOES }],
    note: "Women's figures are the usual step of one and a half sizes; lasts differ, so treat them as a start.",
  },
  gloves: {
    name: 'Gloves',
    steps: [
      'Use the hand that you write with.',
      'Measure around the palm at its widest, without the thumb, with the hand made into a loose fist.',
      'Between two sizes take the smaller one for search and shooting gloves, the larger one for lined gloves.',
    ],
    tables: [
      {
        caption: 'Glove sizes',
        columns: ['Size', 'Around the palm'],
        rows: byLetter(5, ranges(7, 1, 0.5)),
      },
    ],
    note: 'Leather gives a little with wear, knitted and coated gloves do not.',
  },
  caps: {
    name: 'Caps and headwear',
    steps: [
      'Measure around the head a finger above the ears and the eyebrows.',
      'Keep the tape level, and snug without pressing.',
      'Between two sizes take the larger one: a sweatband can be padded, not stretched.',
    ],
    tables: [
      {
        caption: 'Head sizes',
        columns: ['Size', 'Around the head'],
        rows: byLetter(4, ranges(21, 1, 0.5)),
      },
    ],
    note: 'One Size caps close with a strap and fit most heads from 21 to 24 inches.',
  },
  belts: {
    name: 'Belts',
    steps: [
      'Do not go by the size of your trousers.',
      'Lay the tape through the loops, over what you wear and carry inside, and read it where the buckle will close.',
      'An outer duty belt goes over the inner one: measure over that, which makes it about two inches (5 cm) longer.',
      'Take the size in whose middle you are, so that there is room both ways.',
    ],
    tables: [
      {
        caption: 'Belt sizes',
        columns: ['Size', 'Around'],
        rows: byLetter(6, ranges(28, 6, 4)),
      },
    ],
    note: 'A belt with a number is that many inches long from the buckle to the middle hole, unless its page says otherwise.',
  },
};
