import { MEASURE_LEGENDS, type Sizes } from './sizes';

/** A control for sizes: the words over it and its choices. */
export type SizeControl = { name: 'size' | 'waist' | 'length' | 'sleeve'; legend: string; values: readonly string[] };

/** The legend of a control without its unit: 'Waist, inches' -> 'Waist'. */
export const withoutUnit = (legend: string): string => legend.split(',')[0] ?? legend;

/** The controls of each system, with the list of sizes that each chooses from. */
const CONTROLS: Record<Sizes['system'], readonly [name: SizeControl['name'], legend: string, list: string][]> = {
  none: [],
  alpha: [['size', 'Size', 'labels']],
  numeric: [['size', 'Size', 'labels']],
  shoe: [['size', "Size, US men's", 'labels']],
  'waist-length': [
    ['waist', MEASURE_LEGENDS.waist, 'waists'],
    ['length', MEASURE_LEGENDS.length, 'lengths'],
  ],
  'men-sleeve': [
    ['size', 'Size', 'men'],
    ['sleeve', MEASURE_LEGENDS.sleeve, 'sleeves'],
  ],
};

/** The controls that a product's sizes need, in order; those without a choice are left out. */
export function sizeControls({ system, ...lists }: Sizes): SizeControl[] {
  return CONTROLS[system].flatMap(([name, legend, list]) => {
    const values = (lists as Readonly<Record<string, readonly string[]>>)[list] ?? [];
    return values.length > 0 ? [{ name, legend, values }] : [];
  });
}

/** The sizes of which only some values are left, by control. */
export function filterSizes(sizes: Sizes, values: Readonly<Record<string, readonly string[]>>): Sizes {
  const left = CONTROLS[sizes.system].flatMap(([name, , list]) => (values[name] ? [[list, values[name]]] : []));
  return { ...sizes, ...Object.fromEntries(left) };
}

/** The sizes as facts in pairs, in words: [['Waist, inches', '28, 30, 32'], ['Length, inches', '30, 32, Unhemmed']]. */
export function listSizes(sizes: Sizes): [label: string, values: string][] {
  return sizeControls(sizes).map(({ legend, values }) => [legend.replace(/^Size\b/, 'Sizes'), values.join(', ')]);
}
