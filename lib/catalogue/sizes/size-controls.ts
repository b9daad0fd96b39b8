import type { Spec } from '../specs';
import { MEASURE_LEGENDS, type Sizes } from './sizes';

/** A control of a product page with its options. */
export type SizeControl = { name: 'size' | 'waist' | 'length' | 'sleeve'; legend: string; values: readonly string[] };

/** The legend of a control without its unit: 'Waist, inches' -> 'Waist'. */
export const withoutUnit = (legend: string): string => legend.split(',')[0] ?? legend;

/** The controls of each system. `list`: the member of {@link Sizes} with the options. */
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

/** The controls for a product's sizes, in order. Controls without options are omitted. */
export function sizeControls({ system, ...lists }: Sizes): SizeControl[] {
  return CONTROLS[system].flatMap(([name, legend, list]) => {
    const values = (lists as Readonly<Record<string, readonly string[]>>)[list] ?? [];
    return values.length > 0 ? [{ name, legend, values }] : [];
  });
}

/** Replaces the lists of sizes by other values, by control: { waist: ['32'] }. */
export function filterSizes(sizes: Sizes, values: Readonly<Record<string, readonly string[]>>): Sizes {
  const lists = CONTROLS[sizes.system].flatMap(([name, , list]) => (values[name] ? [[list, values[name]]] : []));
  return { ...sizes, ...Object.fromEntries(lists) };
}

/** The sizes for a specification table: { label: 'Waist, inches', value: '28, 30, 32' }. */
export function listSizes(sizes: Sizes): Spec[] {
  return sizeControls(sizes).map(({ legend, values }) => ({
    label: legend.replace(/^Size\b/, 'Sizes'),
    value: values.join(', '),
  }));
}
