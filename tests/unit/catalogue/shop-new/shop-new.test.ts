import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseJson } from '@/lib/catalogue/parse-json';
import { checkData } from '@/scripts/catalogue/check-shop';
import { runScript } from '@/tests/fixtures/run-script';
import { commitAll, testFolder } from '@/tests/fixtures/test-folder';

const DEMO = { 'data/catalogue.json': '{}', 'data/site.json': '{ "name": "Demo" }', 'data/faq.json': '[]' };
const folder = testFolder(DEMO);
const NEEDED = { name: 'Wick & Wax', tagline: 'Candles', description: 'Candles by hand.', email: 'a+b@wick.example' };
const SHOP_FILES = ['catalogue.json', 'import-map.json', 'imports.json', 'pages', 'site.json', 'theme.json'];

const make = (options: Record<string, string>, ...flags: string[]) =>
  runScript({
    args: ['shop-new', ...flags, ...Object.entries(options).flatMap(([option, value]) => [`--${option}`, value])],
    folder: folder.at(),
    variables: { CATALOGUE_FILE: '', DATA_DIR: '', npm_config_dry_run: '' },
  });
const readJson = (path: string) => parseJson(folder.read(path), path) as Record<string, unknown>;

test('it replaces the committed shop in data/ by a shop with the products, currency and colors of the answers', async () => {
  copyFileSync(resolve('tests/fixtures/imports/shopify.csv'), folder.at('products.csv'));
  folder.write({ 'wrangler.jsonc': '{\n  // Worker\n  "name": "demo"\n}\n', 'vercel.json': '{}\n' });
  commitAll(folder.at());
  const options = { ...NEEDED, country: 'Austria', color: '#0a7d5a', products: 'products.csv' };
  const { status, output } = await make(options, '--replace');
  expect([status, readdirSync(folder.at('data')).sort()]).toEqual([0, SHOP_FILES]);
  expect(checkData(folder.at('data')).problems).toEqual([]);
  expect(readJson('data/site.json')).toMatchObject({ ...NEEDED, currency: 'EUR', locale: 'de-AT' });
  expect(readJson('data/theme.json')).toMatchObject({ colors: { accent: '#0a7d5a' } });
  expect(readJson('data/catalogue.json')).toMatchObject({ hats: { key: 'hats', name: 'Hats' } });
  expect(folder.read('data/pages/about.md')).toContain('[a\\+b@wick.example](mailto:a+b@wick.example)');
  expect(folder.read('wrangler.jsonc')).toBe('{\n  // Worker\n  "name": "wick-and-wax"\n}\n');
  expect(folder.read('vercel.json')).toContain('npm run build');
  expect(output).toContain('Wick & Wax is in data/. Also changed: vercel.json, wrangler.jsonc.');
  expect(output).toContain('npm start');
  expect(readdirSync(folder.at()).filter((name) => name.startsWith('data'))).toEqual(['data']);
});

test('it describes the replaced shop and writes nothing without --replace', async () => {
  const { status, output } = await make(NEEDED);
  expect([status, output]).toEqual([1, expect.stringContaining('This replaces Demo (data/): 0 products, 3 files.')]);
  expect(folder.read('data/site.json')).toBe(DEMO['data/site.json']);
});

test('--into makes a shop in a new folder, with example products, and does not change data/', async () => {
  const texts = { name: 'חימר "ואור"', tagline: 'קרמיקה', description: 'כדים <b> ו*קערות*.' };
  const { status, output } = await make({ ...NEEDED, ...texts, country: 'Israel', into: 'חנות' });
  expect([status, checkData(folder.at('חנות')).problems]).toEqual([0, []]);
  expect(output).toContain("DATA_DIR='חנות' npm start");
  expect(readJson('חנות/site.json')).toMatchObject({ ...texts, currency: 'ILS' });
  expect(readJson('חנות/catalogue.json')).toMatchObject({
    examples: { products: [{ id: 'example-1' }, { id: 'example-2' }] },
  });
  expect(readFileSync(folder.at('חנות/pages/about.md'), 'utf8')).toContain('כדים \\<b\\> ו\\*קערות\\*.');
  expect(folder.read('data/site.json')).toBe(DEMO['data/site.json']);
});

test('it writes nothing if nothing can be imported', async () => {
  writeFileSync(folder.at('products.csv'), 'x,y\n1,2');
  const { status, output } = await make({ ...NEEDED, country: 'IE', products: 'products.csv', into: 'wick' });
  expect([status, output]).toEqual([1, expect.stringMatching(/Product name is missing.*Nothing was written\./s)]);
  expect(existsSync(folder.at('wick'))).toBe(false);
});
