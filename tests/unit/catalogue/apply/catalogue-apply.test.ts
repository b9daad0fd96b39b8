import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ChangeSet } from '@/lib/admin/change-set/change-set-schema';
import { row } from '@/tests/fixtures/catalogue';
import { testFolder } from '@/tests/fixtures/test-folder';
import { drawNoise, pictureFile } from '../../../fixtures/pictures';
import { runScript } from '../../../fixtures/run-script';

const product = row({ id: 'a' });
const group = { key: 'clothing', name: 'Clothing', description: 'Clothes.', products: [product] };
const original = `${JSON.stringify({ clothing: group }, null, 2)}\n`;

const folder = testFolder({ 'data/catalogue.json': original });
const readDays = () => (existsSync(folder.at('data/lastmod.json')) ? folder.read('data/lastmod.json') : '');
const read = () => folder.read('data/catalogue.json');
const uploads = () => (existsSync(folder.at('public/uploads')) ? readdirSync(folder.at('public/uploads')).sort() : []);

const run = (script: string, args: readonly string[] = []) =>
  runScript({ args: [script, ...args], folder: folder.at(), variables: { CATALOGUE_FILE: '', DATA_DIR: '' } });

/** Runs the command on a change set: an object, or text. */
function apply(changes: unknown, ...options: string[]) {
  const file = folder.at('changes.json');
  writeFileSync(file, typeof changes === 'string' ? changes : JSON.stringify(changes));
  return run('catalogue-apply', [file, ...options]);
}

const set = (ops: object[], files: ChangeSet['files'] = []) => ({ format: 1, base: { hash: 'x' }, ops, files });
const update = (fields: object, was: object) => ({ op: 'update', id: 'a', baseHash: 'x', set: fields, was });
const picture = async (size?: number) => pictureFile(await drawNoise(size).webp().toBuffer());

test('a change set is applied with pictures and dates; applied again it only restores missing or damaged pictures', async () => {
  const [first, second] = [await picture(9), await picture(10)];
  const images = { image_links: [first.path, second.path] };
  const changes = set([update({ price: 12, ...images }, { price: 10, image_links: null })], [first, second]);
  expect(await apply(changes, '--dry-run')).toMatchObject({ status: 0, output: expect.stringContaining('Dry run') });
  expect([read(), readDays(), uploads()]).toEqual([original, '', []]);

  expect((await apply(changes)).status).toBe(0);
  const changed = { clothing: { ...group, products: [{ ...product, price: 12, ...images }] } };
  expect(read()).toBe(`${JSON.stringify(changed, null, 2)}\n`);
  expect(uploads()).toEqual([first, second].map(({ sha256 }) => `${sha256}.webp`).sort());
  expect(Object.keys(JSON.parse(readDays()))).toEqual(['a']);

  const after = [read(), readDays(), uploads()];
  expect((await apply(changes)).output).toContain('nothing to do');
  rmSync(folder.at('public', first.path));
  writeFileSync(folder.at('public', second.path), 'damaged');
  expect((await apply(changes)).output).toContain('0 products, 2 pictures');
  expect([read(), readDays(), uploads()]).toEqual(after);
  expect(readFileSync(folder.at('public', second.path)).toString('base64')).toBe(second.base64);
});

test('deleting the last product of a listing with links to it is a warning, and the check accepts the result', async () => {
  const others = row({ id: 'b', subcategory: 'Belts' });
  const role = { title: 'A', text: 'B.', links: [{ label: 'Belts', href: '/clothing/belts/' }] };
  folder.write({
    'data/catalogue.json': JSON.stringify({ clothing: { ...group, products: [product, others] } }),
    'data/texts.json': JSON.stringify({ roles: { title: 'For', items: [role] } }),
  });
  const { status, output } = await apply(set([{ op: 'delete', id: 'b' }]));
  expect([status, output]).toEqual([0, expect.stringContaining('texts.json: roles.items.0.links.0.href')]);
  expect((await run('catalogue-check', ['--quiet'])).status).toBe(0);
});

test('a conflict has exit code 2, and nothing is written', async () => {
  const { status, output } = await apply(set([update({ price: 12 }, { price: 9 })], [await picture()]));
  expect([status, read(), readDays(), uploads()]).toEqual([2, original, '', []]);
  expect(output).toContain('Plain Shirt (a): Price is $10.00 in the catalog, was $9.00, should become $12.00');
});

test.each<[string, unknown, string]>([
  ['text that is not JSON', '{ "format": 1, }', 'changes.json: line 1, column 14: a comma too many'],
  [
    'deep nesting',
    `{"format":1,"base":{"hash":"x"},"files":[],"ops":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
    'Invalid: nothing was written.',
  ],
  [
    'a picture without a file',
    set([update({ image_links: ['/uploads/none.webp'] }, { image_links: null })]),
    'catalogue.json: a, image_links[0]: names /uploads/none.webp, which is neither in the data folder nor in public/',
  ],
])('%s has exit code 1, and nothing is written', async (_, changes, message) => {
  const { status, output } = await apply(changes);
  expect([status, read(), uploads(), output]).toEqual([1, original, [], expect.stringContaining(message)]);
});

describe('the check of a data folder', () => {
  test('warns of links, kits and redirects with missing products, and has exit code 0', async () => {
    const kit = { name: 'Crew', people: 2, items: [{ id: 'a', color: 'Red' }, { id: 'b' }] };
    const role = { title: 'A', text: 'B.', links: [{ label: 'Shirts', href: '/clothing/polos/' }] };
    folder.write({
      'data/order-kits.json': JSON.stringify([kit]),
      'data/texts.json': JSON.stringify({ roles: { title: 'For', items: [role] } }),
      'data/redirects.json': JSON.stringify([{ from: '/old/', to: '/products/b/' }]),
      'data/pages/about.md': '---\ntitle: About\n---\n[b](/brands/gone/)',
    });
    const { status, output } = await run('catalogue-check', ['--quiet']);
    const positions = output.split('\n').map((line) => line.split(': ').slice(0, 3).join(': '));
    expect([status, positions]).toEqual([
      0,
      [
        'Warning: data/pages/about.md: line 4',
        'Warning: data/order-kits.json: Crew, items[0].color',
        'Warning: data/order-kits.json: Crew, items[1].id',
        'Warning: data/texts.json: roles.items.0.links.0.href',
        'Warning: data/redirects.json: 0.to',
        '',
      ],
    ]);
  });

  test('has exit code 1 for problems of any file, each with its file, and field or line', async () => {
    folder.write({
      'data/order-kits.json': JSON.stringify([{ name: 'Crew', people: 0, items: [{ id: 'a' }] }]),
      'data/lastmod.json': '{ "a": { "hash": "0123abcd", "date": "tomorrow" } }',
      'data/pages/faq.md': '---\nlink: menu\n---\n<b>',
      'data/pages/about.md': '---\ntitle: About\n---\n[a](/products/a/) [b](/nowhere/)',
    });
    const { status, output } = await run('catalogue-check');
    const positions = output.split('\n').map((line) => line.split(': ').slice(0, 2).join(': '));
    expect([status, positions]).toEqual([
      1,
      [
        'data/pages/faq.md: has the address /faq/, which another page has',
        'data/pages/faq.md: title',
        'data/pages/faq.md: line 4',
        'data/pages/about.md: line 4',
        'data/lastmod.json: a, date',
        'data/order-kits.json: Crew, people',
        'Unnamed shop (data/): 6 problems',
        '',
      ],
    ]);
  });
});
