import type { RawProduct } from '../schema/product';
import { listSizes } from '../sizes/size-controls';
import { normalizeSize } from '../sizes/sizes';
import type { Editor, Field } from './field';
import { nonEmptyEntries } from './text-formats';

/** The sizes that the form offers to tick (specification, section 5); others are typed. */
export const COMMON_SIZES = ['S', 'M', 'L', 'XL', 'XXL'] as const;

/** The kinds of sizes that a product may have, in the words of the form. */
export const SIZE_SYSTEMS = {
  list: 'One list: letters, shoe sizes or others',
  'waist-length': 'Waist and length',
  'men-sleeve': "Men's size and sleeve length",
  none: 'It has no sizes',
} as const;

type SizeSystem = keyof typeof SIZE_SYSTEMS;
type Sizes = RawProduct['sizes'];

const own = (label: string, hint?: string) => ({ kind: 'own' as const, label, ...(hint && { hint }) });

/** The editor of sizes, one for the field under each of its three names. */
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
    sizeSystem: own('Kind of sizes'),
    sizes: own('Sizes'),
    otherSizes: own('Other sizes', 'Separated by commas: 3XL, 4XL or 8, 8.5, 9 or One Size. 2XL and XXL are one size.'),
    waists: own('Waists, inches', '28, 30, 32'),
    lengths: own('Lengths, inches', '30, 32, Unhemmed'),
    men: own("Men's sizes", 'S, M, L'),
    sleeves: own('Sleeve lengths, inches', '32, 34, 36'),
  },
  read(raw) {
    const sizes = raw.available_sizes ?? raw.size ?? raw.sizes;
    const labels = Array.isArray(sizes) ? sizes.map(String) : [];
    return {
      sizeSystem: systemOf(sizes),
      sizes: COMMON_SIZES.filter((choice) => labels.some((label) => isSameSize(label, choice))),
      otherSizes: labels.filter((label) => !COMMON_SIZES.some((choice) => isSameSize(label, choice))).join(', '),
      waists: sizes && 'waist' in sizes ? sizes.waist.join(', ') : '',
      lengths: sizes && 'waist' in sizes ? sizes.length.join(', ') : '',
      men: sizes && 'men' in sizes ? sizes.men.join(', ') : '',
      sleeves: sizes && 'men' in sizes ? sizes.sleeve_lengths_in.join(', ') : '',
    };
  },
  // Sizes keep the field name and the spelling that the product has for them.
  write(values, raw) {
    const name = raw.size ? 'size' : raw.sizes ? 'sizes' : 'available_sizes';
    const spelled = Array.isArray(raw[name]) ? raw[name] : [];
    switch (values.sizeSystem) {
      case 'none':
        return { [name]: undefined };
      case 'list': {
        const ticked = COMMON_SIZES.filter((choice) => values.sizes.includes(choice));
        const labels = ticked.map((choice) => spelled.find((label) => isSameSize(label, choice)) ?? choice);
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

const shared = { label: 'Sizes', absent: 'no sizes', shape: 'sizes', editor } as const;

/** The field of sizes under the name that most rows use. */
export const available_sizes = {
  ...shared,
  key: 'available_sizes',
  rank: 15,
  about: 'A list; or `{ "waist": [], "length": [] }`; or `{ "men": [], "sleeve_lengths_in": [] }`.',
  fact: ({ sizes }) => listSizes(sizes).map(([label, value]) => ({ label, value })),
} as const satisfies Field;

/** The field of sizes under its second name. */
export const size = {
  ...shared,
  key: 'size',
  rank: 16,
  about: 'Another name of `available_sizes`; a product uses one of them only.',
} as const satisfies Field;

/** The field of sizes under its third name. */
export const sizes = {
  ...shared,
  key: 'sizes',
  rank: 17,
  about: 'Another name of `available_sizes`; a product uses one of them only.',
} as const satisfies Field;

type Label = string | number;

/** True for two names of one size: 'XXL', '2XL' and '2X'. */
const isSameSize = (a: Label, b: Label) => normalizeSize(String(a)) === normalizeSize(String(b));

/** The first label of each size. */
const uniqueSizes = (labels: readonly Label[]) =>
  labels.filter((label, index) => labels.findIndex((other) => isSameSize(other, label)) === index);

function systemOf(sizes: Sizes): SizeSystem {
  if (sizes === undefined || (Array.isArray(sizes) && sizes.length === 0)) return 'none';
  if (Array.isArray(sizes)) return 'list';
  return 'waist' in sizes ? 'waist-length' : 'men-sleeve';
}

/** Labels as the data file writes them: numbers as numbers, unless they would read otherwise ('07', '10.0'). */
function toLabels(text: string): Label[] {
  return nonEmptyEntries(text).map((label) =>
    /^\d/.test(label) && String(Number(label)) === label ? Number(label) : label,
  );
}
