import { formatCount } from '../../format';
import { isRecord } from '../../is-record';
import type { RawProduct } from '../schema/product';
import { type Editor, emptyToUndefined, type Field, nonEmptyLines, numberText, plainText, toEntry } from './field';
import { formatPlainValue, formatPriceValue } from './format-value';
import type { VariantRow } from './variant-facts';
import { FACT_COLUMNS, readVariantRows, writeVariantRows } from './variant-rows';

/** The editor of custom options, one per line: 'Hand: Right, Left'. */
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
  controls: { variants: { kind: 'custom', label: 'Variants' } },
  read: (raw) => ({ variants: readVariantRows(raw.variants) }),
  write: (values, raw) => ({ variants: writeVariantRows(values.variants, raw.variants) }),
};

const { price: priceColumn } = FACT_COLUMNS;

/** The editor of quantities. Price breaks are lines such as '12: 70' and '48: 15%'. */
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
      breaks: breaks
        .map((priceBreak) => (typeof priceBreak === 'object' ? formatBreak(priceBreak) : plainText.format(priceBreak)))
        .join('\n'),
    };
  },
  write({ unit, breaks, ...numbers }) {
    const entries = Object.entries({
      pack: numberText.parse(numbers.pack),
      unit: plainText.parse(unit),
      minimum: numberText.parse(numbers.minimum),
      step: numberText.parse(numbers.step),
      breaks: emptyToUndefined(nonEmptyLines(breaks).map(parseBreak)),
    }).filter(([, value]) => value !== undefined);
    return { quantities: entries.length > 0 ? Object.fromEntries(entries) : undefined };
  },
};

type RawBreak = NonNullable<NonNullable<RawProduct['quantities']>['breaks']>[number];

function formatBreak({ from, price, percent }: RawBreak): string {
  return `${from}: ${percent === undefined ? priceColumn.text.format(price) : `${percent}%`}`;
}

/** Parses a price break such as '12: 70'. Other lines stay text, so that the schema rejects them. */
function parseBreak(line: string): unknown {
  const [, from, percent] = /^(\d+)\s*[:=]\s*(?:([\d.,]+)\s*%|.+)$/.exec(line) ?? [];
  if (from === undefined) return line;
  const rest = line.replace(/^\d+\s*[:=]\s*/, '');
  return percent === undefined
    ? { from: Number(from), price: priceColumn.text.parse(rest) }
    : { from: Number(from), percent: numberText.parse(percent.replace(',', '.')) };
}

/** The field of custom options. */
export const options = {
  key: 'options',
  label: 'Choices',
  shape: 'groups',
  editor: optionsEditor,
  entries: (value) => (value as RawOption[]).map(({ name, values }) => toEntry(`${name} ${formatPlainValue(values)}`)),
} as const satisfies Field;

/** The field of variants, which override facts of some combinations. */
export const variants = {
  key: 'variants',
  label: 'Variants',
  shape: 'groups',
  editor: variantsEditor,
  entries: (value) => (value as RawVariant[]).map((raw) => toEntry(variantLabel(raw), JSON.stringify(raw))),
} as const satisfies Field;

/** The field of order quantities: pack, unit, minimum, multiples and price breaks. */
export const quantities = {
  key: 'quantities',
  label: 'Quantities',
  shape: 'group',
  editor: quantitiesEditor,
  entries: (value) =>
    Object.entries(value as object).map(([name, part]) => toEntry(`${name} ${formatPlainValue(part)}`, name)),
} as const satisfies Field;

type RawOption = NonNullable<RawProduct['options']>[number];
type RawVariant = NonNullable<RawProduct['variants']>[number];

/** A variant as text: 'Black, size 3XL: number 72175-3XL, $82.00, 4 in stock'. */
function variantLabel(raw: RawVariant): string {
  const { color, size, options: customOptions, price, oldPrice, stock, image_links, made, ...numbers } = raw;
  const values = [
    color,
    isRecord(size) ? formatPlainValue(size) : size !== undefined && `size ${size}`,
    customOptions && formatPlainValue(customOptions),
  ];
  const facts = [
    made === false ? 'not made' : made && 'made',
    ...Object.entries(numbers).map(([name, value]) => `${name} ${value}`),
    price !== undefined && formatPriceValue(price),
    oldPrice !== undefined && `before ${formatPriceValue(oldPrice)}`,
    stock !== undefined && `${stock} in stock`,
    image_links && formatCount(image_links.length, 'picture'),
  ];
  return `${values.filter(Boolean).join(', ') || 'all'}: ${facts.filter(Boolean).join(', ')}`;
}
