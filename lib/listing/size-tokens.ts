import { categoryRule } from '../catalogue/categories';
import { sortSizes } from '../catalogue/sizes';
import type { IndexRow } from '../index/row';

/** The size controls of the filter, in their order, with the words over each. */
export const SIZE_CONTROLS = [
  { control: 'size', legend: 'Size' },
  { control: 'collar', legend: 'Collar, inches' },
  { control: 'sleeve', legend: 'Sleeve, inches' },
  { control: 'waist', legend: 'Waist, inches' },
  { control: 'length', legend: 'Length, inches' },
  { control: 'shoe', legend: "Shoe size, US men's" },
] as const;
export type SizeControl = (typeof SIZE_CONTROLS)[number]['control'];

const tokenOf = (control: SizeControl, label: string) => (control === 'size' ? label : `${control}:${label}`);
const isNumber = (label: string | undefined) => label !== undefined && /^\d/.test(label);

/**
 * What a product is found under in the size filter: 'M', 'waist:34', 'shoe:10.5'. Categories say whether they have one, and which
 * labels are other names: a filter for XXL then finds a shirt that its maker calls 2X (specification, section 9).
 */
export function sizeTokens({ sizes, placements }: Pick<IndexRow, 'sizes' | 'placements'>): string[] {
  const rule = placements.map(({ category }) => categoryRule(category).sizes).find(({ isFiltered }) => isFiltered);
  if (!rule) return [];
  const tokens = (control: SizeControl, labels: readonly string[]) =>
    labels.map((label) => tokenOf(control, control === 'size' ? (rule.sameAs[label] ?? label) : label));
  switch (sizes.system) {
    case 'none':
    case 'numeric':
      return [];
    case 'alpha':
      return [...new Set(tokens('size', sizes.labels))];
    case 'shoe':
      return tokens('shoe', sizes.labels);
    case 'waist-length':
      return [...tokens('waist', sizes.waists), ...tokens('length', sizes.lengths)];
    case 'men-sleeve':
      return [
        ...new Set([
          ...tokens(isNumber(sizes.men[0]) ? 'collar' : 'size', sizes.men),
          ...tokens('sleeve', sizes.sleeves),
        ]),
      ];
  }
}

/** The control and label of a token: 'waist:34' -> waist, 34; 'M' -> size, M. */
export function readToken(token: string): { control: SizeControl; label: string } {
  const colon = token.indexOf(':');
  const control = SIZE_CONTROLS.find((known) => known.control === token.slice(0, Math.max(0, colon)))?.control;
  return control ? { control, label: token.slice(colon + 1) } : { control: 'size', label: token };
}

/** Tokens of one control in the order of sizes. */
export function sortTokens(tokens: readonly string[]): string[] {
  const byLabel = new Map(tokens.map((token) => [readToken(token).label, token]));
  return sortSizes([...byLabel.keys()]).flatMap((label) => byLabel.get(label) ?? []);
}
