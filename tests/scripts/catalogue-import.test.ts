import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readCommand } from '@/scripts/command';
import { IMPORT_COMMAND, importFile } from '@/scripts/import/import-file';
import { testFolder } from '@/tests/fixtures/test-folder';
import { runScript } from './run-script';

// A folder is checked by a process of its own before it is written: those tests do it that run the command as one.
jest.mock('node:child_process', () => ({
  ...jest.requireActual('node:child_process'),
  spawnSync: () => ({ status: 0 }),
}));

const product = { id: 'a', name: 'Shirt', brand: 'Acme', price: 10, category: 'clothing', description: 'A shirt.' };
const original = `${JSON.stringify({ clothing: { key: 'clothing', name: 'Clothing', description: 'Clothes.', products: [product] } }, null, 2)}\n`;
const folder = testFolder({ 'data/catalogue.json': original });

type Given = { options?: string[]; env?: Record<string, string> };
const NO_PLACE = { CATALOGUE_FILE: '', DATA_DIR: '', IMPORT_DIR: '' };

/** Imports a file of the folder; the shop is a new one beside the file where the environment names none. */
async function bring(file: string, { options = [], env = {} }: Given = {}) {
  const said: string[] = [];
  for (const name of ['log', 'error', 'table'] as const)
    jest.spyOn(console, name).mockImplementation((...words: unknown[]) => void said.push(String(words[0])));
  jest.replaceProperty(process, 'env', { ...process.env, ...NO_PLACE, ...env });
  jest.replaceProperty(process, 'argv', ['node', resolve('scripts/catalogue-import.ts'), folder.at(file), ...options]);
  const status = await importFile(readCommand(IMPORT_COMMAND));
  jest.restoreAllMocks();
  return { status, said: said.join('\n') };
}
/** The same by the command itself, in the folder. */
const run = (script: string, words: string[], env: Record<string, string> = {}) =>
  runScript({ words: [script, ...words], folder: folder.at(), variables: { ...NO_PLACE, ...env } });

/** Into the shop of the folder. */
const intoData = () => ({ env: { DATA_DIR: folder.at('data') } });
/** Into a folder that the first import makes: what is found in it stands under its name. */
const intoGoods = () => ({ env: { IMPORT_DIR: folder.at('goods') } });

const write = (name: string, text: string) => writeFileSync(folder.at(name), text);
const read = (...path: string[]) => JSON.parse(readFileSync(folder.at(...path), 'utf8'));
const fixture = (name: string) => copyFileSync(resolve('tests/fixtures/imports', name), folder.at(name));
type Row = { id: string; price: number; hidden?: boolean };
const goods = () =>
  Object.values(read('goods', 'catalogue.json') as object).flatMap(({ products }) => products as Row[]);
const prices = () => goods().map(({ id, price }) => [id, price]);

describe('the command', () => {
  test('makes a folder of another shop’s file beside it, which a build takes, and changes nothing in it a second time', async () => {
    fixture('shopify.csv');
    const { status, said } = await run('catalogue-import', ['shopify.csv']);
    expect([status, readdirSync(folder.at('shopify')).sort()]).toEqual([
      0,
      ['catalogue.json', 'import-map.json', 'imports.json'],
    ]);
    const groups = Object.values(read('shopify', 'catalogue.json')) as { name: string }[];
    expect(groups.map(({ name }) => name)).toEqual(['Jackets', 'Hats', 'Kitchen']);
    for (const words of [
      'DATA_DIR=shopify npm start',
      'line 12, broken-price: "ask us" is no price.',
      'The value of the color “Desert Sage” is a guess',
      'They come in 3 variants.',
    ])
      expect(said).toContain(words);
    expect(folder.read('data/catalogue.json')).toBe(original);
    const again = await run('catalogue-import', ['shopify.csv']);
    expect([again.status, again.said]).toEqual([0, expect.stringContaining('nothing to do')]);
  });

  test('writes nothing that a build would refuse, and says why', async () => {
    write('list.json', JSON.stringify([{ ...product, image_links: [{ src: '/drawings/a.svg', alt: 'Front' }] }]));
    const { status, said } = await run('catalogue-import', ['list.json']);
    expect([status, folder.read('data/catalogue.json'), existsSync(folder.at('data.import'))]).toEqual([
      1,
      original,
      false,
    ]);
    expect(said).toContain('data/catalogue.json: a, image_links[0].src: names /drawings/a.svg, which is neither in');
  });

  test('takes back what catalogue:export has written', async () => {
    const exported = await run('catalogue-export', ['all.csv']);
    expect([exported.status, exported.said]).toEqual([0, '1 product of data/catalogue.json written to all.csv.\n']);
    expect((await bring('all.csv', intoData())).said).toContain('nothing to do');
  });
});

