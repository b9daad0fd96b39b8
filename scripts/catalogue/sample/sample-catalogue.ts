import { readFileSync } from 'node:fs';
import { parseJson } from '../../../lib/catalogue/parse-json';
import type { RawProduct } from '../../../lib/catalogue/schema/product';
import { readEnvironment } from '../../../lib/site/environment';

type Group = { products: RawProduct[] };
type SampleOptions = {
  seed?: number;
  /** Number of variants of each product. */
  variants?: number;
  /** The catalogue whose products are varied. Default: the catalogue of the shop. */
  source?: string;
};

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.parse('2022-01-01');
const NUMBER_OF_DAYS = 1700;
const MAX_STOCK = 8;

/**
 * A random catalogue of `count` products, the same for the same seed. Each product is a product of the shop with another id, number,
 * brand, price and date. So categories, sizes, words and irregularities are distributed like in the shop.
 */
export function sampleCatalogue(count: number, { seed = 1, variants = 0, source }: SampleOptions = {}) {
  const file = source ?? readEnvironment().catalogueFile;
  const groups = Object.entries(parseJson(readFileSync(file), file) as Record<string, Group>);
  const sources = groups.flatMap(([key, { products }]) => products.map((product) => ({ key, product })));
  const random = createRandom(seed);
  const sample = Object.fromEntries(groups.map(([key, group]) => [key, { ...group, products: [] as RawProduct[] }]));
  for (let index = 1; index <= count; index += 1) {
    const { key, product } = random.pick(sources);
    const { brand } = random.pick(sources).product;
    const varied = vary({ ...product, brand }, index, random);
    sample[key]?.products.push(variants > 0 ? withVariants(varied, variants, random) : varied);
  }
  return sample;
}

/** Leaves out what must be unique, such as variants with barcodes, or has to match other products or prices. */
function vary(product: RawProduct, index: number, random: Random): RawProduct {
  const { variants: _, quantities: _quantities, pieces: _pieces, ...copied } = product;
  const factor = random.between(50, 200) / 100;
  const priceOf = (price: number) => roundPrice(price * factor);
  const day = new Date(FIRST_DAY + random.between(0, NUMBER_OF_DAYS) * DAY_MS);
  return {
    ...copied,
    id: `sample-${index}`,
    name: `${product.name} ${index}`,
    model: `${product.brand.slice(0, 2).toUpperCase()}${1000 + index}`,
    price: priceOf(product.price),
    ...(product.oldPrice && { oldPrice: priceOf(product.oldPrice) }),
    image_links: [],
    ...(product.date && { date: day.toISOString().slice(0, 10) }),
  };
}

/** Replaces colors and sizes by an option 'Style'. Each style has a number, the last has another price, and some have a stock. */
function withVariants(product: RawProduct, count: number, random: Random): RawProduct {
  const { available_colors: _, available_sizes: _sizes, size: _size, sizes: _others, ...rest } = product;
  const values = Array.from({ length: count }, (_, index) => `No. ${index + 1}`);
  const variants = values.map((Style, index) => ({
    options: { Style },
    number: `${product.model}-${index + 1}`,
    ...(index === count - 1 && product.price > 0 && { price: roundPrice(product.price + random.between(1, 12)) }),
    ...(random.chance(0.25) && { stock: random.between(0, MAX_STOCK) }),
  }));
  return { ...rest, options: [{ name: 'Style', values }], variants } as RawProduct;
}

const roundPrice = (price: number) => Number(price.toFixed(2));

/** A seeded random source of {@link createRandom}. */
export type Random = ReturnType<typeof createRandom>;

/** A random source (mulberry32) for reproducible samples: the same seed has the same sequence. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  /** 0 (included) to 1 (excluded). */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  /** A whole number from low to high, both included. */
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <Item>(items: readonly Item[]) => items[between(0, items.length - 1)] as Item;
  /** Up to `count` different items, in random order. */
  const sample = <Item>(items: readonly Item[], count: number) => {
    const rest = [...items];
    return items.slice(0, count).flatMap(() => rest.splice(between(0, rest.length - 1), 1));
  };
  return { next, between, pick, sample, chance: (probability: number) => next() < probability };
}
