import formats from '@/lib/admin/import/formats.json' with { type: 'json' };
import { isImportField } from '@/lib/admin/import/import-fields';
import { expectedOffers } from '@/tests/fixtures/expected-offers';
import { FACTS, fixture, importFile, importFiles, productOf, reportLines } from '@/tests/fixtures/import-files';
import { inShop } from '@/tests/fixtures/in-shop';

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
