import { type SizeControl, type Sizes, sizeControls } from './sizes';

/** A control for a product's colors or sizes: the words over it and its choices. */
export type ChoiceControl = Omit<SizeControl, 'name'> & { name: 'color' | SizeControl['name'] };

/** The controls that a product needs, that of its colors first; those without a choice are left out. */
export function choiceControls(colors: readonly { name: string }[], sizes: Sizes): ChoiceControl[] {
  const color = { name: 'color', legend: 'Color', values: colors.map(({ name }) => name) } as const;
  return [...(colors.length > 0 ? [color] : []), ...sizeControls(sizes)];
}
