import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { RESERVED_SLUGS } from '@/lib/catalogue/categories/category-keys';
import { getProducts } from '@/lib/catalogue/load';
import { faq } from '@/lib/site/content';
import { listPageAddresses } from '@/lib/site/links/check-links';
import { checkOwnPages } from '@/lib/site/own-pages/own-pages';
import { routes } from '@/lib/site/routes';
import { drawPicture } from '../../../fixtures/pictures';
import { testFolder } from '../../../fixtures/test-folder';

const [category] = CATEGORIES;
const [product] = getProducts();
const [question] = faq;
if (!category || !product || !question) throw new Error('the shop of the tests has products and questions');

const folder = testFolder();
const page = (body: string, title = 'A') => `---\ntitle: ${title}\n---\n${body}`;
const SHOP = listPageAddresses(getProducts());
/** Problems have paths below 'pages/'. */
function check(files: Record<string, string | Buffer>, shop = SHOP) {
  folder.write(Object.fromEntries(Object.entries(files).map(([name, content]) => [`pages/${name}`, content])));
  const { pages, problems } = checkOwnPages(folder.at(), shop);
  return { pages, problems: problems.map((problem) => ({ ...problem, file: problem.file.split('/pages/')[1] })) };
}

test('links to products, brands, listings, questions, other pages and headings are accepted', () => {
  const { placements, brand, id } = product;
  const [{ category: key, subcategory }] = placements;
  const links = [
    `${routes.product(id)}?color=Navy`,
    routes.brand(brand.slug),
    subcategory ? routes.subcategory(key, subcategory.slug) : routes.category(key),
    routes.faq(question.id),
    routes.search('boots'),
    '/all-products',
    'returns.md#how',
    '/returns/#how',
    '#here',
  ];
  const body = links.map((link) => `- [a](${link})`).join('\n');
  const texts = { 'about.md': page(`## Here\n\n${body}`), 'returns.md': page('## How\n\na') };
  expect(check(texts).problems).toEqual([]);
});

test.each([
  ['retuns.md', '"/retuns/" is not a page of this shop; the nearest is "/returns/"'],
  ['/FAQ/', '"/FAQ/" is not a page of this shop; the nearest is "/faq/"'],
  ['returns.md#hwo', 'has #hwo, which /returns/ does not have; the nearest is "how"'],
  ['#heer', 'has #heer, which /about/ does not have; the nearest is "here"'],
  ['/uploads/terms.pdf', '"/uploads/terms.pdf" is not a page of this shop'],
])('a link to %s is an error with the nearest page', (link, message) => {
  const texts = { 'about.md': page(`## Here\n\nb\n\n[a](${link})`), 'returns.md': page('## How\n\na') };
  expect(check(texts).problems).toEqual([
    { file: 'about.md', field: 'line 8', message: expect.stringContaining(message) },
  ]);
});

test.each([
  ['/products/gone/', 'is not in the catalog'],
  ['/clothing/gone/', 'has no products'],
  ['/terms/', 'has nothing to show yet'],
])('a link to %s, which may come back, is a warning', (link, reason) => {
  const { pages, problems } = check({ 'about.md': page(`[a](${link})`), 'terms.md': page('To be written: b') });
  expect(pages.map(({ name }) => name)).toEqual(['about']);
  expect(problems).toContainEqual({
    file: 'about.md',
    field: 'line 4',
    message: expect.stringContaining(reason),
    isWarning: true,
  });
});

test('a page with errors can be linked to', () => {
  const { problems } = check({ 'about.md': page('[a](returns.md#anything)'), 'returns.md': page('<b>') });
  expect(problems).toEqual([expect.objectContaining({ file: 'returns.md', field: 'line 4' })]);
});

test.each([
  ['About.md', 'with a name of lower-case letters'],
  ['über-uns.md', 'with a name of lower-case letters'],
  ['more/about.md', 'must be in the folder pages itself'],
  [`${category.slug}.md`, `has the address /${category.slug}/, which another page has`],
  [`${RESERVED_SLUGS[0]}.md`, `has the address /${RESERVED_SLUGS[0]}/, which another page has`],
])('the file name %s is an error', (file, message) => {
  expect(check({ [file]: page('a') }).problems).toEqual([{ file: file, message: expect.stringContaining(message) }]);
});

test('pages are sorted by title; hidden and other files are ignored', () => {
  const files = {
    'a.md': page('a', 'Shipping'),
    'b.md': `\uFEFF${page('ö', 'About')}`,
    '.git/c.md': 'a',
    'd.txt': 'a',
  };
  const { pages, problems } = check(files);
  expect([pages.map(({ name }) => name), problems]).toEqual([['b', 'a'], []]);
});

test('pictures have their upright size; files that are no pictures cannot be shown', async () => {
  const names = ['in/b.JPG', 'turned.jpg', 'c.png', 'd.webp', 'e.avif', 'f.svg', 'page.png'];
  const textOf = (files: string[]) => files.map((name) => `![a](${name})`).join('\n\n');
  const { pages, problems } = check({
    'in/b.JPG': await drawPicture('jpeg', { width: 60, height: 40 }),
    'turned.jpg': await drawPicture('jpeg', { width: 60, height: 40, orientation: 6 }),
    'c.png': await drawPicture('png'),
    'd.webp': await drawPicture('webp'),
    'e.avif': await drawPicture('avif'),
    'f.svg': '<svg viewBox="0 0 24 12"><path d="M0 0"/></svg>',
    'page.png': '<html></html>',
    'all.md': page(textOf(names)),
    'good.md': page(textOf(names.slice(0, -1))),
  });
  expect(problems).toEqual([
    { file: 'all.md', field: 'line 16', message: expect.stringContaining('shows page.png, which is not a PNG') },
  ]);
  const size = { width: 60, height: 40 };
  const sizes = [size, { width: 40, height: 60 }, size, size, size, { width: 24, height: 12 }];
  const images = pages[0]?.tree.children.flatMap((node) => (node.type === 'element' ? node.children : []));
  expect(images).toMatchObject(sizes.map((properties) => ({ tagName: 'img', properties })));
});
