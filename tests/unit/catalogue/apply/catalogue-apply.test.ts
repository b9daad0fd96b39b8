import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ChangeSet } from '@/lib/admin/change-set/apply-change-set';
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

/** Runs the command on a change set. */
function apply(changes: unknown, ...options: string[]) {
  const file = folder.at('changes.json');
  writeFileSync(file, JSON.stringify(changes));
  const variables = { CATALOGUE_FILE: '', DATA_DIR: '' };
  return runScript({ args: ['catalogue-apply', file, ...options], folder: folder.at(), variables });
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
  rmSync(folder.at('public', first.path));
  writeFileSync(folder.at('public', second.path), 'damaged');
  expect((await apply(changes)).output).toContain('0 products, 2 pictures');
  expect([read(), readDays(), uploads()]).toEqual(after);
  expect(readFileSync(folder.at('public', second.path)).toString('base64')).toBe(second.base64);
});

test('a conflict has exit code 2, and nothing is written', async () => {
  const { status, output } = await apply(set([update({ price: 12 }, { price: 9 })], [await picture()]));
  expect([status, read(), readDays(), uploads()]).toEqual([2, original, '', []]);
  expect(output).toContain('Plain Shirt (a): Price is $10.00 in the catalog, was $9.00, should become $12.00');
});

test('a picture without a file has exit code 1, and nothing is written', async () => {
  const { status, output } = await apply(set([update({ image_links: ['/uploads/none.webp'] }, { image_links: null })]));
  expect([status, read(), uploads()]).toEqual([1, original, []]);
  expect(output).toContain('catalogue.json: a, image_links[0]: names /uploads/none.webp, which is neither in the data');
});
