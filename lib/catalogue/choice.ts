/** A pick among a product's colors and sizes, by control: { color: 'Black', size: 'L' } or { waist: '34', length: '32' }. */
export type Choice = Readonly<Record<string, string>>;

/** The controls that a product can have, in the order in which they are named. */
export const CHOICE_NAMES = ['color', 'size', 'waist', 'length', 'sleeve'] as const;

/** A pick in words: 'Olive Drab, size L', 'waist 34, length 32'; '' for nothing. */
export function choiceWords(choice: Choice): string {
  const picks = CHOICE_NAMES.flatMap((name) => {
    const value = choice[name];
    if (value === undefined) return [];
    return name === 'color' ? value : `${name} ${value}`;
  });
  return picks.join(', ');
}
