import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstCommit } from '@/scripts/try-publishing/first-commit';
import { SHOP } from '@/tests/fixtures/shops';
import { testFolder } from '@/tests/fixtures/test-folder';

const OWN = {
  'package.json': '{}',
  '.github/workflows/pages.yml': 'name: Pages\n',
  '.gitignore': 'node_modules/\n',
  'lib/a.ts': 'export const a = 1;\n',
  'data/site.json': '{ "name": "Some" }\n',
  'data/catalogue.json': '{}',
  'public/uploads/a.webp': 'picture',
};
const OTHERS = {
  'node_modules/some/index.js': '',
  'out/index.html': '',
  '.next/a': '',
  '.cache/a': '',
  '.env.local': 'SECRET=1\n',
  '.vscode/a.json': '{}',
  'public/icons/a.svg': '',
  'tests/a.test.ts': '',
};
const catalogue = JSON.stringify({ some: { products: [...'abcde'].map((id) => ({ id })) }, none: { products: [] } });

const { at } = testFolder({ ...OWN, ...OTHERS, 'data/catalogue.json': catalogue });
const publish = { host: 'github', repository: 'you/store', branch: 'main' } as const;
const commit = (some: Partial<Parameters<typeof firstCommit>[0]> = {}) =>
  firstCommit({ root: at(), dataDir: 'data', catalogueFile: 'data/catalogue.json', publish, isSmall: false, ...some });

test('the project goes without what was built, installed or is nobody else’s', async () => {
  expect(Object.keys(await commit()).sort()).toEqual(Object.keys(OWN).sort());
});

test('the facts of the store get the place to publish to, and keep the rest', async () => {
  expect(JSON.parse(String((await commit())['data/site.json']))).toEqual({ name: 'Some', publish });
});

test('the catalogue stays as it is, or has three products a category left', async () => {
  expect(String((await commit())['data/catalogue.json'])).toBe(catalogue);
  const short = JSON.parse(String((await commit({ isSmall: true }))['data/catalogue.json']));
  expect(short).toEqual({ some: { products: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] }, none: { products: [] } });
});

test('another folder of data takes the place of the project’s own', async () => {
  const dataDir = join(process.cwd(), SHOP.dataDir);
  const files = await commit({ dataDir, catalogueFile: join(dataDir, 'catalogue.json') });
  expect(String(files['data/catalogue.json'])).toBe(readFileSync(SHOP.catalogueFile, 'utf8'));
  expect(files['data/categories.json']).toBeDefined();
});
