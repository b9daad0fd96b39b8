import { CATEGORIES } from '@/lib/catalogue/categories';
import { TAKEN } from '@/lib/catalogue/category-keys';
import { getProducts } from '@/lib/catalogue/load';
import { formatProblem } from '@/lib/catalogue/parse';
import { checkPages, type PagesFolder } from '@/lib/site/own-pages/check-pages';
import { faqQuestions } from '@/lib/site/questions';
import { routes } from '@/lib/site/routes';
import { shopAddresses } from '@/lib/site/shop-addresses';

const [category] = CATEGORIES;
const [product] = getProducts();
const [question] = faqQuestions;
if (!category || !product || !question) throw new Error('the shop of the tests has goods and questions');

const SHOP = shopAddresses(getProducts());
const page = (body: string, title = 'A') => `---\ntitle: ${title}\n---\n${body}`;
const folderOf = (texts: Record<string, string | undefined>): PagesFolder => ({
  texts: new Map(Object.entries(texts)),
  pictures: new Map(),
});
const check = (texts: Record<string, string | undefined>) => checkPages(folderOf(texts), 'data/pages', SHOP);
const faultsOf = (texts: Record<string, string | undefined>) => check(texts).problems.map(formatProblem);

test('links to goods, makers, sections, questions, other pages and headings are taken', () => {
  const { placements, brand, id } = product;
  const [{ category: key, subcategory }] = placements;
  const links = [
    routes.product(id),
    `${routes.product(id)}?color=Navy`,
    routes.brand(brand.slug),
    routes.category(key),
    subcategory ? routes.subcategory(key, subcategory.slug) : '/',
    routes.faq(question.id),
    routes.search('boots'),
    '/all-products',
    'returns.md',
    'returns.md#how',
    '/returns/#how',
    '#here',
  ];
  const body = links.map((link) => `- [a](${link})`).join('\n');
  const texts = { 'about.md': page(`## Here\n\n${body}`), 'returns.md': page('## How\n\na') };
  expect(faultsOf(texts)).toEqual([]);
});

test.each([
  ['/retuns/', '"/retuns/" is no page of this shop; the nearest is "/returns/"'],
  ['retuns.md', '"/retuns/" is no page of this shop; the nearest is "/returns/"'],
  ['/FAQ/', '"/FAQ/" is no page of this shop; the nearest is "/faq/"'],
  ['/faq/#no-such-question-at-all', '/faq/ does not have #no-such-question-at-all'],
  ['returns.md#hwo', '/returns/ does not have #hwo; the nearest is "how"'],
  ['#heer', '/about/ does not have #heer; the nearest is "here"'],
  ['/uploads/terms.pdf', '"/uploads/terms.pdf" is no page of this shop'],
])('a link to %s is an error with the nearest page', (link, fault) => {
  const texts = { 'about.md': page(`## Here\n\nb\n\n[a](${link})`), 'returns.md': page('## How\n\na') };
  expect(check(texts).problems).toEqual([
    { file: 'data/pages/about.md', field: 'line 8', message: expect.stringContaining(fault) },
  ]);
});

test.each(['/products/gone/', '/brands/gone/', '/clothing/gone/'])('a link to %s is a warning', (link) => {
  expect(check({ 'about.md': page(`[a](${link})`) }).problems).toEqual([
    expect.objectContaining({ file: 'data/pages/about.md', field: 'line 4', isWarning: true }),
  ]);
});

test('a page that is wrong itself is there for links of others', () => {
  const texts = { 'about.md': page('[a](returns.md#anything)'), 'returns.md': page('<b>') };
  expect(faultsOf(texts)).toEqual([expect.stringContaining('data/pages/returns.md: line 4: holds HTML')]);
});

test('without the goods links are not judged, and all else is', () => {
  const given = folderOf({ 'about.md': page('[a](/nowhere/)'), 'b.md': page('<b>') });
  expect(checkPages(given, 'data/pages').problems).toHaveLength(1);
});

test.each<[file: string, fault: string]>([
  ['About.md', 'must have a name of lower-case letters'],
  ['über-uns.md', 'must have a name of lower-case letters'],
  ['con.md', 'must have a name of lower-case letters'],
  [`${'a'.repeat(61)}.md`, 'must have a name of lower-case letters'],
  ['more/about.md', 'must stand in the folder pages itself'],
  [`${category.slug}.md`, `has the address /${category.slug}/, which is that of another page`],
  ...TAKEN.slice(0, 2).map(
    (name) => [`${name}.md`, `has the address /${name}/, which is that of another page`] as [string, string],
  ),
])('the file %s is refused', (file, fault) => {
  expect(faultsOf({ [file]: page('a') })).toEqual([expect.stringContaining(`data/pages/${file}: ${fault}`)]);
});

test('a file that is no text is refused', () => {
  expect(faultsOf({ 'about.md': undefined })).toEqual(['data/pages/about.md: is no text: save it as UTF-8']);
});

test('pages stand in the order of their titles', () => {
  const texts = { 'a.md': page('a', 'Shipping'), 'b.md': page('a', 'About') };
  expect(check(texts).pages.map(({ name }) => name)).toEqual(['b', 'a']);
});
