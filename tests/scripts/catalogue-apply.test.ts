/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import type { ChangeSet } from '@/lib/admin/change-set/change-set';

const JITI = resolve('node_modules/jiti/lib/jiti-cli.mjs');
const COMMAND = [resolve('scripts/run.ts'), 'catalogue-apply'];
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

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'apply-'));
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, 'data', 'catalogue.json'), original);
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = () => readFileSync(join(folder, 'data', 'catalogue.json'), 'utf8');
const uploads = () => (existsSync(join(folder, 'public/uploads')) ? readdirSync(join(folder, 'public/uploads')) : []);

/** The folder's own data, whatever the shop is that the tests run for. */
const env = { ...process.env, CATALOGUE_FILE: '', DATA_DIR: '' };

/** Runs the command on a change set, given as an object or as text. */
function apply(changes: unknown, ...options: string[]) {
  const file = join(folder, 'changes.json');
  writeFileSync(file, typeof changes === 'string' ? changes : JSON.stringify(changes));
  const { status, stdout, stderr } = spawnSync(process.execPath, [JITI, ...COMMAND, file, ...options], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

const set = (ops: object[], files: ChangeSet['files'] = []) => ({ format: 1, base: { hash: 'x' }, ops, files });
const update = (fields: object, was: object) => ({ op: 'update', id: 'a', baseHash: 'x', set: fields, was });

async function picture(): Promise<ChangeSet['files'][number]> {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
    .webp()
    .toBuffer();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { path: `/uploads/${sha256}.webp`, sha256, mime: 'image/webp', base64: bytes.toString('base64') };
}

test('a change set is applied, and a second time there is nothing to do (row 7)', async () => {
  const file = await picture();
  const changes = set([update({ price: 12, image_links: [file.path] }, { price: 10, image_links: null })], [file]);
  const first = apply(changes);
  expect(first).toMatchObject({ status: 0, said: expect.stringContaining('price') });
  expect(JSON.parse(read()).clothing.products[0]).toEqual({ ...product, price: 12, image_links: [file.path] });
  expect(uploads()).toEqual([`${file.sha256}.webp`]);
  const after = read();
  expect(apply(changes)).toMatchObject({ status: 0, said: expect.stringContaining('nothing to do') });
  expect(read()).toBe(after);
});

test('a dry run shows what it would do and writes nothing', async () => {
  const file = await picture();
  const { status, said } = apply(set([update({ price: 12 }, { price: 10 })], [file]), '--dry-run');
  expect([status, read(), uploads()]).toEqual([0, original, []]);
  expect(said).toContain('Dry run');
});

test('a stale base is a conflict with code 2, and nothing is written', async () => {
  const { status, said } = apply(set([update({ price: 12 }, { price: 9 })], [await picture()]));
  expect([status, read(), uploads()]).toEqual([2, original, []]);
  expect(said).toContain('Price is 10 in the catalog');
});

test('only the lines of what changed differ', () => {
  apply(set([update({ price: 12 }, { price: 10 })]));
  expect(read()).toBe(original.replace('"price": 10', '"price": 12'));
});

test.each<[string, unknown]>([
  ['no JSON', '{'],
  ['another format', { ...set([]), format: 9 }],
  ['a result that the build would refuse', set([update({ price: -1 }, { price: 10 })])],
  [
    'a picture that is nowhere',
    set([update({ image_links: [`/uploads/${'a'.repeat(64)}.webp`] }, { image_links: null })]),
  ],
  ['deep nesting', `{"format":1,"base":{"hash":"x"},"files":[],"ops":${'['.repeat(200_000)}${']'.repeat(200_000)}}`],
])('%s is invalid with code 1, and nothing is written', (_, changes) => {
  expect([apply(changes).status, read()]).toEqual([1, original]);
});

test('a picture that is not what its name says is invalid', async () => {
  const file = { ...(await picture()), base64: Buffer.from('text').toString('base64') };
  expect([apply(set([update({ price: 12 }, { price: 10 })], [file])).status, read(), uploads()]).toEqual([
    1,
    original,
    [],
  ]);
});

test('without a file it says how it is used', () => {
  const { status, stderr } = spawnSync(process.execPath, [JITI, ...COMMAND], { cwd: folder, env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('catalogue:apply')]);
});
