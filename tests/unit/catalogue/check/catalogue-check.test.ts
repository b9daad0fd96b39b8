import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { formatProblem } from '@/lib/catalogue/parse';
import { checkCatalogue, checkShop } from '@/scripts/catalogue/check-shop';
import { rawCatalogue, row } from '@/tests/fixtures/catalogue';
import { runScript } from '@/tests/fixtures/run-script';
import { testFolder } from '@/tests/fixtures/test-folder';

test('the check finds no problem in a shop whose folder has its pictures and its document', async () => {
  const names = readdirSync('tests/fixtures/pottery/uploads');
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => existsSync(`public/uploads/${name}`))).toEqual([]);
  const variables = { CATALOGUE_FILE: '', DATA_DIR: 'tests/fixtures/pottery' };
  const checked = await runScript({ args: ['catalogue-check'], folder: resolve('.'), variables });
  expect(checked).toMatchObject({ status: 0, output: expect.stringContaining('no problems') });
});

describe('a data folder', () => {
  const group = { key: 'clothing', name: 'Clothing', description: 'Clothes.', products: [row({ id: 'a' })] };
  const folder = testFolder({ 'catalogue.json': JSON.stringify({ clothing: group }) });

  /** The problems, each with its file and the next `parts` of its position. */
  function check(kind: 'errors' | 'warnings', parts: number): string[] {
    jest.replaceProperty(process, 'env', { ...process.env, CATALOGUE_FILE: '', DATA_DIR: folder.at() });
    const position = (line: string) => line.replace(`${folder.at()}/`, '').split(': ').slice(0, parts).join(': ');
    return checkShop()[kind].map((problem) => position(formatProblem(problem)));
  }

  test('has warnings for links, kits and redirects with missing products', () => {
    const kit = { name: 'Crew', people: 2, items: [{ id: 'a', color: 'Red' }, { id: 'b' }] };
    const role = { title: 'A', text: 'B.', links: [{ label: 'Shirts', href: '/clothing/polos/' }] };
    folder.write({
      'order-kits.json': JSON.stringify([kit]),
      'texts.json': JSON.stringify({ roles: { title: 'For', items: [role] } }),
      'redirects.json': JSON.stringify([{ from: '/old/', to: '/products/b/' }]),
      'pages/about.md': '---\ntitle: About\n---\n[b](/brands/gone/)',
    });
    expect(check('errors', 2)).toEqual([]);
    expect(check('warnings', 2)).toEqual([
      'pages/about.md: line 4',
      'order-kits.json: Crew, items[0].color',
      'order-kits.json: Crew, items[1].id',
      'texts.json: roles.items.0.links.0.href',
      'redirects.json: 0.to',
    ]);
  });

  test('has problems of any file, each with its file, and field or line', () => {
    folder.write({
      'order-kits.json': JSON.stringify([{ name: 'Crew', people: 0, items: [{ id: 'a' }] }]),
      'lastmod.json': '{ "a": { "hash": "0123abcd", "date": "tomorrow" } }',
      'pages/faq.md': '---\nlink: menu\n---\n<b>',
      'pages/about.md': '---\ntitle: About\n---\n[a](/products/a/) [b](/nowhere/)',
    });
    expect(check('errors', 2)).toEqual([
      'pages/faq.md: has the address /faq/, which another page has',
      'pages/faq.md: title',
      'pages/faq.md: line 4',
      'pages/about.md: line 4',
      'lastmod.json: a, date',
      'order-kits.json: Crew, people',
    ]);
  });

  test('has one problem for each file that is not JSON, in one run', () => {
    folder.write({ 'catalogue.json': '{bad', 'site.json': '{ "name": "A" "x" }', 'faq.json': '[1,]' });
    const problems = check('errors', 2)
      .filter((line) => line.includes('line 1, column'))
      .sort();
    expect(problems.map((line) => line.split(':')[0])).toEqual(['catalogue.json', 'faq.json', 'site.json']);
  });
});

const FILE = 'data/catalogue.json';
const problemsIn = (fields: object, newPictures?: ReadonlySet<string>) => {
  const result = checkCatalogue(rawCatalogue({ clothing: [row({ id: 'a', ...fields })] }), FILE, newPictures);
  return result.ok ? [] : result.problems.map(formatProblem);
};
const missing = 'names /drawings/x.svg, which is neither in the data folder nor in public/';

test.each<[string, object, string]>([
  [
    'a missing picture',
    { image_links: [{ src: '/drawings/x.svg', alt: 'Front' }] },
    `a, image_links[0].src: ${missing}`,
  ],
  [
    'a missing picture of a variant',
    { available_sizes: ['S', 'M'], variants: [{ size: 'M', image_links: ['/drawings/x.svg'] }] },
    `a, variants[0].image_links[0]: ${missing}`,
  ],
])('%s is a problem with file, product and field', (_, fields, message) => {
  expect(problemsIn(fields)).toEqual([expect.stringContaining(`${FILE}: ${message}`)]);
});

test('a picture that is written with the catalogue is not missing', () => {
  expect(problemsIn({ image_links: ['/drawings/x.svg'] }, new Set(['/drawings/x.svg']))).toEqual([]);
});
