import { sizeControls } from '../sizes/size-controls';
import type { Sizes } from '../sizes/sizes';
import type { ProductOption } from './offer';
import type { Selection } from './selection';

/** A control for a choice of a product: the name in choices, the words over it and its values. */
export type OptionControl = { name: string; legend: string; values: readonly string[] };

/** The parts of a product among which is chosen. */
export type OptionFields = {
  colors: readonly { name: string }[];
  sizes: Sizes;
  options?: readonly ProductOption[] | undefined;
};

/** The controls that a product needs: color, sizes, and its own options; those without a choice are left out. */
export function optionControls({ colors, sizes, options = [] }: OptionFields): OptionControl[] {
  const color = { name: 'color', legend: 'Color', values: colors.map(({ name }) => name) };
  return [
    ...(colors.length > 0 ? [color] : []),
    ...sizeControls(sizes),
    ...options.map(({ name, values }) => ({ name, legend: name, values })),
  ];
}

/** A choice with what there is only one of picked by itself, and the controls at which nothing is picked. */
export function completeSelection(selection: Selection, product: OptionFields) {
  const open: OptionControl[] = [];
  const picked: [string, string][] = [];
  for (const control of optionControls(product)) {
    const { name, values } = control;
    const value = values.length === 1 ? values[0] : selection[name];
    if (value !== undefined) picked.push([name, value]);
    else if (values.length > 0) open.push(control);
  }
  return { completed: Object.fromEntries(picked) as Selection, open: open.map(({ name }) => name) };
}
