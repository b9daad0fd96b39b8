import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ImportMapping } from '@/lib/admin/import/import-mapping';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { slugify } from '@/lib/slug';
import { type ExpectedOffer, expectedOffers, rawOptionValues } from '@/tests/fixtures/expected-offers';
import { importFile, importFiles, reportLines } from '@/tests/fixtures/import-files';

const FOLDER = 'tests/fixtures/imports/judged';
/** The most corrections of a mapping that a table may need. */
const MOST_CORRECTIONS = 3;

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
/** What a person has read in a table. `note` says why; `told` are parts of reported lines, `mapping` the operator's corrections. */
type Expected = {
  file: string | string[];
  currency: string;
  products: Record<string, ExpectedProduct>;
  mapping?: Partial<ImportMapping>;
  told?: string[];
};

/** The values of a price, stock and barcode; the stock is undefined if it is not counted. */
type Offer = Pick<ExpectedOffer, 'choice' | 'price' | 'oldPrice' | 'barcode' | 'number'> & {
  stock: number | undefined;
};

/** The available combinations of a product. */
function offersOf(raw: RawProduct): Offer[] {
  // Stock that is not counted is not 50.
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

/** The names that a category has: that of the top level and the narrowest one. */
function levels(path: string | null | undefined): string[] {
  const names = (path ?? 'Other').split(/ ?> ?/);
  return [names[0], names.length > 1 ? names.at(-1) : ''].map((name) => slugify(name ?? ''));
}

const sorted = (values: readonly unknown[]) => values.map(String).sort();

/** The differences between a product and what it should be, as [what, is, should be]. */
function* differences(raw: RawProduct, wanted: ExpectedProduct, categoryName: string) {
  const { variants, sizes, colors, published, available } = wanted;
  const offers = offersOf(raw);
  const values = new Map(rawOptionValues(raw));
  const [only] = offers;
  yield ['published', !raw.hidden, published !== false];
  yield ['name', raw.name, wanted.name];
  if (wanted.price !== undefined) yield ['price', Math.min(...offers.map(({ price }) => price)), wanted.price];
  if ('category' in wanted)
    yield ['category', [slugify(categoryName), slugify(raw.subcategory ?? '')], levels(wanted.category)];
  if (sizes) yield ['sizes', sorted([...(values.get('waist') ?? []), ...(values.get('size') ?? [])]), sorted(sizes)];
  if (colors) yield ['colors', sorted(values.get('color') ?? []), sorted(colors)];
  if (wanted.number) yield ['number', only?.number, wanted.number];
  if (wanted.images !== undefined) yield ['images', raw.image_links?.length ?? 0, wanted.images];
  if (wanted.description) yield ['description', raw.description, wanted.description];
  if (wanted.brand) yield ['brand', raw.brand, wanted.brand];
  if (wanted.weight !== undefined) {
    const [, figure = '', unit] =
      /^Weight: ([\d.,]+) ?(\w*)/.exec(raw.features?.find((line) => /^Weight/.test(line)) ?? '') ?? [];
    yield ['weight', Number(figure.replace(',', '.')) / (unit === 'g' ? 1000 : 1), wanted.weight];
  }
  if (available) yield ['is available', offers.some(({ stock }) => stock !== 0), true];
  if (!variants) {
    yield* factsOf(only, { oldPrice: null, ...wanted, price: undefined });
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
/** The values that not all have: an option without a choice is a specification. */
const varying = (values: readonly string[], all: readonly (readonly string[])[]) =>
  sorted(values.filter((value) => !all.every((each) => each.includes(value))));
const valuesOf = ({ size, color, options = {} }: ExpectedVariant): string[] =>
  [size, color, ...Object.values(options)].flatMap((value) => value ?? []);

function* factsOf(offer: Offer | undefined, wanted: Facts, name = '') {
  for (const fact of ['price', 'oldPrice', 'stock', 'barcode'] as const)
    if (wanted[fact] !== undefined) yield [`${name}${fact}`, offer ? (offer[fact] ?? null) : 'missing', wanted[fact]];
}

const cases = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('-expected.json'))
  .sort();

test('there are tables in nine languages, updates and each shop system', () => {
  expect(cases.length).toBeGreaterThanOrEqual(88);
});

test.each(cases)('%s', async (path) => {
  const expected = JSON.parse(readFileSync(join(FOLDER, path), 'utf8')) as Expected;
  const files = [expected.file].flat().map((name) => readFileSync(join(FOLDER, dirname(path), name)));
  const { currency, products, told = [] } = expected;
  const mapping = { ...expected.mapping, currencies: { [currency]: 1, ...expected.mapping?.currencies } };
  const corrections = [mapping.columns, mapping.decimals].flatMap((answers) => Object.keys(answers ?? {}));
  expect(corrections.length).toBeLessThanOrEqual(MOST_CORRECTIONS);

  const imported = await importFiles(files, mapping);
  const { shop } = imported;
  const names = new Map(shop.categories.map(({ key, name }) => [key, name]));
  const found = Object.entries(products).map(([key, wanted]) => {
    const raw = findProduct(shop.products, key, wanted);
    if (!raw) return { id: undefined, wrong: [`${key} is missing`] };
    const all = [...differences(raw, wanted, names.get(raw.category) ?? raw.category)];
    const wrong = all.filter(([, is, should]) => !isSame(is, should));
    return { id: raw.id, wrong: wrong.map((each) => `${key}: ${each.map((part) => JSON.stringify(part)).join(' ')}`) };
  });
  expect(found.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(shop.products.map(({ id }) => id).filter((id) => !found.some((each) => each.id === id))).toEqual([]);
  const lines = reportLines(imported);
  expect(told.filter((words) => !lines.some((line) => line.includes(words)))).toEqual([]);

  const again = await importFile(files.at(-1) ?? '', mapping, shop);
  expect(again.changes.map(({ id, fields }) => [id, fields])).toEqual([]);
});
