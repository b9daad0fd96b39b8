import type { RawProduct } from '../schema/product';
import { normalizeSize } from '../sizes/sizes';
import { type Editor, type Field, nonEmptyEntries, toEntry } from './field';
import { EMPTY_VALUE } from './format-value';

/** Sizes with a checkbox in the form. Other sizes are entered as text. */
export const COMMON_SIZES = ['S', 'M', 'L', 'XL', 'XXL'] as const;

/** Form labels of the size systems. */
export const SIZE_SYSTEMS = {
  list: 'One list: letters, shoe sizes or others',
  'waist-length': 'Waist and length',
  'men-sleeve': "Men's size and sleeve length",
  none: 'It has no sizes',
} as const;

type SizeSystem = keyof typeof SIZE_SYSTEMS;
type Sizes = RawProduct['sizes'];

const customControl = (label: string, hint?: string) => ({ kind: 'custom' as const, label, ...(hint && { hint }) });

/** The editor of sizes, shared by the three field names of sizes. */
const editor: Editor<{
  sizeSystem: SizeSystem;
  sizes: string[];
  otherSizes: string;
  waists: string;
  lengths: string;
  men: string;
  sleeves: string;
}> = {
  section: 'prices',
  component: 'sizes',
  legend: 'Sizes',
  controls: {
    sizeSystem: customControl('Kind of sizes'),
    sizes: customControl('Sizes'),
    otherSizes: customControl(
      'Other sizes',
      'Separated by commas: 3XL, 4XL or 8, 8.5, 9 or One Size. 2XL and XXL are one size.',
    ),
    waists: customControl('Waists, inches', '28, 30, 32'),
    lengths: customControl('Lengths, inches', '30, 32, Unhemmed'),
    men: customControl("Men's sizes", 'S, M, L'),
    sleeves: customControl('Sleeve lengths, inches', '32, 34, 36'),
  },
  read(raw) {
    const sizes = raw.available_sizes ?? raw.size ?? raw.sizes;
    const labels = Array.isArray(sizes) ? sizes.map(String) : [];
    return {
      sizeSystem: systemOf(sizes),
      sizes: COMMON_SIZES.filter((size) => labels.some((label) => isSameSize(label, size))),
      otherSizes: labels.filter((label) => !COMMON_SIZES.some((size) => isSameSize(label, size))).join(', '),
      waists: sizes && 'waist' in sizes ? sizes.waist.join(', ') : '',
      lengths: sizes && 'waist' in sizes ? sizes.length.join(', ') : '',
      men: sizes && 'men' in sizes ? sizes.men.join(', ') : '',
      sleeves: sizes && 'men' in sizes ? sizes.sleeve_lengths_in.join(', ') : '',
    };
  },
  // Sizes keep their field name and spelling in the product.
  write(values, raw) {
    const name = raw.size ? 'size' : raw.sizes ? 'sizes' : 'available_sizes';
    const oldLabels = Array.isArray(raw[name]) ? raw[name] : [];
    switch (values.sizeSystem) {
      case 'none':
        return { [name]: undefined };
      case 'list': {
        const checked = COMMON_SIZES.filter((size) => values.sizes.includes(size));
        const labels = checked.map((size) => oldLabels.find((label) => isSameSize(label, size)) ?? size);
        return { [name]: uniqueSizes([...labels, ...toLabels(values.otherSizes)]) };
      }
      case 'waist-length':
        return { [name]: { waist: toLabels(values.waists), length: toLabels(values.lengths) } };
      case 'men-sleeve':
        return { [name]: { men: uniqueSizes(toLabels(values.men)), sleeve_lengths_in: toLabels(values.sleeves) } };
    }
  },
  controlOf(part) {
    const controls = { waist: 'waists', length: 'lengths', men: 'men', sleeve_lengths_in: 'sleeves' } as const;
    return controls[part as keyof typeof controls] ?? 'sizes';
  },
};

/** Sizes, for each of their names in the data file. */
export const sizesField = {
  label: 'Sizes',
  shape: 'sizes',
  editor,
  format: (value) =>
    sizeLists(value as NonNullable<Sizes>)
      .map(([prefix, labels]) => prefix + (labels.join(', ') || EMPTY_VALUE))
      .join('; ') || EMPTY_VALUE,
  entries: (value) =>
    sizeLists(value as NonNullable<Sizes>).flatMap(([prefix, labels]) =>
      labels.map((label) => toEntry(prefix + label)),
    ),
} as const satisfies Omit<Field, 'key'>;

type Label = string | number;

/** True for labels of the same size: 'XXL', '2XL' and '2X'. */
const isSameSize = (a: Label, b: Label) => normalizeSize(String(a)) === normalizeSize(String(b));

/** Removes repeated sizes; keeps the first label of each. */
const uniqueSizes = (labels: readonly Label[]) =>
  labels.filter((label, index) => labels.findIndex((other) => isSameSize(other, label)) === index);

function systemOf(sizes: Sizes): SizeSystem {
  if (sizes === undefined || (Array.isArray(sizes) && sizes.length === 0)) return 'none';
  if (Array.isArray(sizes)) return 'list';
  return 'waist' in sizes ? 'waist-length' : 'men-sleeve';
}

/** Parses size labels. '32' becomes a number as in the data file; '07' and '10.0' stay text, because a number would lose digits. */
function toLabels(text: string): Label[] {
  return nonEmptyEntries(text).map((label) =>
    /^\d/.test(label) && String(Number(label)) === label ? Number(label) : label,
  );
}

/** Lists of sizes with a prefix for their labels: 'waist ', or '' for plain sizes. */
function sizeLists(sizes: NonNullable<Sizes>): [prefix: string, labels: string[]][] {
  if (Array.isArray(sizes)) return sizes.length > 0 ? [['', sizes.map(String)]] : [];
  const lists: [string, (string | number)[]][] =
    'waist' in sizes
      ? [
          ['waist ', sizes.waist],
          ['length ', sizes.length],
        ]
      : [
          ['men’s ', sizes.men],
          ['sleeve ', sizes.sleeve_lengths_in],
        ];
  return lists.map(([prefix, labels]) => [prefix, labels.map(String)]);
}
