/**
 * A pick among a product's colors, sizes and own options, by control: { color: 'Black', size: 'L' }, { waist: '34', length: '32' } or
 * { Hand: 'Left' }.
 */
export type Choice = Readonly<Record<string, string>>;

/** The controls that any product can have, in the order in which they are named; options of its own come after them. */
export const CHOICE_NAMES = ['color', 'size', 'waist', 'length', 'sleeve'] as const;

/** The most options of its own that a product can have. */
export const MOST_OPTIONS = 2;

/** The most variants of a product, and the most combinations of the values that they name. */
export const MOST_VARIANTS = 2000;
/** The most values of a choice. */
export const MOST_VALUES = 100;

/** The names in a choice that are options of the product's own. */
export function ownNames(choice: Choice): string[] {
  return Object.keys(choice).filter((name) => !(CHOICE_NAMES as readonly string[]).includes(name));
}

/** A pick as short as it can be: 'Black, 34 × 32, Left'; '' for nothing. */
export function shortChoice(choice: Choice, times: string): string {
  const [color, ...sizes] = CHOICE_NAMES.map((name) => choice[name]);
  const own = ownNames(choice).map((name) => choice[name]);
  return [color, sizes.filter(Boolean).join(times), ...own].filter(Boolean).join(', ');
}

/** A pick in words: 'Olive Drab, size L', 'waist 34, length 32', 'Hand Left'; '' for nothing. */
export function choiceWords(choice: Choice): string {
  const picks = [...CHOICE_NAMES, ...ownNames(choice)].flatMap((name) => {
    const value = choice[name];
    if (value === undefined) return [];
    return name === 'color' ? value : `${name} ${value}`;
  });
  return picks.join(', ');
}
