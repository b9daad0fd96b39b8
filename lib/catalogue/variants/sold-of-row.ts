import { isRecord } from '../../is-record';
import { choiceControls } from '../choice-controls';
import { colorName, uniqueColors } from '../color-names';
import type { RawProduct } from '../schema/product';
import type { RawSizes } from '../schema/sizes';
import { sameValue } from '../sizes';
import { toSizes } from '../to-sizes';
import { choiceOfRow } from './raw-choice';
import type { Sold } from './variant';

/** Rows are never changed in place: each is read once. */
const read = new WeakMap<RawProduct, Sold>();

/** A row of the data as `resolveVariant` asks it, without a check of the whole row: lists of products are gone through with it. */
export function soldOfRow(raw: RawProduct): Sold {
  const known = read.get(raw);
  if (known) return known;
  const sold = readRow(raw);
  read.set(raw, sold);
  return sold;
}

function readRow(raw: RawProduct): Sold {
  const sizes = raw.available_sizes ?? raw.size ?? raw.sizes;
  const goods = {
    colors: colorsOf(raw),
    sizes: toSizes(sizes && labelTexts(sizes), String(raw.category)),
    ...(raw.options && {
      options: raw.options.map(({ name, values }) => ({ name, values: [...new Set(texts(values))] })),
    }),
  };
  const controls = new Map(choiceControls(goods).map(({ name, values }) => [name, values]));
  return {
    ...goods,
    model: raw.model,
    price: raw.price,
    oldPrice: raw.oldPrice ?? undefined,
    stock: raw.stock,
    variants: raw.variants?.map(({ color, size, options, image_links: images, ...facts }) => ({
      ...facts,
      ...(images && images.length > 0 && { images }),
      choice: Object.fromEntries(
        Object.entries(choiceOfRow({ color, size, options })).map(([name, value]) => [
          name,
          sameValue(controls.get(name) ?? [], value) ?? value,
        ]),
      ),
    })),
  };
}

const texts = (labels: unknown): string[] => (Array.isArray(labels) ? labels.map((label) => String(label).trim()) : []);

function labelTexts(sizes: NonNullable<RawProduct['sizes']>): RawSizes {
  if (Array.isArray(sizes)) return texts(sizes);
  return Object.fromEntries(Object.entries(sizes).map(([name, labels]) => [name, texts(labels)])) as RawSizes;
}

function colorsOf({ available_colors, colors = [] }: RawProduct): Sold['colors'] {
  const named = (available_colors ?? colors).map((color) => {
    if (isRecord(color)) return { name: String(color.name), hex: String(color.hex) };
    return { name: color.startsWith('#') ? colorName(color.toUpperCase()) : color, hex: color };
  });
  return uniqueColors(named);
}
