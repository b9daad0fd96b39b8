import { formatCount } from '../../format';
import { isRecord } from '../../is-record';
import type { RawProduct } from '../schema/product';
import { quantitySpecs } from '../variants/quantity-specs';
import type { VariantRow } from './fact-path';
import type { Editor, Field, FieldEntry } from './field';
import { formatPlainValue, formatPriceValue } from './format-value';
import { emptyToUndefined, nonEmptyLines, numberText, plainText } from './text-formats';
import { FACT_COLUMNS, readVariantRows, writeVariantRows } from './variant-rows';

const toEntry = (words: string, key = words): FieldEntry => ({ key, words });

/** The editor of a product's own choices, one a line: 'Hand: Right, Left'. */
const optionsEditor: Editor<{ options: string }> = {
  section: 'prices',
  controls: {
    options: {
      kind: 'area',
      label: 'Options besides color and size',
      rows: 2,
      hint: 'At most two, one per line: Hand: Right, Left. Separate values that contain commas by semicolons.',
    },
  },
  read: ({ options: list = [] }) => ({
    options: list
      .map(({ name, values }) => `${name}: ${values.join(/,/.test(values.join('')) ? '; ' : ', ')}`)
      .join('\n'),
  }),
  write: ({ options: text }) => ({
    options: emptyToUndefined(
      nonEmptyLines(text).map((line) => {
        const [name = '', rest = ''] = line.split(/:(.*)/);
        const values = rest.split(rest.includes(';') ? ';' : ',').flatMap((value) => value.trim() || []);
        return { name: name.trim(), values };
      }),
    ),
  }),
};

/** The editor of variants, one row each. */
const variantsEditor: Editor<{ variants: readonly VariantRow[] }> = {
  section: 'prices',
  component: 'variants',
  legend: 'Variants',
  controls: { variants: { kind: 'own', label: 'Variants' } },
  read: (raw) => ({ variants: readVariantRows(raw.variants) }),
  write: (values, raw) => ({ variants: writeVariantRows(values.variants, raw.variants) }),
};

const { price: priceColumn } = FACT_COLUMNS;

/** The editor of quantities; breaks are lines such as '12: 70' and '48: 15%'. */
const quantitiesEditor: Editor<Record<'pack' | 'unit' | 'minimum' | 'step' | 'breaks', string>> = {
  section: 'prices',
  legend: 'Quantities',
  controls: {
    pack: { kind: 'number', label: 'Pack size', min: 1, step: 1 },
    unit: { kind: 'text', label: 'Unit', hint: 'pair, box' },
    minimum: { kind: 'number', label: 'Minimum quantity', min: 1, step: 1 },
    step: { kind: 'number', label: 'Quantity step', min: 1, step: 1, hint: '6: sold in multiples of 6' },
    breaks: {
      kind: 'area',
      label: 'Quantity discounts',
      rows: 3,
      hint: 'One per line. 12: 70 is a price of 70 from 12 on; 48: 15% takes 15 percent off from 48 on.',
    },
  },
  read({ quantities: group = {} }) {
    const { pack, unit, minimum, step, breaks = [] } = group;
    return {
      pack: plainText.format(pack),
      unit: plainText.format(unit),
      minimum: plainText.format(minimum),
      step: plainText.format(step),
      breaks: breaks.map((each) => (typeof each === 'object' ? breakText(each) : plainText.format(each))).join('\n'),
    };
  },
  write({ unit, breaks, ...figures }) {
    const named = Object.entries({
      pack: numberText.parse(figures.pack),
      unit: plainText.parse(unit),
      minimum: numberText.parse(figures.minimum),
      step: numberText.parse(figures.step),
      breaks: emptyToUndefined(nonEmptyLines(breaks).map(readBreak)),
    }).filter(([, value]) => value !== undefined);
    return { quantities: named.length > 0 ? Object.fromEntries(named) : undefined };
  },
};

type RawBreak = NonNullable<NonNullable<RawProduct['quantities']>['breaks']>[number];

function breakText({ from, price, percent }: RawBreak): string {
  return `${from}: ${percent === undefined ? priceColumn.text.format(price) : `${percent}%`}`;
}

/** A break of a line; a line that is none stays text, for the schema to refuse. */
function readBreak(line: string): unknown {
  const [, from, off] = /^(\d+)\s*[:=]\s*(?:([\d.,]+)\s*%|.+)$/.exec(line) ?? [];
  if (from === undefined) return line;
  const rest = line.replace(/^\d+\s*[:=]\s*/, '');
  return off === undefined
    ? { from: Number(from), price: priceColumn.text.parse(rest) }
    : { from: Number(from), percent: numberText.parse(off.replace(',', '.')) };
}

/** The field of a product's own choices. */
export const options = {
  key: 'options',
  rank: 30,
  label: 'Choices',
  about: 'Up to two choices besides color and size: `{ "name": "Hand", "values": ["Right", "Left"] }`.',
  absent: 'only color and size',
  shape: 'groups',
  editor: optionsEditor,
  fact: (product) => product.options?.map(({ name, values }) => ({ label: name, value: values.join(', ') })),
  entries: (value) => (value as RawOption[]).map(({ name, values }) => toEntry(`${name} ${formatPlainValue(values)}`)),
} as const satisfies Field;

/** The field of what combinations say for themselves. */
export const variants = {
  key: 'variants',
  rank: 31,
  label: 'Variants',
  about: 'What some combinations say in place of the product: see [below](#variants).',
  absent: 'all combinations alike',
  shape: 'groups',
  editor: variantsEditor,
  entries: (value) => (value as RawVariant[]).map((raw) => toEntry(variantLabel(raw), JSON.stringify(raw))),
} as const satisfies Field;

/** The field of packs, steps and lower prices of many. */
export const quantities = {
  key: 'quantities',
  rank: 32,
  label: 'Quantities',
  about: 'Packs, least quantity, steps and prices of many: see [below](#quantities).',
  absent: 'any quantity at one price',
  shape: 'group',
  editor: quantitiesEditor,
  fact: quantitySpecs,
  entries: (value) =>
    Object.entries(value as object).map(([name, part]) => toEntry(`${name} ${formatPlainValue(part)}`, name)),
} as const satisfies Field;

type RawOption = NonNullable<RawProduct['options']>[number];
type RawVariant = NonNullable<RawProduct['variants']>[number];

/** 'Black, size 3XL: number 72175-3XL, $82.00, 4 in stock'. */
function variantLabel(raw: RawVariant): string {
  const { color, size, options: own, price, oldPrice, stock, image_links, made, ...named } = raw;
  const values = [
    color,
    isRecord(size) ? formatPlainValue(size) : size !== undefined && `size ${size}`,
    own && formatPlainValue(own),
  ];
  const facts = [
    made === false ? 'not made' : made && 'made',
    ...Object.entries(named).map(([name, value]) => `${name} ${value}`),
    price !== undefined && formatPriceValue(price),
    oldPrice !== undefined && `before ${formatPriceValue(oldPrice)}`,
    stock !== undefined && `${stock} in stock`,
    image_links && formatCount(image_links.length, 'picture'),
  ];
  return `${values.filter(Boolean).join(', ') || 'all'}: ${facts.filter(Boolean).join(', ')}`;
}
