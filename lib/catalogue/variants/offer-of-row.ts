import { isRecord } from '../../is-record';
import { memoize } from '../../memoize';
import { colorName, uniqueColors } from '../colors/color-names';
import type { RawProduct } from '../schema/product';
import type { RawSizes } from '../schema/sizes';
import { matchValue } from '../sizes/sizes';
import { toSizes } from '../sizes/to-sizes';
import { type Offer, optionControls } from './offer';
import { fromRawSelection } from './raw-selection';

/**
 * The offer of a row of the data file, for `resolveVariant`. Does not validate the row, because lists convert thousands of rows. The
 * result is cached per row, because rows are immutable.
 */
export const offerOfRow: (raw: RawProduct) => Offer = memoize(readRow);

function readRow(raw: RawProduct): Offer {
  const sizes = raw.available_sizes ?? raw.size ?? raw.sizes;
  const fields = {
    colors: colorsOf(raw),
    sizes: toSizes(sizes && labelTexts(sizes), String(raw.category)),
    ...(raw.options && {
      options: raw.options.map(({ name, values }) => ({ name, values: [...new Set(texts(values))] })),
    }),
  };
  const controls = new Map(optionControls(fields).map(({ name, values }) => [name, values]));
  return {
    ...fields,
    model: raw.model,
    price: raw.price,
    oldPrice: raw.oldPrice ?? undefined,
    stock: raw.stock,
    variants: raw.variants?.map(({ color, size, options, image_links: images, ...facts }) => ({
      ...facts,
      ...(images && images.length > 0 && { images }),
      choice: Object.fromEntries(
        Object.entries(fromRawSelection({ color, size, options })).map(([name, value]) => [
          name,
          matchValue(controls.get(name) ?? [], value) ?? value,
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

function colorsOf({ available_colors, colors = [] }: RawProduct): Offer['colors'] {
  const namedColors = (available_colors ?? colors).map((color) => {
    if (isRecord(color)) return { name: String(color.name), hex: String(color.hex) };
    return { name: color.startsWith('#') ? colorName(color.toUpperCase()) : color, hex: color };
  });
  return uniqueColors(namedColors);
}
