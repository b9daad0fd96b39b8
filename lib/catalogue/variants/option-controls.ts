import { sizeControls } from '../sizes/size-controls';
import type { Sizes } from '../sizes/sizes';
import type { ProductOption } from './offer';
import type { Selection } from './selection';

/** A control to select one option of a product. `name` is the key in a {@link Selection}; `legend` is its heading. */
export type OptionControl = { name: string; legend: string; values: readonly string[] };

/** The fields of a product that have options. */
export type OptionFields = {
  colors: readonly { name: string }[];
  sizes: Sizes;
  options?: readonly ProductOption[] | undefined;
};

/** The controls of a product in order: color, sizes, then its own options. Options without values are left out. */
export function optionControls({ colors, sizes, options = [] }: OptionFields): OptionControl[] {
  const color = { name: 'color', legend: 'Color', values: colors.map(({ name }) => name) };
  return [
    ...(colors.length > 0 ? [color] : []),
    ...sizeControls(sizes),
    ...options.map(({ name, values }) => ({ name, legend: name, values })),
  ];
}

/** Selects the value of each option that has only one. `open` has the names of the options that still need a value. */
export function completeSelection(selection: Selection, product: OptionFields) {
  const open: OptionControl[] = [];
  const completed: [string, string][] = [];
  for (const control of optionControls(product)) {
    const { name, values } = control;
    const value = values.length === 1 ? values[0] : selection[name];
    if (value !== undefined) completed.push([name, value]);
    else if (values.length > 0) open.push(control);
  }
  return { completed: Object.fromEntries(completed) as Selection, open: open.map(({ name }) => name) };
}
