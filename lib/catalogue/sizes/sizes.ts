/** Alpha sizes in the order of the specification (section 9): the name that is shown, then other names. */
const ALPHA = [
  ['XS'],
  ['S'],
  ['M'],
  ['L'],
  ['XL'],
  ['XXL', '2XL', '2X'],
  ['3XL', 'XXXL', '3X'],
  ['4XL', 'XXXXL', '4X'],
  ['5XL', '5X'],
  ['6XL', '6X'],
  ['7XL', '7X'],
] as const;
const ALPHA_SIZES = new Map(
  ALPHA.flatMap((labels, rank) => labels.map((label) => [label as string, { plain: labels[0], rank }] as const)),
);

/** The one model of sizes; `system` decides which controls a product page shows. */
export type Sizes =
  | { system: 'none' }
  | { system: 'alpha'; labels: string[] }
  | { system: 'numeric'; labels: string[] }
  | { system: 'shoe'; labels: string[] }
  | { system: 'waist-length'; waists: string[]; lengths: string[] }
  | { system: 'men-sleeve'; men: string[]; sleeves: string[] };

/** Whether a size is a plain number. */
export const isNumericSize = (label: string) => /^\d+(?:\.\d+)?$/.test(label);

/** Whether a size is one of letters, such as 'XL'. */
export const isAlphaSize = (label: string) => ALPHA_SIZES.has(label.toUpperCase());

/** One name for each size, whatever its brand calls it: '2X' and '2XL' -> 'XXL', 'xl' -> 'XL'. Other labels stay as they are. */
export function normalizeSize(label: string): string {
  return ALPHA_SIZES.get(label.toUpperCase())?.plain ?? label;
}

/** The same value as a product's control has it: a size may have another name there. */
export function matchValue(values: readonly string[], value: string): string | undefined {
  return values.includes(value) ? value : values.find((own) => own === normalizeSize(value));
}

/** Alpha sizes in the specification's order, numbers by value; other labels ('One Size', 'Unhemmed') stay last, as given. */
export function sortSizes(values: readonly string[]): string[] {
  const rank = (value: string) =>
    ALPHA_SIZES.get(value.toUpperCase())?.rank ??
    (isNumericSize(value) ? 100 + Number(value) : Number.POSITIVE_INFINITY);
  return [...new Set(values)]
    .map((value, index) => ({ value, index, rank: rank(value) }))
    .sort((a, b) => (a.rank === b.rank ? a.index - b.index : a.rank - b.rank))
    .map(({ value }) => value);
}

/** The words over sizes that are lengths, on product pages and in filters. */
export const MEASURE_LEGENDS = { waist: 'Waist, inches', length: 'Length, inches', sleeve: 'Sleeve, inches' } as const;
