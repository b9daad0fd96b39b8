import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import type { ChangeSet } from '@/lib/admin/change-set/change-set';
import { testFolder } from '@/tests/fixtures/test-folder';
import { commandLine } from './command-line';

const product = {
  id: 'a',
  name: 'Plain Shirt',
  brand: 'Acme',
  price: 10,
  category: 'clothing',
  description: 'A shirt.',
};
const group = { key: 'clothing', name: 'Clothing', description: 'Clothes.', products: [product] };
const original = `${JSON.stringify({ clothing: group }, null, 2)}\n`;

const folder = testFolder({ 'data/catalogue.json': original });

const LAST_CHANGES = 'data/lastmod.json';
const readDays = () => (existsSync(folder.at(LAST_CHANGES)) ? readFileSync(folder.at(LAST_CHANGES), 'utf8') : '');
const read = () => readFileSync(folder.at('data', 'catalogue.json'), 'utf8');
const uploads = () => (existsSync(folder.at('public/uploads')) ? readdirSync(folder.at('public/uploads')) : []);

/** The folder's own data, whatever the shop is that the tests run for. */
const OWN_DATA = { CATALOGUE_FILE: '', DATA_DIR: '' };

const execute = commandLine();
const run = (script: string, words: readonly string[], variables: Record<string, string> = {}) =>
  execute({ words: [script, ...words], folder: folder.at(), variables: { ...OWN_DATA, ...variables } });

/** Runs the command on a change set, given as an object or as text. */
function apply(changes: unknown, ...options: string[]) {
  const file = folder.at('changes.json');
  writeFileSync(file, typeof changes === 'string' ? changes : JSON.stringify(changes));
  return run('catalogue-apply', [file, ...options]);
}

const set = (ops: object[], files: ChangeSet['files'] = []) => ({ format: 1, base: { hash: 'x' }, ops, files });
const update = (fields: object, was: object) => ({ op: 'update', id: 'a', baseHash: 'x', set: fields, was });

async function picture(size = 9): Promise<ChangeSet['files'][number]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const bytes = await sharp({ create: { width: size, height: size, channels: 3, background: '#000', noise } })
    .webp()
    .toBuffer();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { path: `/uploads/${sha256}.webp`, sha256, mime: 'image/webp', base64: bytes.toString('base64') };
}

test('a change set is applied, and a second time there is nothing to do (row 7)', async () => {
  const file = await picture();
  const changes = set([update({ price: 12, image_links: [file.path] }, { price: 10, image_links: null })], [file]);
  const first = await apply(changes);
  expect(first).toMatchObject({
    status: 0,
    said: expect.stringMatching(/'changed'.*'Plain Shirt'.*'Price'.*'\$10\.00'.*'\$12\.00'/),
  });
  expect(JSON.parse(read()).clothing.products[0]).toEqual({ ...product, price: 12, image_links: [file.path] });
  expect(uploads()).toEqual([`${file.sha256}.webp`]);
  const [after, days] = [read(), readDays()];
  expect(await apply(changes)).toMatchObject({ status: 0, said: expect.stringContaining('nothing to do') });
  expect([read(), readDays()]).toEqual([after, days]);
});

test('a picture that no operation gives a product is not written, and that is said', async () => {
  const [used, other] = [await picture(9), await picture(10)];
  const changes = set([update({ image_links: [used.path] }, { image_links: null })], [used, other]);
  expect(await apply(changes)).toMatchObject({ status: 0, said: expect.stringContaining(`${other.path}: left out`) });
  expect(uploads()).toEqual([`${used.sha256}.webp`]);
});

test('an update that names another id is refused', async () => {
  const { status, said } = await apply(set([update({ id: 'b' }, { id: 'a' })]));
  expect([status, said]).toEqual([1, expect.stringMatching(/ops\.0\.set: names the id/)]);
  expect(read()).toBe(original);
});

test('what is published is dated, and what says the same keeps its day', async () => {
  const other = { ...product, id: 'b', name: 'Other Shirt' };
  const both = { clothing: { ...group, products: [product, other] } };
  writeFileSync(folder.at('data', 'catalogue.json'), JSON.stringify(both));
  const before = new Date().toISOString().slice(0, 10);
  expect((await apply(set([update({ price: 12 }, { price: 10 })]))).said).toContain(
    '1 change, 0 pictures, dates in data/last',
  );
  const today = readDays().includes(before) ? before : new Date().toISOString().slice(0, 10);
  const dated = (id: string, day: string) => new RegExp(`"${id}": { "hash": "[0-9a-f]{8}", "date": "${day}" }`);
  for (const id of ['a', 'b']) expect(readDays()).toMatch(dated(id, today));
  writeFileSync(folder.at(LAST_CHANGES), readDays().replaceAll(today, '2026-03-24'));
  await apply(set([update({ price: 13 }, { price: 12 })]));
  expect(readDays()).toMatch(dated('a', today));
  expect(readDays()).toMatch(dated('b', '2026-03-24'));
  await apply(set([{ op: 'delete', id: 'a' }]));
  expect(Object.keys(JSON.parse(readDays()))).toEqual(['b']);
});

