import { CATEGORIES } from '@/lib/catalogue/categories';
import { TAKEN } from '@/lib/catalogue/category-keys';
import { getProducts } from '@/lib/catalogue/load';
import { formatProblem } from '@/lib/catalogue/parse';
import { checkPages, type PagesFolder } from '@/lib/site/own-pages/check-pages';
import { shopAddresses } from '@/lib/site/own-pages/shop-addresses';
import { faqQuestions } from '@/lib/site/questions';
import { routes } from '@/lib/site/routes';

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
  ['/retuns/', '/retuns/, which is no page of the shop; nearest is /returns/'],
  ['retuns.md', '/retuns/, which is no page of the shop; nearest is /returns/'],
  ['/FAQ/', '/FAQ/, which is no page of the shop; nearest is /faq/'],
  ['/faq/#no-such-question-at-all', '#no-such-question-at-all, which /faq/ does not have'],
  ['returns.md#hwo', '#hwo, which /returns/ does not have; nearest is how'],
  ['#heer', '#heer, which this page does not have; nearest is here'],
  [`${routes.product(product.id).slice(0, -1)}x/`, `nearest is ${routes.product(product.id)}`],
  ['/uploads/terms.pdf', '/uploads/terms.pdf, which is no page of the shop'],
  ['/zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz/', 'which is no page of the shop'],
])('a link to %s is refused with what is nearest', (link, fault) => {
  const texts = { 'about.md': page(`## Here\n\nb\n\n[a](${link})`), 'returns.md': page('## How\n\na') };
  expect(faultsOf(texts)).toEqual([expect.stringMatching(/^data\/pages\/about\.md: line 8: leads to /)]);
  expect(faultsOf(texts)[0]).toContain(fault);
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
  [`${category.slug}.md`, `has the address /${category.slug}/, which is that of the category ${category.name}`],
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
