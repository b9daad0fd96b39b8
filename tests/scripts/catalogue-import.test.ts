import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { testFolder } from '@/tests/fixtures/test-folder';
import { commandLine } from './command-line';

const product = { id: 'a', name: 'Shirt', brand: 'Acme', price: 10, category: 'clothing', description: 'A shirt.' };
const original = `${JSON.stringify({ clothing: { key: 'clothing', name: 'Clothing', description: 'Clothes.', products: [product] } }, null, 2)}\n`;

const folder = testFolder({ 'data/catalogue.json': original });

const execute = commandLine();
/** Runs the command in the folder; what a build would say is asked of the project. */
const bring = (file: string, { options = [] as string[], env = {} as Record<string, string> } = {}) =>
  execute({
    words: ['catalogue-import', file, ...options],
    folder: folder.at(),
    variables: { CATALOGUE_FILE: '', DATA_DIR: '', npm_config_dry_run: '', ...env },
  });

const write = (name: string, text: string) => writeFileSync(folder.at(name), text);
const read = (...path: string[]) => JSON.parse(readFileSync(folder.at(...path), 'utf8'));
const fixture = (name: string) => copyFileSync(resolve('tests/fixtures/imports', name), folder.at(name));

test('another shop’s file becomes a folder beside it that a build takes, and a second time changes nothing', async () => {
  fixture('shopify.csv');
  const { status, said } = await bring('shopify.csv');
  expect([status, readdirSync(folder.at('shopify')).sort()]).toEqual([
    0,
    ['catalogue.json', 'import-map.json', 'imports.json'],
  ]);
  const groups = Object.values(read('shopify', 'catalogue.json')) as { key: string; name: string }[];
  expect(groups.map(({ key, name }) => [key, name])).toEqual([
    ['jackets', 'Jackets'],
    ['hats', 'Hats'],
    ['kitchen', 'Kitchen'],
  ]);
  expect(read('shopify', 'catalogue.json').hats.products).toHaveLength(2);
  expect(said).toContain('DATA_DIR=shopify npm start');
  expect(said).toContain('line 12, broken-price: "ask us" is no price.');
  expect(said).toContain('The value of the color “Desert Sage” is a guess');
  expect(said).toContain('They come in 3 variants.');
  expect(readFileSync(folder.at('data', 'catalogue.json'), 'utf8')).toBe(original);

  const again = await bring('shopify.csv');
  expect([again.status, again.said]).toEqual([0, expect.stringContaining('nothing to do')]);
});

test('the map that was used is kept, and one that was corrected is obeyed', async () => {
  fixture('any-columns-windows-1252.csv');
  await bring('any-columns-windows-1252.csv', { env: { DATA_DIR: 'shop' } });
  const map = read('shop', 'import-map.json');
  expect(map.columns).toMatchObject({ Bezeichnung: 'name', Lieferzeit: 'ignore' });
  write('map.json', JSON.stringify({ ...map, columns: { ...map.columns, Lieferzeit: 'feature' } }));
  const { status } = await bring('any-columns-windows-1252.csv', {
    options: ['--map', 'map.json'],
    env: { DATA_DIR: 'shop' },
  });
  expect([status, read('shop', 'catalogue.json').schurzen.products[0].features]).toEqual([0, ['Lieferzeit: 3 Tage']]);

  write('map.json', '{"columns":{"Preis":"cheap"}}');
  const wrong = await bring('any-columns-windows-1252.csv', { options: ['--map', 'map.json'] });
  expect([wrong.status, wrong.said]).toEqual([1, expect.stringContaining('"cheap" is nothing that a column can say')]);
});

test('a dry run, with and without the two dashes, writes nothing (row 41)', async () => {
  fixture('woocommerce.csv');
  for (const { options, env } of [
    { options: ['--dry-run'], env: {} },
    { options: [], env: { npm_config_dry_run: 'true' } },
  ]) {
    const { status, said } = await bring('woocommerce.csv', { options, env });
    expect([status, said, existsSync(folder.at('woocommerce'))]).toEqual([
      0,
      expect.stringContaining('Dry run: nothing was written.'),
      false,
    ]);
  }
});

