/**
 * A pick among a product's colors, sizes and own options, by control: { color: 'Black', size: 'L' }, { waist: '34', length: '32' } or
 * { Hand: 'Left' }.
 */
export type Selection = Readonly<Record<string, string>>;

/** The controls that any product can have, in the order in which they are named; options of its own come after them. */
export const STANDARD_OPTIONS = ['color', 'size', 'waist', 'length', 'sleeve'] as const;

/** The most options of its own that a product can have. */
export const MAX_PRODUCT_OPTIONS = 2;

/** The most variants of a product, and the most combinations of the values that they name. */
export const MAX_VARIANTS = 2000;
/** The most values of a choice. */
export const MAX_OPTION_VALUES = 100;

/** The names in a choice that are options of the product's own. */
export function customOptionNames(selection: Selection): string[] {
  return Object.keys(selection).filter((name) => !(STANDARD_OPTIONS as readonly string[]).includes(name));
}

/** A pick as short as it can be: 'Black, 34 × 32, Left'; '' for nothing. */
export function formatShortSelection(selection: Selection, sizeSeparator: string): string {
  const [color, ...sizes] = STANDARD_OPTIONS.map((name) => selection[name]);
  const own = customOptionNames(selection).map((name) => selection[name]);
  return [color, sizes.filter(Boolean).join(sizeSeparator), ...own].filter(Boolean).join(', ');
}

/** A pick in words: 'Olive Drab, size L', 'waist 34, length 32', 'Hand Left'; '' for nothing. */
export function formatSelection(selection: Selection): string {
  const picks = [...STANDARD_OPTIONS, ...customOptionNames(selection)].flatMap((name) => {
    const value = selection[name];
    if (value === undefined) return [];
    return name === 'color' ? value : `${name} ${value}`;
  });
  return picks.join(', ');
}
