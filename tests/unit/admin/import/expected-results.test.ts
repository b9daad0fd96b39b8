import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ImportMapping } from '@/lib/admin/import/import-mapping';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { slugify } from '@/lib/slug';
import { type ExpectedOffer, expectedOffers, rawOptionValues } from '@/tests/fixtures/expected-offers';
import { importFile, importFiles, reportLines } from '@/tests/fixtures/import-files';

const FOLDER = 'tests/fixtures/imports/judged';

type Facts = { price?: number; oldPrice?: number | null; stock?: number | null; barcode?: string | null };
type ExpectedVariant = Facts & { number?: string; size?: string; color?: string; options?: Record<string, string> };
type ExpectedProduct = Facts & {
  name: string;
  category?: string | null;
  sizes?: string[];
  colors?: string[];
  variants?: ExpectedVariant[];
  published?: false;
  available?: true;
  number?: string;
  images?: number;
  weight?: number;
  description?: string;
  brand?: string;
};
/** Expected result of a table, written by a person. `told` has parts of the report, `mapping` the corrections by the operator. */
type Expected = {
  file: string | string[];
  currency: string;
  products: Record<string, ExpectedProduct>;
  mapping?: Partial<ImportMapping>;
  told?: string[];
};

/** Offer of a combination. `stock` is undefined if it is not tracked. */
type Offer = Pick<ExpectedOffer, 'choice' | 'price' | 'oldPrice' | 'barcode' | 'number'> & {
  stock: number | undefined;
};

/** Available combinations of a product. */
function offersOf(raw: RawProduct): Offer[] {
  // Detects stock that is not tracked, instead of the default stock of 50.
  const counted = expectedOffers({ ...raw, stock: raw.stock ?? -1 });
  return counted.flatMap(({ isAvailable, stock, ...facts }) =>
    isAvailable ? { ...facts, stock: stock < 0 ? undefined : stock } : [],
  );
}

function findProduct(products: readonly RawProduct[], key: string, { name, variants = [] }: ExpectedProduct) {
  const numbers = new Set([key, ...variants.map(({ number }) => number)]);
  const hasNumber = ({ variants: own = [] }: RawProduct) => own.some(({ number }) => number && numbers.has(number));
  const tests: ((raw: RawProduct) => boolean)[] = [
    ({ id }) => id === slugify(key),
    ({ model }) => model === key,
    hasNumber,
    (raw) => raw.name === name,
  ];
  return tests.map((test) => products.find(test)).find(Boolean);
}

/** First and last level of a category path. */
function levels(path: string | null | undefined): string[] {
  const names = (path ?? 'Other').split(/ ?> ?/);
  return [names[0], names.length > 1 ? names.at(-1) : ''].map((name) => slugify(name ?? ''));
}

const sorted = (values: readonly unknown[]) => values.map(String).sort();

/** Compared values of a product: [name, actual, expected]. */
function* differences(raw: RawProduct, expected: ExpectedProduct, categoryName: string) {
  const { variants, sizes, colors, published, available } = expected;
  const offers = offersOf(raw);
  const values = new Map(rawOptionValues(raw));
  const [only] = offers;
  yield ['published', !raw.hidden, published !== false];
  yield ['name', raw.name, expected.name];
  if (expected.price !== undefined) yield ['price', Math.min(...offers.map(({ price }) => price)), expected.price];
  if ('category' in expected)
    yield ['category', [slugify(categoryName), slugify(raw.subcategory ?? '')], levels(expected.category)];
  if (sizes) yield ['sizes', sorted([...(values.get('waist') ?? []), ...(values.get('size') ?? [])]), sorted(sizes)];
  if (colors) yield ['colors', sorted(values.get('color') ?? []), sorted(colors)];
  if (expected.number) yield ['number', only?.number, expected.number];
  if (expected.images !== undefined) yield ['images', raw.image_links?.length ?? 0, expected.images];
  if (expected.description) yield ['description', raw.description, expected.description];
  if (expected.brand) yield ['brand', raw.brand, expected.brand];
  if (expected.weight !== undefined) {
    const [, figure = '', unit] =
      /^Weight: ([\d.,]+) ?(\w*)/.exec(raw.features?.find((line) => /^Weight/.test(line)) ?? '') ?? [];
    yield ['weight', Number(figure.replace(',', '.')) / (unit === 'g' ? 1000 : 1), expected.weight];
  }
  if (available) yield ['is available', offers.some(({ stock }) => stock !== 0), true];
  if (!variants) {
    yield* factsOf(only, { oldPrice: null, ...expected, price: undefined });
    return;
  }
  yield ['number of variants', offers.length, variants.length];
  const choices = offers.map(({ choice }) => Object.values(choice));
  for (const variant of variants) {
    const chosen = varying(valuesOf(variant), variants.map(valuesOf));
    const at = choices.findIndex((values) => isSame(varying(values, choices), chosen));
    yield* factsOf(offers[at], variant, `${chosen}: `);
    if (variant.number) yield [`${chosen}: number`, offers[at]?.number, variant.number];
  }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
/** Values that are not in all lists. An option with a single value is a specification. */
const varying = (values: readonly string[], all: readonly (readonly string[])[]) =>
  sorted(values.filter((value) => !all.every((each) => each.includes(value))));
const valuesOf = ({ size, color, options = {} }: ExpectedVariant): string[] =>
  [size, color, ...Object.values(options)].flatMap((value) => value ?? []);

function* factsOf(offer: Offer | undefined, expected: Facts, name = '') {
  for (const fact of ['price', 'oldPrice', 'stock', 'barcode'] as const)
    if (expected[fact] !== undefined)
      yield [`${name}${fact}`, offer ? (offer[fact] ?? null) : 'missing', expected[fact]];
}

const cases = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('-expected.json'))
  .sort();

test.each(cases)('%s', async (path) => {
  const expected = JSON.parse(readFileSync(join(FOLDER, path), 'utf8')) as Expected;
  const files = [expected.file].flat().map((name) => readFileSync(join(FOLDER, dirname(path), name)));
  const { currency, products, told = [] } = expected;
  const mapping = { ...expected.mapping, currencies: { [currency]: 1, ...expected.mapping?.currencies } };
  const imported = await importFiles(files, mapping);
  const { shop } = imported;
  const names = new Map(shop.categories.map(({ key, name }) => [key, name]));
  const found = Object.entries(products).map(([key, product]) => {
    const raw = findProduct(shop.products, key, product);
    if (!raw) return { id: undefined, wrong: [`${key} is missing`] };
    const all = [...differences(raw, product, names.get(raw.category) ?? raw.category)];
    const wrong = all.filter(([, actual, value]) => !isSame(actual, value));
    return { id: raw.id, wrong: wrong.map((each) => `${key}: ${each.map((part) => JSON.stringify(part)).join(' ')}`) };
  });
  expect(found.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(shop.products.map(({ id }) => id).filter((id) => !found.some((each) => each.id === id))).toEqual([]);
  const lines = reportLines(imported);
  expect(told.filter((words) => !lines.some((line) => line.includes(words)))).toEqual([]);

  const again = await importFile(files.at(-1) ?? '', mapping, shop);
  expect(again.changes.map(({ id, fields }) => [id, fields])).toEqual([]);
});
