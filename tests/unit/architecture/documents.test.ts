import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join('docs', path)),
];

/** A page without its examples, whose links lead nowhere. */
const withoutExamples = (page: string) => readFileSync(page, 'utf8').replace(/^```.*?^```/gms, '');

/** The names by which links reach the headings of a page. */
const anchorsOf = (page: string) =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

function isDead(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path ? join(dirname(page), path) : page;
  return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
}

test('every link between the documents leads somewhere', () => {
  const dead = PAGES.flatMap((page) =>
    [...withoutExamples(page).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)]
      .filter(([, link = '']) => isDead(page, link))
      .map(([, link]) => `${page}: ${link}`),
  );
  expect([PAGES.length > 20, dead]).toEqual([true, []]);
});

test('every path of the sources that design and decisions name is in the tree', () => {
  const pages = PAGES.filter((page) => page === 'docs/design.md' || page.startsWith('docs/decisions/'));
  const named = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/`((?:app|bench|components|data|lib|scripts|tests)\/[\w./-]+)`/g)].map(
      ([, path = '']) => path,
    ),
  );
  const lost = named.filter((path) => !['', '.ts', '.tsx'].some((ending) => existsSync(`${path}${ending}`)));
  expect([named.length > 40, lost]).toEqual([true, []]);
});

test('every decision stands in the list of decisions', () => {
  const list = readFileSync('docs/decisions/README.md', 'utf8');
  const files = readdirSync('docs/decisions').filter((file) => file !== 'README.md');
  const listed = [...list.matchAll(/^- \[.+\]\((.+)\)$/gm)].map(([, file]) => file);
  expect(listed.sort()).toEqual(files.sort());
});
