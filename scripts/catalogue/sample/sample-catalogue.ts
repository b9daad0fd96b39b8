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
const DAYS = 1700;

/**
 * A realistic random catalogue of `count` products, the same for the same seed. It spreads over categories, makers, sizes
 * and prices about as the bundled catalogue does, with the same irregularities: three names for sizes, two spellings, goods
 * without a price, without features or without a date. With `variants` each has so many.
 */
export function sampleCatalogue(count: number, seed = 1, variants = 0): Record<CategoryKey, Group> {
  const random = createRandom(seed);
  const groups = Object.fromEntries(
    Object.entries(NAMES).map(([key, name]) => [
      key,
      { key, name, description: `Sample goods: ${name}.`, products: [] },
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
  const maker = random.pick(SAMPLE_BRANDS);
  const noun = random.pick(kind.nouns);
  const trait = random.pick(kind.traits);
  const model = `${maker.slice(0, 2).toUpperCase()}${1000 + index}`;
  const price = random.chance(0.01)
    ? 0
    : Math.round(kind.price[0] * (kind.price[1] / kind.price[0]) ** random.next()) - 0.01;
  const colors = random.sample(kind.colors ?? CLOTHING_COLORS, random.between(1, 5));
  const date = new Date(FIRST_DAY + random.between(0, DAYS) * DAY_MS).toISOString().slice(0, 10);
  return {
    id: `sample-${index + 1}`,
    name: `${trait} ${noun} ${index + 1}`,
    brand: maker,
    model,
    price: Math.max(0, Number(price.toFixed(2))),
    ...(price > 0 &&
      random.chance(0.2) && { oldPrice: Number((price * random.pick([1.1, 1.2, 1.25, 1.4])).toFixed(2)) }),
    category: kind.category,
    subcategory: random.pick(kind.subcategories),
    rating: random.pick([4, 4, 4, 4.1, 4.3, 4.5, 4.8]),
    description: describe(kind, noun, trait, maker, random),
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

function describe(kind: ProductKind, noun: string, trait: string, maker: string, random: Random): string {
  const sentences = random.sample(kind.sentences, 4);
  return [`${trait} ${noun.toLowerCase()} from ${maker}, written by the sample generator.`, ...sentences].join(
    random.chance(0.3) ? '\n\n' : ' ',
  );
}

const LOW_STOCK = 8;

/**
 * A product with as many variants as that in a grid of its colors and sizes; what has no such sizes gets a choice of its own. Each has
 * a number and a barcode, as makers number them, the largest ones cost more, and of some the stock is known.
 */
export function addSampleVariants(product: RawProduct, index: number, variants: number): RawProduct {
  const random = createRandom(index + 1);
  const { size, sizes, available_sizes = size ?? sizes, ...others } = product;
  const offered = product.available_colors ?? [];
  const count =
    Array.from({ length: offered.length }, (_, place) => offered.length - place).find((own) => variants % own === 0) ??
    1;
  const colors = offered.slice(0, count);
  const lines = variants / count;
  const list = Array.isArray(available_sizes) && available_sizes.length >= lines ? available_sizes : undefined;
  const values = list?.slice(0, lines) ?? Array.from({ length: lines }, (_, place) => `No. ${place + 1}`);
  const dear = random.chance(0.5) && product.price > 0 ? values.slice(-random.between(1, 2)) : [];
  const more = product.price + random.between(1, 12);
  const maker = 400_000 + ((product.brand.length * 7919) % 99_999);
  let barcode = index * 2 * variants;
  const grid = colors.flatMap((color, place) =>
    values.map((value) => {
      barcode += random.chance(0.9) ? 1 : 2;
      const name = typeof color === 'string' ? color : color.name;
      return {
        color: name,
        ...(list ? { size: String(value) } : { options: { Style: String(value) } }),
        number: `${product.model}-${colorCode(name)}-${String(value).replace(/\W/g, '')}`,
        barcode: withCheckDigit(`${maker}${String(barcode).padStart(7, '0')}`),
        ...(dear.includes(value) && { price: Number(more.toFixed(2)) }),
        ...(random.chance(0.25) && { stock: random.between(0, LOW_STOCK) + place }),
      };
    }),
  );
  return {
    ...others,
    available_colors: colors,
    ...(list
      ? { available_sizes: list.slice(0, lines) }
      : { options: [{ name: 'Style', values: values.map(String) }] }),
    variants: grid,
  } as RawProduct;
}

/** A color's number at its maker: three digits. */
const colorCode = (name: string) =>
  String([...name].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 1000, 7)).padStart(3, '0');
