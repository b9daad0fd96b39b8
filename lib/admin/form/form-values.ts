import type { CategoryKey } from '../../catalogue/categories';
import type { RawProduct } from '../../catalogue/schema/product';

/** The sizes that the form offers to tick (specification, section 5); others are typed. */
export const SIZE_CHOICES = ['S', 'M', 'L', 'XL', 'XXL'] as const;

/** How the form of a product is filled in: everything as it was typed. Lists are text, an entry a line or between commas. */
export type FormValues = {
  productName: string;
  description: string;
  category: CategoryKey;
  subcategory: string;
  price: string;
  sizeSystem: 'none' | 'list' | 'waist-length' | 'men-sleeve';
  /** Ticked choices. */
  sizes: string[];
  otherSizes: string;
  waists: string;
  lengths: string;
  men: string;
  sleeves: string;
  isBestseller: boolean;
  images: string[];
  brand: string;
  model: string;
  type: string;
  oldPrice: string;
  stock: string;
  rating: string;
  fabric: string;
  date: string;
  features: string;
  /** A line a color: a word, or a name with its value: 'Sage #7C876D'. */
  colors: string;
  states: string;
  cities: string;
  minimumAge: string;
  usOnly: boolean;
  pieces: string;
  artwork: string;
};
export type FormField = keyof FormValues;

/** Fields of the form that make one field of the product, with the way to write it; undefined takes a field out. */
const WRITERS: { fields: FormField[]; write: (values: FormValues, base: Partial<RawProduct>) => Partial<Writable> }[] =
  [
    { fields: ['productName'], write: ({ productName }) => ({ name: productName.trim() }) },
    { fields: ['description'], write: ({ description }) => ({ description: description.trim() }) },
    { fields: ['category'], write: ({ category }) => ({ category }) },
    { fields: ['subcategory'], write: ({ subcategory }) => ({ subcategory: subcategory.trim() }) },
    { fields: ['price'], write: ({ price }) => ({ price: toNumber(price) }) },
    { fields: ['sizeSystem', 'sizes', 'otherSizes', 'waists', 'lengths', 'men', 'sleeves'], write: writeSizes },
    { fields: ['isBestseller'], write: ({ isBestseller }) => ({ isBestseller }) },
    { fields: ['images'], write: ({ images }) => ({ image_links: images }) },
    { fields: ['brand'], write: ({ brand }) => ({ brand: brand.trim() }) },
    { fields: ['model'], write: ({ model }) => ({ model: orNothing(model) }) },
    { fields: ['type'], write: ({ type }) => ({ type: orNothing(type) }) },
    { fields: ['oldPrice'], write: ({ oldPrice }) => ({ oldPrice: numberOrNothing(oldPrice) }) },
    { fields: ['stock'], write: ({ stock }) => ({ stock: numberOrNothing(stock) }) },
    { fields: ['rating'], write: ({ rating }) => ({ rating: numberOrNothing(rating) }) },
    { fields: ['fabric'], write: ({ fabric }) => ({ fabric: orNothing(fabric) }) },
    { fields: ['date'], write: ({ date }) => ({ date: orNothing(date) }) },
    { fields: ['features'], write: ({ features }) => ({ features: listOrNothing(lines(features)) }) },
    { fields: ['colors'], write: writeColors },
    { fields: ['states', 'cities', 'minimumAge', 'usOnly'], write: writeRestrictions },
    { fields: ['pieces'], write: ({ pieces }) => ({ pieces: listOrNothing(entries(pieces)) }) },
    { fields: ['artwork'], write: ({ artwork }) => ({ artwork: orNothing(artwork) }) },
  ];

type Writable = { [Field in keyof RawProduct]: RawProduct[Field] | undefined };
type Pair = { name: string; hex: string };

/** A product as the form shows it. */
export function toFormValues(raw: Partial<RawProduct>): FormValues {
  const sizes = raw.available_sizes ?? raw.size ?? raw.sizes;
  const labels = Array.isArray(sizes) ? sizes.map(String) : [];
  const isChoice = (label: string) => (SIZE_CHOICES as readonly string[]).includes(label);
  const text = (value: unknown) => (value === undefined || value === null ? '' : String(value));
  const { restrictions } = raw;
  return {
    productName: text(raw.name),
    description: text(raw.description),
    category: raw.category ?? 'clothing',
    subcategory: text(raw.subcategory),
    price: text(raw.price),
    sizeSystem: sizeSystemOf(sizes),
    sizes: labels.filter(isChoice),
    otherSizes: labels.filter((label) => !isChoice(label)).join(', '),
    waists: sizes && 'waist' in sizes ? sizes.waist.join(', ') : '',
    lengths: sizes && 'waist' in sizes ? sizes.length.join(', ') : '',
    men: sizes && 'men' in sizes ? sizes.men.join(', ') : '',
    sleeves: sizes && 'men' in sizes ? sizes.sleeve_lengths_in.join(', ') : '',
    isBestseller: raw.isBestseller ?? false,
    images: raw.image_links ?? [],
    brand: text(raw.brand),
    model: text(raw.model),
    type: text(raw.type),
    oldPrice: text(raw.oldPrice),
    stock: text(raw.stock ?? 50),
    rating: text(raw.rating),
    fabric: text(raw.fabric),
    date: text(raw.date),
    features: (raw.features ?? []).join('\n'),
    colors: (raw.available_colors ?? raw.colors ?? []).map(colorLine).join('\n'),
    states: (restrictions?.states ?? []).join(', '),
    cities: (restrictions?.cities ?? []).join('\n'),
    minimumAge: text(restrictions?.minimumAge),
    usOnly: restrictions?.usOnly ?? false,
    pieces: (raw.pieces ?? []).join(', '),
    artwork: text(raw.artwork),
  };
}

