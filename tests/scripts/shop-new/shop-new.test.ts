import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseJson } from '@/lib/catalogue/parse-json';
import { checkPages } from '@/lib/site/own-pages/check-pages';
import { readPagesFolder } from '@/lib/site/own-pages/read-folder';
import { checkData } from '@/scripts/catalogue/check-data';
import { testFolder } from '@/tests/fixtures/test-folder';
import { runScript } from '@/tests/scripts/run-script';

// The command runs in a project, which has a shop already.
const folder = testFolder({ 'data/catalogue.json': '{}' });
const make = (name: string, options: Record<string, string>) =>
  runScript({
    words: ['shop-new', name, ...Object.entries(options).flatMap(([option, value]) => [`--${option}`, value])],
    folder: folder.at(),
    variables: { CATALOGUE_FILE: '', DATA_DIR: '', npm_config_dry_run: '' },
  });
const read = (...path: string[]) => parseJson(readFileSync(folder.at(...path), 'utf8'), path.join('/'));
const faultsOf = (shop: string) => [
  ...checkData(folder.at(shop)).problems,
  ...checkPages(readPagesFolder(folder.at(shop)), shop).problems,
];

const NEEDED = { name: 'Wick & Wax', tagline: 'Candles', description: 'Candles by hand.', email: 'a+b@wick.example' };
const FILES = ['catalogue.json', 'import-map.json', 'imports.json', 'pages', 'site.json', 'theme.json'];

test('goods of another shop, a color and six words are a whole shop in its own currency', async () => {
  copyFileSync(resolve('tests/fixtures/imports/shopify.csv'), folder.at('goods.csv'));
  const { status, said } = await make('shops/wick', {
    ...NEEDED,
    locale: 'de-AT',
    color: '#0a7d5a',
    goods: 'goods.csv',
  });
  expect([status, readdirSync(folder.at('shops')), readdirSync(folder.at('shops/wick')).sort()]).toEqual([
    0,
    ['wick'],
    FILES,
  ]);
  expect(faultsOf('shops/wick')).toEqual([]);
  expect(read('shops/wick/site.json')).toEqual({
    ...NEEDED,
    currency: 'EUR',
    locale: 'de-AT',
  });
  expect(read('shops/wick/theme.json')).toMatchObject({ colors: { accent: '#0a7d5a' } });
  expect(read('shops/wick/catalogue.json')).toMatchObject({ hats: { key: 'hats', name: 'Hats' } });
  expect(readFileSync(folder.at('shops/wick/pages/about.md'), 'utf8')).toContain(
    '[a\\+b@wick.example](mailto:a+b@wick.example)',
  );
  for (const words of [
    '€',
    'DATA_DIR=shops/wick npm start',
    'DATA_DIR=shops/wick npm run dev',
    '"To be written" in shops/wick/pages',
  ])
    expect(said).toContain(words);
  expect(said).not.toContain('.new');

  const again = await make('shops/wick', NEEDED);
  expect([again.status, again.said]).toEqual([1, expect.stringContaining('is there already, and is not empty')]);
});

test('a shop that is written from right to left, without goods, begins with examples, and an import makes its categories', async () => {
  mkdirSync(folder.at('חנות'));
  const words = { name: 'חימר "ואור"', tagline: 'קרמיקה', description: 'כדים <b> ו*קערות*.' };
  const { status, said } = await make('חנות', { ...NEEDED, ...words, locale: 'he-IL' });
  expect([status, faultsOf('חנות')]).toEqual([0, []]);
  expect(said).toContain("DATA_DIR='חנות' npm start");
  expect(read('חנות/site.json')).toMatchObject({ ...words, currency: 'ILS' });
  expect(read('חנות/catalogue.json')).toMatchObject({
    examples: { products: [{ id: 'example-1' }, { id: 'example-2' }] },
  });

  writeFileSync(folder.at('goods.csv'), 'מק"ט,שם,קטגוריה,מחיר\nk1,כד,כדים,240');
  const brought = await runScript({
    words: ['catalogue-import', 'goods.csv'],
    folder: folder.at(),
    variables: { CATALOGUE_FILE: '', DATA_DIR: folder.at('חנות') },
  });
  const groups = Object.values(read('חנות/catalogue.json') as Record<string, { name: string }>);
  expect([brought.status, groups.map(({ name }) => name)]).toEqual([0, ['Examples', 'כדים']]);
});

test('nothing is written where nobody can be asked for what is missing, or where no goods can be read', async () => {
  const { status, said } = await make('wick', { name: 'Wax' });
  expect([status, said]).toEqual([1, expect.stringContaining('--tagline, --description, --email')]);
  writeFileSync(folder.at('goods.csv'), 'x,y\n1,2');
  const unread = await make('wick', { ...NEEDED, goods: 'goods.csv' });
  expect([unread.status, unread.said]).toEqual([
    1,
    expect.stringMatching(/Product name is missing.*nothing could be imported\..*Nothing was written\./s),
  ]);
  expect([existsSync(folder.at('wick')), readdirSync(folder.at()).sort()]).toEqual([false, ['data', 'goods.csv']]);
});
