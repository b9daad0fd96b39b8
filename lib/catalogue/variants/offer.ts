import type { ProductImage } from '../images/product-images';
import type { Color } from '../schema/colors';
import { MEASURE_LEGENDS, type Sizes } from '../sizes/sizes';
import type { Spec } from '../specs';

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

/** A control to select one option of a product. `name` is the key in a {@link Selection}; `legend` is its heading. */
export type OptionControl = { name: string; legend: string; values: readonly string[] };

/** The legend of a control without its unit: 'Waist, inches' -> 'Waist'. */
export const withoutUnit = (legend: string): string => legend.split(',')[0] ?? legend;

/** The controls of each system. `list`: the member of {@link Sizes} with the options. */
const CONTROLS: Record<Sizes['system'], readonly [name: string, legend: string, list: string][]> = {
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
export function sizeControls({ system, ...lists }: Sizes): OptionControl[] {
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

/** The fields of a product that have options. */
export type OptionFields = Pick<Offer, 'sizes' | 'options'> & { colors: readonly { name: string }[] };

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

/** An option of a product in addition to color and size, such as the hand of a holster. `values` are in display order. */
type ProductOption = { name: string; values: readonly string[] };

/** Facts that a variant may override. undefined: the value of the product applies. */
export type VariantFacts = {
  /** Item number for orders. */
  number?: string | undefined;
  barcode?: string | undefined;
  /** Price of one piece in the shop's currency; 0 means price on request. */
  price?: number | undefined;
  oldPrice?: number | undefined;
  /** Number of pieces; 0 means sold out. */
  stock?: number | undefined;
  images?: readonly ProductImage[] | undefined;
  /** False: the shop does not sell these combinations. */
  made?: boolean | undefined;
};

/** Facts of every combination that has all values of `choice`. */
export type Variant = VariantFacts & { choice: Selection };

/** A lower price per piece, or a discount in percent, from a quantity of pieces on. */
export type PriceBreak = { from: number } & ({ price: number } | { percent: number });

/** Rules for order quantities: pieces in a pack, the word for one piece, minimum, multiple and quantity discounts. */
export type OrderQuantities = {
  pack?: number | undefined;
  unit?: string | undefined;
  minimum: number;
  step: number;
  breaks: readonly PriceBreak[];
};

/** The parts of a product that `resolveVariant` needs to find the price, stock and other facts of a combination. */
export type Offer = {
  model?: string | undefined;
  price: number;
  oldPrice?: number | undefined;
  /** Number of pieces. Default: {@link DEFAULT_STOCK}. */
  stock?: number | undefined;
  colors: readonly Color[];
  sizes: Sizes;
  options?: readonly ProductOption[] | undefined;
  variants?: readonly Variant[] | undefined;
  quantities?: OrderQuantities | undefined;
};

/** Number of pieces of a product whose row has no `stock`. */
export const DEFAULT_STOCK = 50;
