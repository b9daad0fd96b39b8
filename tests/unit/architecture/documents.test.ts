import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join('docs', path)),
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

function isDead(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path ? join(dirname(page), path) : page;
  return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
}

test('every link between the documents has a target', () => {
  const dead = PAGES.flatMap((page) =>
    [...withoutExamples(page).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)]
      .filter(([, link = '']) => isDead(page, link))
      .map(([, link]) => `${page}: ${link}`),
  );
  expect([PAGES.length > 20, dead]).toEqual([true, []]);
});

test('every source path in design.md and the decisions exists', () => {
  const pages = PAGES.filter((page) => page === 'docs/design.md' || page.startsWith('docs/decisions/'));
  const paths = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/`((?:app|bench|components|data|lib|scripts|tests)\/[\w./-]+)`/g)].map(
      ([, path = '']) => path,
    ),
  );
  const missing = paths.filter((path) => !['', '.ts', '.tsx'].some((ending) => existsSync(`${path}${ending}`)));
  expect([paths.length > 40, missing]).toEqual([true, []]);
});

test('the list of decisions has every decision', () => {
  const list = readFileSync('docs/decisions/README.md', 'utf8');
  const files = readdirSync('docs/decisions').filter((file) => file !== 'README.md');
  const listed = [...list.matchAll(/^- \[.+\]\((.+)\)$/gm)].map(([, file]) => file);
  expect(listed.sort()).toEqual(files.sort());
});