test('the map that was used is kept, and one that was corrected is obeyed', async () => {
  const file = 'any-columns-windows-1252.csv';
  fixture(file);
  await bring(file, intoGoods());
  const map = read('goods', 'import-map.json');
  expect(map.columns).toMatchObject({ Bezeichnung: 'name', Lieferzeit: 'ignore' });
  write('map.json', JSON.stringify({ ...map, columns: { ...map.columns, Lieferzeit: 'feature' } }));
  const corrected = { options: ['--map', folder.at('map.json')], ...intoGoods() };
  expect((await bring(file, corrected)).status).toBe(0);
  expect(read('goods', 'catalogue.json').schurzen.products[0].features).toEqual(['Lieferzeit: 3 Tage']);

  write('map.json', '{"columns":{"Preis":"cheap"}}');
  const wrong = await bring(file, corrected);
  expect([wrong.status, wrong.said]).toEqual([1, expect.stringContaining('"cheap" is nothing that a column can say')]);
});

test('a dry run writes nothing', async () => {
  fixture('woocommerce.csv');
  const { status, said } = await bring('woocommerce.csv', { options: ['--dry-run'] });
  expect([status, said, readdirSync(folder.at()).sort()]).toEqual([
    0,
    expect.stringContaining('Dry run: nothing was written.'),
    ['data', 'woocommerce.csv'],
  ]);
});

test('this shop’s own list, copy or dump is merged into its catalogue', async () => {
  write('list.csv', 'id,price,stock\na,12.50,3\nb,x,1');
  const { status, said } = await bring('list.csv', intoData());
  expect([status, read('data', 'catalogue.json').clothing.products]).toEqual([
    0,
    [{ ...product, price: 12.5, stock: 3 }],
  ]);
  expect(said).toContain('line 3, b: ');

  const item = { id: 'n', p: { ...product, id: 'n' }, e: 1 };
  const list = JSON.stringify({ v: 1, items: [{ id: 'a', h: 'x', d: 5 }, item] });
  write('dump.json', JSON.stringify({ 'sp:catalogue': list }));
  expect((await bring('dump.json', intoData())).status).toBe(0);
  expect(read('data', 'catalogue.json').clothing.products.map(({ id }: { id: string }) => id)).toEqual(['n']);
});

test('goods of another shop come into a shop that is there: into its categories where words fit, else into new ones', async () => {
  folder.write({
    'shop/catalogue.json': original,
    'shop/categories.json': '[{ "key": "clothing", "words": ["shirts"] }]',
    'goods.csv': 'sku,name,category,price\nh1,Cap,Hats,5\nh2,Polo,Shirts,9',
    'list.csv': 'id,category\na,hats',
  });
  const env = { DATA_DIR: folder.at('shop') };
  const placed = () =>
    Object.entries(read('shop', 'catalogue.json') as Record<string, { products: Row[] }>).map(([key, { products }]) => [
      key,
      products.map(({ id }) => id),
    ]);
  const { said } = await bring('goods.csv', { env });
  expect(said).toContain('The category “Hats” is new and has the key hats (1 product).');
  expect(placed()).toEqual([
    ['clothing', ['a', 'h2']],
    ['hats', ['h1']],
  ]);
  expect(read('shop', 'categories.json')).toHaveLength(1);
  await bring('goods.csv', { env, options: ['--new-categories'] });
  expect(placed()).toEqual([
    ['clothing', ['a']],
    ['hats', ['h1']],
    ['shirts', ['h2']],
  ]);
});

