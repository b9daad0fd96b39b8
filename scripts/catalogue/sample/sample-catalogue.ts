import type { CategoryKey } from '../../../lib/catalogue/categories/categories';
import { withCheckDigit } from '../../../lib/catalogue/gtin';
import type { RawProduct } from '../../../lib/catalogue/schema/product';
import { createRandom, type Random } from './random';
import { CLOTHING_COLORS, PRODUCT_KINDS, type ProductKind, RESTRICTED_STATES, SAMPLE_BRANDS } from './sample-data';

type Group = { key: CategoryKey; name: string; description: string; products: RawProduct[] };

const NAMES: Record<CategoryKey, string> = {
  clothing: 'Clothing',
  footwear: 'Footwear',
  tactical_gear: 'Tactical Gear',
  accessories: 'Accessories',
  badges: 'Badges & Holders',
  duty: 'Duty Gear',
};
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.parse('2022-01-01');
const NUMBER_OF_DAYS = 1700;

/**
 * A random catalogue, the same for the same seed. Categories, brands, sizes and prices are distributed like in the bundled catalogue.
 * It has the same irregularities: three names for sizes, two spellings, and products without price, features or date.
 * @param variants number of variants of each product
 */
export function sampleCatalogue(count: number, seed = 1, variants = 0): Record<CategoryKey, Group> {
  const random = createRandom(seed);
  const groups = Object.fromEntries(
    Object.entries(NAMES).map(([key, name]) => [
      key,
      { key, name, description: `Sample products: ${name}.`, products: [] },
    ]),
  ) as unknown as Record<CategoryKey, Group>;
  for (let index = 0; index < count; index += 1) {
    const kind = random.pick(PRODUCT_KINDS);
    const product = sampleProduct(index, kind, random);
    groups[kind.category]?.products.push(variants > 0 ? addSampleVariants(product, index, variants) : product);
  }
  return groups;
}

function sampleProduct(index: number, kind: ProductKind, random: Random): RawProduct {
  const brand = random.pick(SAMPLE_BRANDS);
  const noun = random.pick(kind.nouns);
  const trait = random.pick(kind.traits);
  const model = `${brand.slice(0, 2).toUpperCase()}${1000 + index}`;
  const price = random.chance(0.01)
    ? 0
    : Math.round(kind.price[0] * (kind.price[1] / kind.price[0]) ** random.next()) - 0.01;
  const colors = random.sample(kind.colors ?? CLOTHING_COLORS, random.between(1, 5));
  const date = new Date(FIRST_DAY + random.between(0, NUMBER_OF_DAYS) * DAY_MS).toISOString().slice(0, 10);
  return {
    id: `sample-${index + 1}`,
    name: `${trait} ${noun} ${index + 1}`,
    brand,
    model,
    price: Math.max(0, Number(price.toFixed(2))),
    ...(price > 0 &&
      random.chance(0.2) && { oldPrice: Number((price * random.pick([1.1, 1.2, 1.25, 1.4])).toFixed(2)) }),
    category: kind.category,
    subcategory: random.pick(kind.subcategories),
    rating: random.pick([4, 4, 4, 4.1, 4.3, 4.5, 4.8]),
    description: describe(kind, noun, trait, brand, random),
    ...(random.chance(0.97) && {
      features: [...random.sample(kind.features, random.between(1, 4)), `Weight: ${random.between(2, 60)} oz`],
    }),
    image_links: [],
    ...(kind.sizes && { [random.pick(['available_sizes', 'size', 'sizes'])]: kind.sizes }),
    available_colors: colors,
    fabric: random.pick(kind.fabrics),
    ...(random.chance(0.95) && { date }),
    ...(random.chance(0.05) && { isBestseller: true }),
    ...(kind.isRestricted && {
      restrictions: { states: random.sample(RESTRICTED_STATES, random.between(1, 6)), minimumAge: 18 },
    }),
  };
}

function describe(kind: ProductKind, noun: string, trait: string, brand: string, random: Random): string {
  const sentences = random.sample(kind.sentences, 4);
  return [`${trait} ${noun.toLowerCase()} from ${brand}, written by the sample generator.`, ...sentences].join(
    random.chance(0.3) ? '\n\n' : ' ',
  );
}

const LOW_STOCK = 8;

/**
 * Adds variants in a grid of colors and sizes. A product with fewer sizes gets the option 'Style' instead. Each variant has a SKU and a
 * barcode. The largest sizes of some products cost more, and some variants have a stock.
 */
function addSampleVariants(product: RawProduct, index: number, variants: number): RawProduct {
  const random = createRandom(index + 1);
  const { size, sizes, available_sizes = size ?? sizes, ...others } = product;
  const allColors = product.available_colors ?? [];
  const count =
    Array.from({ length: allColors.length }, (_, fewer) => allColors.length - fewer).find(
      (size) => variants % size === 0,
    ) ?? 1;
  const colors = allColors.slice(0, count);
  const perColor = variants / count;
  const list = Array.isArray(available_sizes) && available_sizes.length >= perColor ? available_sizes : undefined;
  const values = list?.slice(0, perColor) ?? Array.from({ length: perColor }, (_, position) => `No. ${position + 1}`);
  const expensive = random.chance(0.5) && product.price > 0 ? values.slice(-random.between(1, 2)) : [];
  const higherPrice = product.price + random.between(1, 12);
  const companyPrefix = 400_000 + ((product.brand.length * 7919) % 99_999);
  let barcode = index * 2 * variants;
  const grid = colors.flatMap((color, colorIndex) =>
    values.map((value) => {
      barcode += random.chance(0.9) ? 1 : 2;
      const name = typeof color === 'string' ? color : color.name;
      return {
        color: name,
        ...(list ? { size: String(value) } : { options: { Style: String(value) } }),
        number: `${product.model}-${colorCode(name)}-${String(value).replace(/\W/g, '')}`,
        barcode: withCheckDigit(`${companyPrefix}${String(barcode).padStart(7, '0')}`),
        ...(expensive.includes(value) && { price: Number(higherPrice.toFixed(2)) }),
        ...(random.chance(0.25) && { stock: random.between(0, LOW_STOCK) + colorIndex }),
      };
    }),
  );
  return {
    ...others,
    available_colors: colors,
    ...(list
      ? { available_sizes: list.slice(0, perColor) }
      : { options: [{ name: 'Style', values: values.map(String) }] }),
    variants: grid,
  } as RawProduct;
}

/** Three digits for a color, as in SKUs of brands. */
const colorCode = (name: string) =>
  String([...name].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 1000, 7)).padStart(3, '0');
