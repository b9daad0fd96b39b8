import { counted } from '../../counted';
import { isRecord } from '../../is-record';
import type { RawProduct } from '../schema/product';
import { quantitySpecs } from '../variants/quantity-specs';
import type { Field, FieldEntry } from './field';
import { plainWords, priceValueWords } from './value-words';

const toEntry = (words: string, key = words): FieldEntry => ({ key, words });

/** The field of a product's own choices. */
export const options = {
  key: 'options',
  rank: 30,
  label: 'Choices',
  about: 'Up to two choices beside color and size: `{ "name": "Hand", "values": ["Right", "Left"] }`.',
  absent: 'color and size alone',
  shape: 'groups',
  editor: 'none',
  fact: (product) => product.options?.map(({ name, values }) => ({ label: name, value: values.join(', ') })),
  entries: (value) => (value as RawOption[]).map(({ name, values }) => toEntry(`${name} ${plainWords(values)}`)),
} as const satisfies Field;

/** The field of what combinations say for themselves. */
export const variants = {
  key: 'variants',
  rank: 31,
  label: 'Variants',
  about: 'What some combinations say in place of the product: see [below](#variants).',
  absent: 'all combinations alike',
  shape: 'groups',
  editor: 'none',
  entries: (value) => (value as RawVariant[]).map((raw) => toEntry(variantWords(raw), JSON.stringify(raw))),
} as const satisfies Field;

/** The field of packs, steps and lower prices of many. */
export const quantities = {
  key: 'quantities',
  rank: 32,
  label: 'Quantities',
  about: 'Packs, least quantity, steps and prices of many: see [below](#quantities).',
  absent: 'any quantity at one price',
  shape: 'group',
  editor: 'none',
  fact: quantitySpecs,
  entries: (value) =>
    Object.entries(value as object).map(([name, part]) => toEntry(`${name} ${plainWords(part)}`, name)),
} as const satisfies Field;

type RawOption = NonNullable<RawProduct['options']>[number];
type RawVariant = NonNullable<RawProduct['variants']>[number];

/** 'Black, size 3XL: number 72175-3XL, $82.00, 4 in stock'. */
function variantWords(raw: RawVariant): string {
  const { color, size, options: own, price, oldPrice, stock, image_links, made, ...named } = raw;
  const values = [
    color,
    isRecord(size) ? plainWords(size) : size !== undefined && `size ${size}`,
    own && plainWords(own),
  ];
  const facts = [
    made === false ? 'not made' : made && 'made',
    ...Object.entries(named).map(([name, value]) => `${name} ${value}`),
    price !== undefined && priceValueWords(price),
    oldPrice !== undefined && `before ${priceValueWords(oldPrice)}`,
    stock !== undefined && `${stock} in stock`,
    image_links && counted(image_links.length, 'picture'),
  ];
  return `${values.filter(Boolean).join(', ') || 'all'}: ${facts.filter(Boolean).join(', ')}`;
}