test('a folder that was not made by an import is never written into', async () => {
  fixture('shopify.csv');
  mkdirSync(folder.at('shopify'));
  write('shopify/notes.txt', 'mine');
  const { status, said } = await bring('shopify.csv');
  expect([status, said, readdirSync(folder.at('shopify'))]).toEqual([
    1,
    expect.stringContaining('was not made by an import'),
    ['notes.txt'],
  ]);
});

test.each([
  ['a file that cannot be read', 'x.csv', 'hello', 'x.csv: nothing could be imported.'],
  ['a file without a valid product', 'x.csv', 'id,price\nq,-1', 'x.csv: nothing could be imported.'],
  ['a change set', 'x.json', '{"format":1,"base":{"hash":"x"},"ops":[],"files":[]}', 'npm run catalogue:apply'],
])('%s ends with 1, and nothing is written', async (_, name, text, sentence) => {
  write(name, text);
  const { status, said } = await bring(name, intoData());
  expect([status, said, folder.read('data/catalogue.json')]).toEqual([1, expect.stringContaining(sentence), original]);
});

describe('questions of a file', () => {
  const table = 'SKU;Name;Category;Price;Status\nA;Mug;Cups;6,50 €;active\nB;Jar;Cups;7,00 €;waiting\n';

  test('keep its goods out until options answer them, and the answers hold for the next file', async () => {
    write('goods.csv', table);
    const asked = await bring('goods.csv', intoGoods());
    expect([asked.status, readdirSync(folder.at('goods'))]).toEqual([1, ['import-map.json']]);
    expect(asked.said).toContain('--currency EUR=…');
    expect(asked.said).toContain('“waiting” of 1 product: for sale, --sold "waiting", or not, --held "waiting"?');

    const options = ['--currency', 'EUR=1.1', '--sold', 'waiting'];
    expect((await bring('goods.csv', { options, ...intoGoods() })).status).toBe(0);
    expect(prices()).toEqual([
      ['a', 7.15],
      ['b', 7.7],
    ]);
    write('goods.csv', table.replace('6,50', '10,00'));
    await bring('goods.csv', intoGoods());
    expect(prices()[0]).toEqual(['a', 11]);
  });

  test('the currency of the file is that of a new shop where nobody says what it is worth', async () => {
    write('goods.csv', table);
    await bring('goods.csv', { options: ['--currency', 'EUR'], ...intoGoods() });
    expect([prices(), read('goods', 'site.json')]).toEqual([[['a', 6.5]], { currency: 'EUR' }]);
  });

  test('what is gone from the next file stays, is hidden or deleted as it is said', async () => {
    const plain = 'SKU,Name,Category,Price\nA,Mug,Cups,6.50\nB,Jar,Cups,7.00\n';
    const ids = () => goods().map(({ id, hidden }) => (hidden ? `${id} hidden` : id));
    write('goods.csv', plain);
    await bring('goods.csv', intoGoods());
    write('goods.csv', plain.replace('B,Jar,Cups,7.00\n', ''));
    const asked = await bring('goods.csv', intoGoods());
    expect([asked.status, ids()]).toEqual([0, ['a', 'b']]);
    expect(asked.said).toContain('brought 1 product that this one does not sell (b)');
    await bring('goods.csv', { options: ['--gone', 'hide'], ...intoGoods() });
    expect(ids()).toEqual(['a', 'b hidden']);
    await bring('goods.csv', { options: ['--gone', 'delete'], ...intoGoods() });
    expect(ids()).toEqual(['a']);
  });

  test.each([
    [['--currency', 'euros'], 'what one of the other currency is worth'],
    [['--currency', 'EUR=0'], 'what one of the other currency is worth'],
    [['--gone', 'burn'], 'say one of keep, hide, delete'],
  ])('%j is no answer', async (options, sentence) => {
    write('goods.csv', table);
    const { status, said } = await bring('goods.csv', { options });
    expect([status, said, existsSync(folder.at('goods'))]).toEqual([1, expect.stringContaining(sentence), false]);
  });
});