test.each<[string, string[], string]>([
  ['--help', ['--help'], 'npm run catalogue:import -- FILE'],
  ['an unknown option', ['--dry'], "Unknown option '--dry'"],
  ['a second file', ['other.csv'], 'one word too many'],
])('%s is answered with a sentence (row 41)', async (name, options, sentence) => {
  fixture('shopify.csv');
  const { status, said } = await bring('shopify.csv', { options });
  expect([status, said, existsSync(folder.at('shopify'))]).toEqual([
    name === '--help' ? 0 : 1,
    expect.stringContaining(sentence),
    false,
  ]);
});

test('this shop’s own list, copy or dump is merged into its catalogue', async () => {
  write('list.csv', 'id,price,stock\na,12.50,3\nb,x,1');
  const { status, said } = await bring('list.csv');
  expect([status, read('data', 'catalogue.json').clothing.products]).toEqual([
    0,
    [{ ...product, price: 12.5, stock: 3 }],
  ]);
  expect(said).toContain('line 3, b: ');

  const item = { id: 'n', p: { ...product, id: 'n' }, e: 1 };
  write(
    'dump.json',
    JSON.stringify({ 'sp:catalogue': JSON.stringify({ v: 1, items: [{ id: 'a', h: 'x', d: 5 }, item] }) }),
  );
  expect((await bring('dump.json')).status).toBe(0);
  expect(read('data', 'catalogue.json').clothing.products.map(({ id }: { id: string }) => id)).toEqual(['n']);
  expect(existsSync(folder.at('data.import'))).toBe(false);
});

test('a picture that is a file of the shop must exist, in the data folder or in public/', async () => {
  const list = (src: string) => JSON.stringify([{ ...product, image_links: [{ src, alt: 'Front' }] }]);
  write('list.json', list('/drawings/a.svg'));
  const { status, said } = await bring('list.json');
  expect([status, read('data', 'catalogue.json')]).toEqual([1, JSON.parse(original)]);
  expect(said).toContain('a, image_links[0].src: names /drawings/a.svg, which is neither in the data folder nor in');
  mkdirSync(folder.at('data/drawings'));
  write('data/drawings/a.svg', '<svg/>');
  expect((await bring('list.json')).status).toBe(0);
  expect(read('data', 'catalogue.json').clothing.products[0].image_links).toEqual([
    { src: '/drawings/a.svg', alt: 'Front' },
  ]);
  expect(readdirSync(folder.at('data/drawings'))).toEqual(['a.svg']);
  expect(existsSync(folder.at('data.import'))).toBe(false);
});

