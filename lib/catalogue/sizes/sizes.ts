/** Alpha sizes from small to large: the label, then other spellings. */
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
  ALPHA.flatMap((labels, rank) => labels.map((label) => [label as string, { standard: labels[0], rank }] as const)),
);

/** The sizes of a product. `system` determines the controls on the product page. */
export type Sizes =
  | { system: 'none' }
  | { system: 'alpha'; labels: string[] }
  | { system: 'numeric'; labels: string[] }
  | { system: 'shoe'; labels: string[] }
  | { system: 'waist-length'; waists: string[]; lengths: string[] }
  | { system: 'men-sleeve'; men: string[]; sleeves: string[] };

/** True for '10' and '10.5'. */
export const isNumericSize = (label: string) => /^\d+(?:\.\d+)?$/.test(label);

/** True for sizes such as 'XL' and '2x'. */
export const isAlphaSize = (label: string) => ALPHA_SIZES.has(label.toUpperCase());

/** The standard label of an alpha size: '2X' and '2XL' -> 'XXL', 'xl' -> 'XL'. Other labels are returned unchanged. */
export function normalizeSize(label: string): string {
  return ALPHA_SIZES.get(label.toUpperCase())?.standard ?? label;
}

/** Finds a value in the options of a control, also under its standard label: '2XL' finds 'XXL'. Undefined if it is missing. */
export function matchValue(values: readonly string[], value: string): string | undefined {
  return values.includes(value) ? value : values.find((option) => option === normalizeSize(value));
}

/** Sorts alpha sizes from small to large, then numbers by value. Other labels ('Unhemmed') follow in the given order. */
export function sortSizes(values: readonly string[]): string[] {
  const rank = (value: string) =>
    ALPHA_SIZES.get(value.toUpperCase())?.rank ??
    (isNumericSize(value) ? 100 + Number(value) : Number.POSITIVE_INFINITY);
  return [...new Set(values)]
    .map((value, index) => ({ value, index, rank: rank(value) }))
    .sort((a, b) => (a.rank === b.rank ? a.index - b.index : a.rank - b.rank))
    .map(({ value }) => value);
}

/** Legends of measurements, on product pages and in filters. */
export const MEASURE_LEGENDS = { waist: 'Waist, inches', length: 'Length, inches', sleeve: 'Sleeve, inches' } as const;

/** The range of sizes for a card: 'S–5XL', 'US 7–15', 'Waist 28–44'. Undefined without sizes. */
export function summarizeSizes(sizes: Sizes): string | undefined {
  const range = (values: readonly string[]) => {
    const [first] = values;
    const last = values.at(-1);
    if (values.length < 2) return first;
    // Labels such as 'One Size' and 'Oversized' are not a range.
    const isRange = values.every((value) => isAlphaSize(value) || isNumericSize(value) || value === 'Unhemmed');
    return isRange ? `${first}–${last}` : values.slice(0, 3).join(', ');
  };
  switch (sizes.system) {
    case 'none':
      return undefined;
    case 'alpha':
    case 'numeric':
      return range(sizes.labels);
    case 'shoe':
      return `US ${range(sizes.labels)}`;
    case 'waist-length':
      return sizes.waists.length > 0 ? `Waist ${range(sizes.waists)}` : `Length ${range(sizes.lengths)}`;
    case 'men-sleeve':
      return [range(sizes.men), sizes.sleeves.length > 0 && `sleeve ${range(sizes.sleeves)}`]
        .filter(Boolean)
        .join(', ');
  }
}

const FRACTIONS: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' };

/** A size for comparison: 'xxl', '2x', 'XX-Large' -> 'XXL'; '10 1/2', '10½', '10,5' -> '10.5'; '34 in' -> '34'. */
export function sizeKey(label: string): string {
  const key = label
    .toUpperCase()
    .replace(/(\d)\s+1\/2\b/, '$1.5')
    .replace(/\s*([¼½¾])/, (_, sign: string) => FRACTIONS[sign] ?? '')
    .replace(/^US\b|[\s-]+|"|″/g, '')
    .replace(/^EXTRA(?=[SL])/, 'X')
    .replace(/(?<=S)MALL$|(?<=M)EDIUM$|(?<=L)ARGE$/, '')
    .replace(/(?<=\d)IN(?:CH(?:ES)?)?$/, '')
    .replace(/^(\d+)[,.](\d+)$/, (_, whole: string, part: string) => String(Number(`${whole}.${part}`)));
  return normalizeSize(key);
}
