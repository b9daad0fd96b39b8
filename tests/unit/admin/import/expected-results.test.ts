import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import formats from '@/lib/admin/import/formats.json' with { type: 'json' };
import { isImportField } from '@/lib/admin/import/import-fields';
import type { ImportMapping } from '@/lib/admin/import/import-mapping';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { slugify } from '@/lib/slug';
import { type ExpectedOffer, expectedOffers, rawOptionValues } from '@/tests/fixtures/expected-offers';
import { FACTS, fixture, importFile, importFiles, productOf, reportLines } from '@/tests/fixtures/import-files';
import { inShop } from '@/tests/fixtures/in-shop';

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

const COUNTED = { currencies: { EUR: 1.1 } };
test.each(formats)('the columns and patterns of $label are import fields', ({ columns, patterns }) => {
  const numbered = patterns.map(([, field = '']) => field.replace('$1$2', '1').replace('$1', 'price'));
  expect([...Object.keys(columns), ...numbered].filter((field) => !isImportField(field))).toEqual([]);
});

test.each(FACTS.formats)('%s is a table of %s with %d products', async (file, format, products) => {
  const { preview, shop } = await importFile(fixture(file));
  expect([preview.format, shop.products.length]).toEqual([format, products]);
});

/** The expected fields of an object; null for missing ones. */
const pickFields = (actual: object | undefined, expected: object) =>
  Object.fromEntries(Object.keys(expected).map((name) => [name, actual?.[name as keyof typeof actual] ?? null]));

describe('products', () => {
  test.each(FACTS.products)('%s: %s', async (file, id, expected) => {
    const raw = productOf(await importFile(fixture(file), COUNTED), id);
    expect(pickFields(raw, expected)).toEqual(expected);
  });
});

describe('variants', () => {
  test.each(FACTS.variants)('%s: %s in %s', async (file, id, choice, expected) => {
    const offers = expectedOffers(productOf(await importFile(fixture(file)), id));
    const offer = offers.find((each) => Object.values(each.choice).join() === choice);
    expect(pickFields(offer, expected)).toEqual(expected);
  });
});

test.each(FACTS.reported)('%s: values that are not imported are reported', async (file, reported) => {
  const lines = reportLines(await importFile(fixture(file)));
  expect(reported.filter((words) => !lines.some((line) => line.includes(words)))).toEqual([]);
});

test('a price list changes prices only', async () => {
  const base = await importFile(fixture('reported/update-base.csv'));
  const { changes } = await importFile(fixture('reported/update-prices.csv'), {}, base.shop);
  expect(changes.map(({ id, fields }) => [id, fields])).toEqual([
    ['ts', [{ field: 'price', from: 18, to: 19 }]],
    ['be', [{ field: 'price', from: 20, to: 10 }]],
  ]);
});

test('after a sale, products have the price of the second file and no old price', async () => {
  const ended = await importFiles(['on', 'off'].map((name) => fixture(`reported/sale-${name}.csv`)));
  expect(ended.shop.products.map(({ id, price, oldPrice }) => [id, price, oldPrice])).toEqual([
    ['s-1', 10, undefined],
    ['s-2', 40, 50],
    ['s-3', 110, undefined],
  ]);
  expect(reportLines(ended)).toEqual([]);
});

describe('a plain table', () => {
  test.each(FACTS.grouping)('whose rows repeat the %s', async (_, text, ids) => {
    expect((await importFile(text)).changes.map(({ id }) => id)).toEqual(ids);
  });

  test.each(FACTS.sizes)('with %s: the preview counts its sizes', async (_, text, sizes) => {
    expect((await importFile(text)).preview.changes[0]).toMatchObject({ id: 'a', sizes });
  });

  test.each(FACTS.categories)('has the category %s', async (cell, category, subcategory) => {
    const imported = await importFile(`SKU,Name,Price,Category\nA,Mug,9.50,${cell}`);
    const raw = productOf(imported, 'a');
    expect([raw.subcategory ?? null, imported.shop.categories.find(({ key }) => key === raw.category)?.name]).toEqual([
      subcategory,
      category,
    ]);
  });

  test.each(FACTS.sales)('has a sale from %j until %j', async (from, until, prices, reported) => {
    const imported = await importFile(
      `SKU,Name,Price,Sale price,Sale from,Sale until\nA,Mug,9.50,8.00,${from},${until}`,
    );
    const { price, oldPrice } = productOf(imported, 'a');
    expect([price, oldPrice ?? null]).toEqual(prices);
    const sales = reportLines(imported).filter((line) => / sale /.test(line));
    expect(sales).toEqual(reported ? [expect.stringContaining(reported)] : []);
  });

  test.each(FACTS.unpublished)('%s: unpublished products are imported as hidden', async (...lines) => {
    const { shop, preview } = await importFile(lines.join('\n'));
    expect([shop.products.map(({ id, price, hidden }) => [id, price, hidden]), preview.questions]).toEqual([
      [
        ['a', 9.5, undefined],
        ['b', 3, true],
      ],
      [],
    ]);
  });
});

test('further options are joined with the last one, and no combination is lost', async () => {
  const names = ['Finish', 'Lining', 'Cuff'];
  const head = names.map((_, at) => `Option${at + 1} Name,Option${at + 1} Value`).join();
  const rows = ['10 Plain Wool Long', '11 Plain Silk Long', '12 High Silk Short', '13 Plain Wool Short'].map((row) => {
    const [price, ...values] = row.split(' ');
    return `h,Thing,${price},${values.map((value, at) => `${names[at]},${value}`).join()}`;
  });
  const imported = await importFile(`Handle,Title,Variant Price,${head}\n${rows.join('\n')}`);
  const made = expectedOffers(productOf(imported, 'h')).filter((offer) => offer.isAvailable);
  expect(made.map(({ choice, price }) => [price, ...Object.values(choice)])).toEqual([
    [10, 'Plain', 'Wool / Long'],
    [11, 'Plain', 'Silk / Long'],
    [13, 'Plain', 'Wool / Short'],
    [12, 'High', 'Silk / Short'],
  ]);
  expect(reportLines(imported).join()).toContain('the last ones are joined. | Lining / Cuff');
});

test('a number that another product has is left out and reported, and the product is imported', async () => {
  const head = 'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price';
  const rows = ['print,Print,Size,S,77,9', 'print,Print,,L,78,12', 'card,Card,Size,S,78,1', 'card,Card,,L,79,2'];
  const imported = await importFile([head, ...rows].join('\n'));
  expect(productOf(imported, 'card').variants?.flatMap(({ number }) => number ?? [])).toEqual(['79']);
  expect(reportLines(imported)).toContain(
    'card | Its number or barcode belongs to another product and is left out. | 78: print',
  );
});

test.each(FACTS.currencies)(
  'a shop in %s and %s reads the price "%s"',
  async (currency, locale, text, price, questionCodes) => {
    const read = await inShop(currency, locale, async () => {
      const { importFile: importHere } = await import('@/tests/fixtures/import-files');
      return importHere(`SKU;Name;Price\r\nmug-1;Mug;${text}\r\n`);
    });
    const codes = read.preview.questions.map((question) => 'code' in question && question.code);
    expect([read.shop.products[0]?.price, codes]).toEqual([price, questionCodes]);
  },
);