test('another shop’s goods come into a shop that is there under new categories, which its build knows and its own list', async () => {
  mkdirSync(folder.at('shop'));
  write('shop/catalogue.json', original);
  write('shop/categories.json', '[{ "key": "clothing", "words": ["shirts"] }]');
  write('goods.csv', 'sku,name,category,price\nh1,Cap,Hats,5\nh2,Polo,Shirts,9');
  const env = { DATA_DIR: folder.at('shop') };
  const groups = () => Object.entries(read('shop', 'catalogue.json') as Record<string, { products: { id: string }[] }>);
  const placed = () => groups().map(([key, { products }]) => [key, products.map(({ id }) => id)]);
  const { said } = await bring('goods.csv', { env });
  expect(said).toContain('The category “Hats” is new and has the key hats (1 product).');
  expect(placed()).toEqual([
    ['clothing', ['a', 'h2']],
    ['hats', ['h1']],
  ]);
  expect(read('shop', 'categories.json')).toHaveLength(1);

  write('list.csv', 'id,category\na,hats');
  expect((await bring('list.csv', { env })).status).toBe(0);
  await bring('goods.csv', { env, options: ['--new-categories'] });
  expect(placed()).toEqual([
    ['clothing', []],
    ['hats', ['h1', 'a']],
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
  ['nothing that could be read', 'x.csv', 'hello'],
  ['no product that is valid', 'x.csv', 'id,price\nq,-1'],
  ['a change set', 'x.json', '{"format":1,"base":{"hash":"x"},"ops":[],"files":[]}'],
])('%s ends with 1, and nothing is written', async (_, name, text) => {
  write(name, text);
  const { status, said } = await bring(name);
  expect([status, said.trim().length > 0]).toEqual([1, true]);
  expect(readFileSync(folder.at('data', 'catalogue.json'), 'utf8')).toBe(original);
});

describe('questions of a file', () => {
  const table = 'SKU;Name;Category;Price;Status\nA;Mug;Cups;6,50 €;active\nB;Jar;Cups;7,00 €;waiting\n';
  const prices = () =>
    Object.values(read('goods', 'catalogue.json') as object).flatMap(({ products }) =>
      products.map((raw: { id: string; price: number }) => [raw.id, raw.price]),
    );

  test('keep its goods out until options answer them, and the answers hold for the next file', async () => {
    write('goods.csv', table);
    const asked = await bring('goods.csv');
    expect([asked.status, readdirSync(folder.at('goods'))]).toEqual([1, ['import-map.json']]);
    expect(asked.said).toContain('--currency EUR=…');
    expect(asked.said).toContain('“waiting” of 1 product: for sale, --sold "waiting", or not, --held "waiting"?');
    expect(asked.said).toContain('correct it, and run the command again');

    const answered = await bring('goods.csv', { options: ['--currency', 'EUR=1.1', '--sold', 'waiting'] });
    expect([answered.status, prices()]).toEqual([
      0,
      [
        ['a', 7.15],
        ['b', 7.7],
      ],
    ]);
    write('goods.csv', table.replace('6,50', '10,00'));
    const next = await bring('goods.csv');
    expect([next.status, prices()]).toEqual([
      0,
      [
        ['a', 11],
        ['b', 7.7],
      ],
    ]);
  });

  test('the currency of the file is that of a new shop where nobody says what it is worth', async () => {
    write('goods.csv', table);
    await bring('goods.csv', { options: ['--currency', 'EUR'] });
    expect([prices(), read('goods', 'site.json')]).toEqual([[['a', 6.5]], { currency: 'EUR' }]);
    // A file that names none, of which somebody says it later.
    write('plain.csv', 'SKU,Name,Category,Price\nA,Mug,Cups,6.50\n');
    await bring('plain.csv');
    await bring('plain.csv', { options: ['--currency', 'CHF'] });
    expect(read('plain', 'site.json')).toEqual({ currency: 'CHF' });
  });

  test('what is gone from the next file stays, is hidden or deleted as it is said', async () => {
    const plain = 'SKU,Name,Category,Price\nA,Mug,Cups,6.50\nB,Jar,Cups,7.00\n';
    const ids = () =>
      Object.values(read('goods', 'catalogue.json') as object).flatMap(({ products }) =>
        products.map((raw: { id: string; hidden?: boolean }) => (raw.hidden ? `${raw.id} hidden` : raw.id)),
      );
    write('goods.csv', plain);
    await bring('goods.csv');
    write('goods.csv', plain.replace('B,Jar,Cups,7.00\n', ''));
    const asked = await bring('goods.csv');
    expect([asked.status, ids()]).toEqual([0, ['a', 'b']]);
    expect(asked.said).toContain('brought 1 product that this one does not sell (b)');
    await bring('goods.csv', { options: ['--gone', 'hide'] });
    expect(ids()).toEqual(['a', 'b hidden']);
    await bring('goods.csv', { options: ['--gone', 'delete'] });
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
test.each([[[]], [['--shopify']]])(
  'what catalogue:export %j writes holds all of the shop, which an import says',
  async (options) => {
    const words = ['catalogue-export', 'all.csv', ...options];
    const { status, said } = await execute({
      words,
      folder: folder.at(),
      variables: { CATALOGUE_FILE: '', DATA_DIR: '' },
    });
    expect([status, said]).toEqual([
      0,
      expect.stringContaining('1 product of data/catalogue.json written to all.csv.'),
    ]);
    expect((await bring('all.csv', { env: { DATA_DIR: folder.at('data') } })).said).toContain('nothing to do');
  },
);
