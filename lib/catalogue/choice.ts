/**
 * A pick among a product's colors, sizes and own options, by control: { color: 'Black', size: 'L' }, { waist: '34', length: '32' } or
 * { Hand: 'Left' }.
 */
export type Choice = Readonly<Record<string, string>>;

/** The controls that any product can have, in the order in which they are named; options of its own come after them. */
export const CHOICE_NAMES = ['color', 'size', 'waist', 'length', 'sleeve'] as const;

/** A pick in words: 'Olive Drab, size L', 'waist 34, length 32', 'Hand Left'; '' for nothing. */
export function choiceWords(choice: Choice): string {
  const own = Object.keys(choice).filter((name) => !(CHOICE_NAMES as readonly string[]).includes(name));
  const picks = [...CHOICE_NAMES, ...own].flatMap((name) => {
    const value = choice[name];
    if (value === undefined) return [];
    return name === 'color' ? value : `${name} ${value}`;
  });
  return picks.join(', ');
}
