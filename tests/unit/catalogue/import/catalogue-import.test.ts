import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findTarget } from '@/scripts/catalogue/import/import-folder';
import { mappingOf } from '@/scripts/catalogue/import/import-options';
import { testFolder } from '@/tests/fixtures/test-folder';
import { runScript } from '../../../fixtures/run-script';

const product = { id: 'a', name: 'Shirt', brand: 'Acme', price: 10, category: 'clothing', description: 'A shirt.' };
const CATALOGUE = `${JSON.stringify({ clothing: { key: 'clothing', name: 'Clothing', description: 'Clothes.', products: [product] } }, null, 2)}\n`;
// The folder of a project, with a shop.
const folder = testFolder({ 'data/catalogue.json': CATALOGUE });

/** Runs the command in the folder, without a terminal. */
const run = (args: string[], DATA_DIR = '') =>
  runScript({
    args: ['catalogue-import', ...args],
    folder: folder.at(),
    variables: {
      CATALOGUE_FILE: '',
      IMPORT_DIR: '',
      DATA_DIR: DATA_DIR && folder.at(DATA_DIR),
      npm_config_dry_run: '',
    },
  });

const json = (...path: string[]) => JSON.parse(readFileSync(folder.at(...path), 'utf8'));
type Row = { id: string; price: number; features?: string[]; stock?: number };
const productsOf = (shop: string) =>
  Object.values(json(shop, 'catalogue.json') as Record<string, { products: Row[] }>).flatMap(
    ({ products }) => products,
  );

test('a file is imported into a new folder next to it; importing it again changes nothing', async () => {
  copyFileSync(resolve('tests/fixtures/imports/shopify.csv'), folder.at('shopify.csv'));
  const { status, output } = await run(['shopify.csv']);
  const files = ['catalogue.json', 'import-map.json', 'imports.json'];
  expect([status, readdirSync(folder.at('shopify')).sort()]).toEqual([0, files]);
  const groups = Object.values(json('shopify', 'catalogue.json') as Record<string, { name: string }>);
  expect(groups.map(({ name }) => name)).toEqual(['Jackets', 'Hats', 'Kitchen', 'Camp']);
  for (const text of [
    'Format: Shopify.',
    'Variant Price → ',
    '5 new products, 0 changed, 0 deleted.',
    'Jackets (jackets): 1 product',
    '1 × “Variant Price” cannot be read and is left out. (line 12, broken-price: ask us)',
    'DATA_DIR=shopify npm start',
  ])
    expect(output).toContain(text);
  const again = await run(['shopify.csv']);
  expect([again.status, again.output]).toEqual([0, expect.stringContaining('nothing to do')]);
});

test('a mapping is applied, an invalid one is rejected, and a new shop has the given currency', async () => {
  const [columns, wrong] = [{ Lieferzeit: 'spec', Preis: 'price' }, { Preis: 'cheap' }];
  folder.write({
    'list.csv': 'Artikelnummer;Bezeichnung;Lieferzeit;Preis\nA;Tasse;3 Tage;6,50 €\n',
    'map.json': JSON.stringify({ columns }),
    'wrong.json': JSON.stringify({ columns: wrong }),
  });
  const { status, output } = await run(['list.csv', '--map', 'map.json', '--currency', 'EUR']);
  expect([status, productsOf('list'), json('list', 'site.json')]).toEqual([
    0,
    [expect.objectContaining({ id: 'a', price: 6.5, features: ['Lieferzeit: 3 Tage'] })],
    { currency: 'EUR' },
  ]);
  expect(output).toMatch(/€ ?6[.,]50|6[.,]50\s?€/);
  expect(json('list', 'import-map.json')).toMatchObject({ format: 'plain', columns, currencies: { EUR: 1 } });
  expect(() => mappingOf(new Map([['map', folder.at('wrong.json')]]))).toThrow(
    'wrong.json: columns.Preis: "cheap" is not a field',
  );
});

test('DATA_DIR is updated with certain values, without prompts; a dry run writes nothing', async () => {
  folder.write({
    'list.csv': 'ID,Name,Price,Stock\na,Shirt,12.50,3\nb,Cup,€9,1\nc,,5,1\n',
  });
  const dry = await run(['list.csv', '--dry-run'], 'data');
  expect([dry.status, folder.read('data/catalogue.json'), readdirSync(folder.at()).sort()]).toEqual([
    0,
    CATALOGUE,
    ['data', 'list.csv'],
  ]);
  expect(dry.output).toContain('Dry run: nothing was written.');
  const { status, output } = await run(['list.csv'], 'data');
  expect([status, productsOf('data').map(({ id, price }) => [id, price])]).toEqual([
    0,
    [
      ['a', 12.5],
      ['b', 0],
    ],
  ]);
  expect(output).toContain('1 row with prices in EUR: --currency EUR takes the amounts as they are');
  expect(output).toContain('1 × Product name is missing (line 4, c)');
  expect(existsSync(folder.at('data.import'))).toBe(false);
});

test('a folder that is named after the file and not from an import is rejected', () => {
  jest.replaceProperty(process, 'env', { ...process.env, DATA_DIR: '', CATALOGUE_FILE: '' });
  expect(() => findTarget(folder.at('data.csv'))).toThrow('was not made by an import');
});

test.each([
  ['a file without products', 'x.csv', 'hello', 'x.csv: nothing could be imported.'],
  ['a change set', 'x.json', '{"format":1,"base":{"hash":"x"},"ops":[],"files":[]}', 'npm run catalogue:apply'],
])('%s has exit code 1, and no catalogue is written', async (_, name, text, message) => {
  folder.write({ [name]: text });
  const { status, output } = await run([name]);
  expect([status, existsSync(folder.at('x', 'catalogue.json'))]).toEqual([1, false]);
  expect(output).toContain(message);
});
