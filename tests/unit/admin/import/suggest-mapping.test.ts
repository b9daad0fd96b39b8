import { importMappingSchema } from '@/lib/admin/import/import-mapping';
import type { ImportTable } from '@/lib/admin/import/import-types';
import { findNumberFormat, splitNumber, toNumber } from '@/lib/admin/import/parse-number';
import { toProductId } from '@/lib/admin/import/products/read-products';
import { suggestMapping } from '@/lib/admin/import/suggest-mapping';
import { productIdSchema } from '@/lib/catalogue/schema/product-id';
import { FACTS, importFile, productOf } from '@/tests/fixtures/import-files';

/** Table from lines: the first has the columns, each further line is a row. */
function tableOf(...lines: string[]): ImportTable {
  const [columns = [], ...rows] = lines.map((line) => line.split(';'));
  return { columns, rows: rows.map((cells, at) => ({ line: at + 2, cells })), problems: [], notes: [] };
}
const fieldsOf = (...lines: string[]) => suggestMapping(tableOf(...lines)).mapping.columns;

test('selecting a price column answers the question and removes the warnings of the other columns', () => {
  const table = tableOf('SKU;Name;Net price;Gross price', 'A;Mug;1.00;1.20');
  const { columns, questions } = suggestMapping(table, { columns: { 'Gross price': 'price' } });
  expect(questions).toMatchObject([{ field: 'price', count: 0 }]);
  expect(columns.map(({ field, warning }) => [field, warning])).toEqual([
    ['sku', undefined],
    ['name', undefined],
    ['ignore', undefined],
    ['price', undefined],
  ]);
});

describe('headings', () => {
  test.each(FACTS.headings)('%s', (headings, row, fields) => {
    expect(Object.values(fieldsOf(headings, row)).join(';')).toBe(fields);
  });

  test.each(FACTS.uncertain)(
    '%s: the uncertain column is ignored, with a warning',
    (headings, row, column, warning) => {
      const { columns } = suggestMapping(tableOf(headings, row));
      expect(columns.find(({ name }) => name === column)).toMatchObject({
        field: 'ignore',
        warning: expect.stringContaining(warning),
      });
    },
  );
});

describe('questions', () => {
  const questionsOf = async (text: string, mapping = {}) => (await importFile(text, mapping)).preview.questions;

  test.each(FACTS.questions)('%j', async (text, questions) => {
    expect(await questionsOf(text)).toMatchObject(questions);
  });

  test('a value with a question is not imported until the question is answered', async () => {
    const table = 'SKU;Name;Price\nA;Mug;6,50 €\n';
    const [open, taken, converted] = await Promise.all([
      importFile(table),
      importFile(table, { currencies: { EUR: 1 } }),
      importFile(table, { currencies: { EUR: 1.1 } }),
    ]);
    expect([open, taken, converted].map((imported) => productOf(imported, 'a').price)).toEqual([0, 6.5, 7.15]);
    expect([open, taken].flatMap(({ preview }) => preview.questions)).toEqual([
      { kind: 'currency', code: 'EUR', count: 1 },
      { kind: 'currency', code: 'EUR', count: 0 },
    ]);
  });

  test('there is no question about the name of existing products', async () => {
    const { shop } = await importFile('SKU;Name;Price\nA;Mug;1.00');
    const { preview, changes } = await importFile('SKU;Description\nA;New text', {}, shop);
    expect([preview.questions, changes.map(({ raw }) => [raw.name, raw.description])]).toEqual([
      [],
      [['Mug', 'New text']],
    ]);
  });

  test('stock with three digits after a point is a question, and the answer is used', async () => {
    const table = 'SKU;Name;Price;Stock\nA;Mug;1.00;1.250\n';
    const open = await importFile(table);
    expect(open.preview.questions).toEqual([{ kind: 'decimal', column: 'Stock', sample: '1.250', count: 1 }]);
    expect(productOf(open, 'a')).not.toHaveProperty('stock');
    expect(productOf(await importFile(table, { decimals: { Stock: ',' } }), 'a').stock).toBe(1250);
  });
});

describe('the mapping file', () => {
  const table = 'SKU;Name;Lieferzeit;Farbe;Kategorie;Preis\nA;Mug;3 Tage;Blau;Becher;1,00';

  test('is the same mapping after it was written and read', async () => {
    const { preview } = await importFile(table);
    const read = importMappingSchema.parse(JSON.parse(JSON.stringify(preview.mapping)));
    expect(read).toEqual(preview.mapping);
    expect(read).toMatchObject({
      format: 'plain',
      columns: { Lieferzeit: 'ignore' },
      categories: { Becher: 'becher' },
    });
    const again = await importFile(table, read);
    expect([again.preview.mapping, again.changes]).toEqual([preview.mapping, (await importFile(table)).changes]);
  });

  test('corrects columns, categories and the format', async () => {
    const columns = { Lieferzeit: 'spec', Farbe: 'ignore' } as const;
    const raw = productOf(await importFile(table, { columns, categories: { Becher: 'clothing' } }), 'a');
    expect(raw).toMatchObject({ category: 'clothing', features: ['Lieferzeit: 3 Tage'] });
    expect(raw).not.toHaveProperty('available_colors');
    expect((await importFile(table, { format: 'square' })).preview.format).toBe('Square');
  });

  test.each(FACTS.wrongMappings)('%j is rejected with its path', (json, path, message) => {
    const issues = importMappingSchema.partial().safeParse(json).error?.issues ?? [];
    expect(issues.map((issue) => issue.path.join('.'))).toEqual([path]);
    expect(issues[0]?.message).toMatch(new RegExp(message));
  });
});

describe('numbers', () => {
  test.each(FACTS.numbers)('%s has digits and a currency', (cell, digits, currency) => {
    expect(splitNumber(cell)).toEqual({ digits, ...(currency && { currency }) });
  });

  test.each(['', 'ask', 'n/a', '12 apples each', '1/2', '9'.repeat(100_000), `${'1,'.repeat(50_000)}x`])(
    '%.20s is not a number',
    (cell) => expect(splitNumber(cell)).toBeUndefined(),
  );

  test.each(FACTS.columns)('%s, money: %j', (text, isMoney, values) => {
    const cells = text.split(' ');
    const format = findNumberFormat(cells, isMoney);
    expect(cells.map((cell) => toNumber(cell, format) ?? null)).toEqual(values);
  });

  test('a confirmed separator is never ambiguous', () => {
    expect(toNumber('1.250', { decimal: '.', isConfirmed: true })).toBe(1.25);
    expect(toNumber('1.250', { decimal: ',', isConfirmed: true })).toBe(1250);
  });
});

test.each(['Field Mug No. 5', 'ÄÖÜ', '剪定鋏', 'con', '404', '-', 'x'.repeat(300), 'a-'.repeat(60), 'page'])(
  'the id made from %.20s is valid',
  (source) => expect(productIdSchema.safeParse(toProductId(source)).success).toBe(true),
);
