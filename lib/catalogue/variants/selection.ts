/**
 * Selected values of a product's options, by control: { color: 'Black', size: 'L' }, { waist: '34', length: '32' } or { Hand: 'Left' }.
 * May be incomplete.
 */
export type Selection = Readonly<Record<string, string>>;

/** Option names that every product can have, in display order. Custom options follow them. */
export const STANDARD_OPTIONS = ['color', 'size', 'waist', 'length', 'sleeve'] as const;

/** Maximum number of custom options of a product. */
export const MAX_PRODUCT_OPTIONS = 2;

/** Maximum number of variants of a product, and of combinations of the options that they name. */
export const MAX_VARIANTS = 2000;
/** Maximum number of values of an option. */
export const MAX_OPTION_VALUES = 100;

/** Names of the custom options in a selection. */
export function customOptionNames(selection: Selection): string[] {
  return Object.keys(selection).filter((name) => !(STANDARD_OPTIONS as readonly string[]).includes(name));
}

/** A selection as short text: 'Black, 34 × 32, Left'; '' for an empty selection. `sizeSeparator` joins measures: ' × '. */
export function formatShortSelection(selection: Selection, sizeSeparator: string): string {
  const [color, ...sizes] = STANDARD_OPTIONS.map((name) => selection[name]);
  const customValues = customOptionNames(selection).map((name) => selection[name]);
  return [color, sizes.filter(Boolean).join(sizeSeparator), ...customValues].filter(Boolean).join(', ');
}

/** A selection as text with option names: 'Olive Drab, size L', 'waist 34, length 32', 'Hand Left'; '' for an empty selection. */
export function formatSelection(selection: Selection): string {
  const parts = [...STANDARD_OPTIONS, ...customOptionNames(selection)].flatMap((name) => {
    const value = selection[name];
    if (value === undefined) return [];
    return name === 'color' ? value : `${name} ${value}`;
  });
  return parts.join(', ');
}
