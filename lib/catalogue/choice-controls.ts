import { sizeControls } from './size-controls';
import type { Sizes } from './sizes';
import type { ProductOption } from './variants/variant';

/** A control for a choice of a product: the name in choices, the words over it and its values. */
export type ChoiceControl = { name: string; legend: string; values: readonly string[] };

/** The parts of a product among which is chosen. */
export type Choosable = {
  colors: readonly { name: string }[];
  sizes: Sizes;
  options?: readonly ProductOption[] | undefined;
};

/** The controls that a product needs: color, sizes, and its own options; those without a choice are left out. */
export function choiceControls({ colors, sizes, options = [] }: Choosable): ChoiceControl[] {
  const color = { name: 'color', legend: 'Color', values: colors.map(({ name }) => name) };
  return [
    ...(colors.length > 0 ? [color] : []),
    ...sizeControls(sizes),
    ...options.map(({ name, values }) => ({ name, legend: name, values })),
  ];
}
