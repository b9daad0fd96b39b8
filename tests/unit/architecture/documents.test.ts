import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });
const pagePaths = filesIn('docs').filter((path) => path.endsWith('.md'));
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...pagePaths.map((path) => join('docs', path)),
];

/** The text of a document without code blocks, whose links are examples. */
const withoutExamples = (page: string) => readFileSync(page, 'utf8').replace(/^```.*?^```/gms, '');

/** Anchors of the headings of a document. */
const anchorsOf = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

const linksIn = (page: string) =>
  [...withoutExamples(page).matchAll(/\]\((?!https?:)([^)\s]+)\)|<img src="([^"]+)"/g)].map(
    ([, link, picture]) => link ?? picture ?? '',
  );

function isDead(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path ? join(dirname(page), path) : page;
  return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
}

test('every link and picture of the documents has a target', () => {
  const dead = PAGES.flatMap((page) =>
    linksIn(page)
      .filter((link) => isDead(page, link))
      .map((link) => `${page}: ${link}`),
  );
  expect([PAGES.length > 20, dead]).toEqual([true, []]);
});

test('a document shows every picture, and the list of decisions has every decision', () => {
  const linked = new Set(PAGES.flatMap((page) => linksIn(page).map((link) => join(dirname(page), link))));
  const files = ['docs/images', 'docs/decisions'].flatMap((folder) =>
    filesIn(folder).map((file) => join(folder, file)),
  );
  expect(files.filter((file) => !linked.has(file))).toEqual([]);
});

test('every source path in the documents exists', () => {
  const paths = PAGES.flatMap((page) =>
    [...withoutExamples(page).matchAll(/`((?:app|components|lib|scripts|tests)\/[\w./()[\]-]+)`/g)].map(
      ([, path = '']) => path,
    ),
  ).filter((path) => !/NAME|newest/.test(path));
  const missing = paths.filter((path) => !['', '.ts', '.tsx'].some((ending) => existsSync(`${path}${ending}`)));
  expect([paths.length > 40, missing]).toEqual([true, []]);
});