test('days that cannot be read are named, by apply and check with one sentence, and nothing is written', async () => {
  const wrong = '{ "a": { "hash": "0123abcd", "date": "tomorrow" } }';
  writeFileSync(folder.at(LAST_CHANGES), wrong);
  const sentence = 'data/lastmod.json: a, date: must be a day such as "2026-03-24"';
  const { status, said } = await apply(set([update({ price: 12 }, { price: 10 })]));
  expect([status, read(), readDays(), said]).toEqual([1, original, wrong, expect.stringContaining(sentence)]);
  expect(await run('catalogue-check', [])).toMatchObject({ status: 1, said: expect.stringContaining(sentence) });
});

test('kits of goods that the catalogue lacks are named by check with file, kit and field, and stop no build; faults of form do', async () => {
  const kit = { name: 'Crew', people: 2, items: [{ id: 'a', color: 'Red' }, { id: 'b' }] };
  writeFileSync(folder.at('data', 'order-kits.json'), JSON.stringify([kit]));
  const { status, said } = await run('catalogue-check', []);
  expect([status, said]).toEqual([0, expect.stringContaining('data/order-kits.json: Crew, items[0].color: is "Red"')]);
  expect(said).toContain('data/order-kits.json: Crew, items[1].id: names "b", which is not in the catalog');
  writeFileSync(folder.at('other.json'), original);
  expect(await run('catalogue-check', [], { CATALOGUE_FILE: 'other.json' })).toMatchObject({ status: 0 });
  expect(await run('catalogue-check', ['other.json'])).toMatchObject({ status: 0 });
  writeFileSync(folder.at('data', 'order-kits.json'), JSON.stringify([{ ...kit, people: 0 }]));
  expect(await run('catalogue-check', [])).toMatchObject({ status: 1, said: expect.stringContaining('Crew, people') });
});

test('faults of the owner’s pages are named by check with file, and field or line', async () => {
  mkdirSync(folder.at('data', 'pages'));
  writeFileSync(folder.at('data', 'pages', 'about.md'), '---\ntitle: About\n---\n[a](/products/a/) [b](/products/b1/)');
  writeFileSync(folder.at('data', 'pages', 'faq.md'), '---\nlink: menu\n---\n<b>');
  const { status, said } = await run('catalogue-check', []);
  expect(status).toBe(1);
  expect(said.split('\n').slice(0, 4)).toEqual([
    'data/pages/faq.md: has the address /faq/, which is that of another page',
    'data/pages/faq.md: title: is missing',
    'data/pages/faq.md: line 4: holds HTML, <b>: write it as Markdown, or \\< for the sign itself',
    'data/pages/about.md: line 4: leads to /products/b1/, which is no page of the shop; nearest is /products/a/',
  ]);
});

test('another catalogue than the data folder’s own leaves its days alone', async () => {
  writeFileSync(folder.at('other.json'), original);
  const file = folder.at('changes.json');
  writeFileSync(file, JSON.stringify(set([update({ price: 12 }, { price: 10 })])));
  expect((await run('catalogue-apply', [file], { CATALOGUE_FILE: 'other.json' })).status).toBe(0);
  expect([read(), readDays()]).toEqual([original, '']);
});

test('a dry run shows what it would do and writes nothing', async () => {
  const file = await picture();
  const { status, said } = await apply(set([update({ price: 12 }, { price: 10 })], [file]), '--dry-run');
  expect([status, read(), readDays(), uploads()]).toEqual([0, original, '', []]);
  expect(said).toContain('Dry run');
});

test('a stale base is a conflict with code 2, and nothing is written', async () => {
  const { status, said } = await apply(set([update({ price: 12 }, { price: 9 })], [await picture()]));
  expect([status, read(), uploads()]).toEqual([2, original, []]);
  expect(said).toContain('Plain Shirt (a): Price is $10.00 in the catalog, was $9.00, should become $12.00');
});

test('only the lines of what changed differ', async () => {
  await apply(set([update({ price: 12 }, { price: 10 })]));
  expect(read()).toBe(original.replace('"price": 10', '"price": 12'));
});