/** The product that a form describes. What was not touched stays as `base` has it, to the letter, so that a change set holds changes only. */
export function toRawProduct(values: FormValues, base: Partial<RawProduct>): RawProduct {
  const before = toFormValues(base);
  const isNew = base.id === undefined;
  const raw: Partial<Writable> = { ...base };
  for (const { fields, write } of WRITERS) {
    if (isNew || fields.some((field) => JSON.stringify(values[field]) !== JSON.stringify(before[field]))) {
      Object.assign(raw, write(values, base));
    }
  }
  return Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== undefined)) as RawProduct;
}

/** The field of the form in which a field of the product is typed: 'restrictions.states[1]' -> 'states'. */
export function formFieldOf(path: string): FormField {
  const [first = '', second = ''] = path.split(/[.[\]]+/);
  if (first === 'name') return 'productName';
  if (first === 'image_links') return 'images';
  if (first === 'available_colors') return 'colors';
  if (first === 'available_sizes' || first === 'size' || first === 'sizes') return 'sizes';
  const field = first === 'restrictions' ? second || 'states' : first;
  return field in toFormValues({}) ? (field as FormField) : 'productName';
}

function sizeSystemOf(sizes: RawProduct['sizes']): FormValues['sizeSystem'] {
  if (sizes === undefined || (Array.isArray(sizes) && sizes.length === 0)) return 'none';
  if (Array.isArray(sizes)) return 'list';
  return 'waist' in sizes ? 'waist-length' : 'men-sleeve';
}

/** Sizes stay under the name that the product has for them. */
function writeSizes(values: FormValues, base: Partial<RawProduct>): Partial<Writable> {
  const name = base.size ? 'size' : base.sizes ? 'sizes' : 'available_sizes';
  const labels = (text: string) => entries(text).map((label) => (isNumeric(label) ? Number(label) : label));
  switch (values.sizeSystem) {
    case 'none':
      return { [name]: undefined };
    case 'list':
      return {
        [name]: [...SIZE_CHOICES.filter((choice) => values.sizes.includes(choice)), ...labels(values.otherSizes)],
      };
    case 'waist-length':
      return { [name]: { waist: labels(values.waists), length: labels(values.lengths) } };
    case 'men-sleeve':
      return { [name]: { men: labels(values.men), sleeve_lengths_in: labels(values.sleeves) } };
  }
}

function writeColors({ colors }: FormValues, base: Partial<RawProduct>): Partial<Writable> {
  const name = base.colors ? 'colors' : 'available_colors';
  return { [name]: listOrNothing(lines(colors).map(toColor)) };
}

function colorLine(color: string | Pair): string {
  return typeof color === 'string' ? color : `${color.name} ${color.hex}`;
}

function toColor(line: string): string | Pair {
  const at = line.lastIndexOf('#');
  return at > 0 ? { name: line.slice(0, at).trim(), hex: line.slice(at).trim() } : line;
}

function writeRestrictions({ states, cities, minimumAge, usOnly }: FormValues): Partial<Writable> {
  const restrictions = {
    ...(entries(states).length > 0 && { states: entries(states).map((code) => code.toUpperCase()) }),
    ...(lines(cities).length > 0 && { cities: lines(cities) }),
    ...(minimumAge.trim() && { minimumAge: toNumber(minimumAge) }),
    ...(usOnly && { usOnly }),
  };
  return { restrictions: Object.keys(restrictions).length > 0 ? restrictions : undefined };
}

const isNumeric = (text: string) => /^\d+(?:\.\d+)?$/.test(text);
const orNothing = (text: string) => text.trim() || undefined;
const listOrNothing = <Item>(list: Item[]) => (list.length > 0 ? list : undefined);
/** NaN for what is no number: the schema then says so. */
const toNumber = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
const numberOrNothing = (text: string) => (text.trim() === '' ? undefined : Number(text));
const lines = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);
const entries = (text: string) => text.split(/[,\n]/).flatMap((entry) => entry.trim() || []);