test.each<[string, unknown]>([
  ['no JSON', '{'],
  ['another format', { ...set([]), format: 9 }],
  ['a result that the build would refuse', set([update({ price: -1 }, { price: 10 })])],
  ['deep nesting', `{"format":1,"base":{"hash":"x"},"files":[],"ops":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
])('%s is invalid with code 1, and nothing is written', async (_, changes) => {
  expect([(await apply(changes)).status, read()]).toEqual([1, original]);
});

test('a picture that is not what its name says is invalid', async () => {
  const file = { ...(await picture()), base64: Buffer.from('text').toString('base64') };
  expect([(await apply(set([update({ price: 12 }, { price: 10 })], [file]))).status, read(), uploads()]).toEqual([
    1,
    original,
    [],
  ]);
});

test.each(['jpeg', 'png'] as const)('row 46: a %s that is named .webp is refused by its name', async (kind) => {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .toFormat(kind)
    .toBuffer();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const path = `/uploads/${sha256}.webp`;
  const file = { path, sha256, mime: 'image/webp' as const, base64: bytes.toString('base64') };
  const { status, said } = await apply(set([update({ image_links: [path] }, { image_links: null })], [file]));
  expect([status, read(), uploads()]).toEqual([1, original, []]);
  expect(said).toContain(`${path}: is ${kind}, not a WebP picture`);
});

test('row 39: a picture that is cut off is refused by its name', async () => {
  const whole = await picture(200);
  const bytes = Buffer.from(whole.base64, 'base64');
  const cut = bytes.subarray(0, bytes.length - 400);
  const sha256 = createHash('sha256').update(cut).digest('hex');
  const path = `/uploads/${sha256}.webp`;
  const file = { ...whole, path, sha256, base64: cut.toString('base64') };
  const { status, said } = await apply(set([update({ image_links: [path] }, { image_links: null })], [file]));
  expect([status, read(), uploads()]).toEqual([1, original, []]);
  expect(said).toContain(`${path}: is not a whole WebP picture: `);
});

test('row 39: a second time puts back the pictures that are missing or damaged, and nothing else', async () => {
  const [first, second] = [await picture(9), await picture(10)];
  const changes = set([update({ image_links: [first.path, second.path] }, { image_links: null })], [first, second]);
  expect((await apply(changes)).status).toBe(0);
  const [after, names] = [read(), uploads()];
  rmSync(folder.at('public', first.path));
  writeFileSync(folder.at('public', second.path), 'damaged');
  expect((await apply(changes, '--dry-run')).said).toContain('0 changes, 2 pictures');
  expect(await apply(changes)).toMatchObject({ status: 0, said: expect.stringContaining('0 changes, 2 pictures') });
  expect([read(), uploads()]).toEqual([after, names]);
  expect(readFileSync(folder.at('public', second.path)).toString('base64')).toBe(second.base64);
});

test('row 39: a missing picture is named with its product, by apply and check with one sentence', async () => {
  const path = `/uploads/${'a'.repeat(64)}.webp`;
  const sentence = `catalogue.json: a, image_links[0]: names ${path}, which is neither in the data folder nor in public/`;
  const { status, said } = await apply(set([update({ image_links: [path] }, { image_links: null })]));
  expect([status, read(), said]).toEqual([1, original, expect.stringContaining(sentence)]);
  const named = { clothing: { ...group, products: [{ ...product, image_links: [path] }] } };
  writeFileSync(folder.at('data', 'catalogue.json'), JSON.stringify(named));
  expect(await run('catalogue-check', [])).toMatchObject({ status: 1, said: expect.stringContaining(sentence) });
});

test.each<[string, object, string]>([
  [
    'a file that is missing',
    { image_links: [{ src: '/drawings/x.svg', alt: 'Front' }] },
    'image_links[0].src: names /drawings/x.svg, which is neither in the data folder nor in public/',
  ],
  [
    'a file that is missing, of a variant',
    { available_sizes: ['S', 'M'], variants: [{ size: 'M', image_links: ['/drawings/x.svg'] }] },
    'variants[0].image_links[0]: names /drawings/x.svg,',
  ],
  [
    'a color that the product does not have',
    {
      available_colors: ['Black'],
      image_links: ['https://example.com/a.jpg', { src: 'https://example.com/b.jpg', color: 'Navy' }],
    },
    'image_links[1].color: is "Navy", but its colors are Black',
  ],
  ['a picture without an address', { image_links: [{ alt: 'Front' }] }, 'image_links[0]'],
])('%s is an error of check and apply, with file, product and field', async (_, fields, sentence) => {
  const applied = await apply(set([{ op: 'add', id: 'n', product: { ...product, ...fields, id: 'n' } }]));
  expect([applied.status, read()]).toEqual([1, original]);
  writeFileSync(
    folder.at('data', 'catalogue.json'),
    JSON.stringify({ clothing: { ...group, products: [{ ...product, ...fields }] } }),
  );
  const checked = await run('catalogue-check', []);
  expect(checked).toMatchObject({ status: 1, said: expect.stringMatching(/^data\/catalogue\.json: a\b/) });
  expect(checked.said).toContain(`, ${sentence}`);
});

test('a change set of an earlier version keeps the descriptions of pictures; the field artwork is ignored', async () => {
  const [src, file] = ['https://example.com/a.jpg', 'https://example.com/b.jpg'];
  const fields = { image_links: [src, file], image_alts: { [src]: 'Front' }, artwork: 'polo' };
  const first = set([update(fields, { image_links: null, image_alts: null, artwork: null })]);
  expect((await apply(first)).status).toBe(0);
  expect(JSON.parse(read()).clothing.products[0]).toEqual({ ...product, image_links: [{ src, alt: 'Front' }, file] });
  const second = set([update({ image_alts: { [file]: 'Back' } }, { image_alts: { [src]: 'Front' } })]);
  expect((await apply(second)).status).toBe(0);
  expect(JSON.parse(read()).clothing.products[0].image_links).toEqual([src, { src: file, alt: 'Back' }]);
});

test('row 37: a price and an old price that do not go together are a conflict with code 2', async () => {
  const discounted = original.replace('"price": 10', '"price": 10,\n        "oldPrice": 11');
  writeFileSync(folder.at('data', 'catalogue.json'), discounted);
  const { status, said } = await apply(set([update({ price: 12 }, { price: 10 })]));
  expect([status, read()]).toEqual([2, discounted]);
  expect(said).toContain('the change set has Price $12.00, the catalog Old price $11.00');
});

test('row 46: faults of JSON are told with file, line and column', async () => {
  expect((await apply('{ "format": 1, }')).said).toMatch(/changes\.json: line 1, column 14: a comma too many/);
  writeFileSync(folder.at('data', 'catalogue.json'), Buffer.from(original.replace('shirt', 'sh\u00efrt'), 'latin1'));
  expect(await run('catalogue-check', [])).toMatchObject({
    status: 1,
    said: expect.stringMatching(/^data\/catalogue\.json: line 13, column 29: a byte here is not UTF-8/),
  });
});

test('row 41: --dry-run that npm has kept for itself counts', async () => {
  const file = folder.at('changes.json');
  writeFileSync(file, JSON.stringify(set([update({ price: 12 }, { price: 10 })])));
  const { status, said } = await run('catalogue-apply', [file], { npm_config_dry_run: 'true' });
  expect([status, read(), said]).toEqual([0, original, expect.stringContaining('Dry run: nothing was written.')]);
});

test('without a file it says how it is used', async () => {
  expect(await run('catalogue-apply', [])).toEqual({
    status: 1,
    said: 'FILE is missing.\nUsage: npm run catalogue:apply -- FILE [--dry-run]\n',
  });
});

test('row 39: catalogue:uploads names missing, damaged and orphaned pictures, and removes the last on request', async () => {
  const [kept, damaged] = [await picture(9), await picture(10)];
  expect(
    (await apply(set([update({ image_links: [kept.path, damaged.path] }, { image_links: null })], [kept, damaged])))
      .status,
  ).toBe(0);
  expect(await run('catalogue-uploads', [])).toEqual({
    status: 0,
    said: '0 missing or damaged, 0 that no product names.\n',
  });
  const missing = `/uploads/${'b'.repeat(64)}.webp`;
  writeFileSync(folder.at('data', 'catalogue.json'), read().replace(`"${kept.path}"`, `"${kept.path}",\n"${missing}"`));
  writeFileSync(folder.at('public', damaged.path), 'damaged');
  writeFileSync(folder.at('public/uploads/old.jpg'), 'old');
  const listed = await run('catalogue-uploads', ['--prune', '--dry-run']);
  expect([listed.status, uploads()]).toEqual([1, expect.arrayContaining(['old.jpg'])]);
  expect(listed.said.split('\n')).toEqual(
    expect.arrayContaining([
      `Plain Shirt (a): ${missing} is missing`,
      `Plain Shirt (a): ${damaged.path} is not the file that its name says`,
      'public/uploads/old.jpg: no product of data/catalogue.json names it',
      '2 missing or damaged, 1 that no product names. Nothing was removed: --prune does that.',
    ]),
  );
  expect((await run('catalogue-uploads', ['--prune'])).said).toContain(
    'public/uploads/old.jpg: no product of data/catalogue.json names it; removed',
  );
  expect(uploads().sort()).toEqual([kept, damaged].map(({ sha256 }) => `${sha256}.webp`).sort());
});
