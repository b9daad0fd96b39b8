import { CATEGORIES } from '@/lib/catalogue/categories';
import { readPagesFolder } from '@/lib/site/own-pages/read-folder';
import { site } from '@/lib/site/site';
import { expectedSubcategories } from './expected';
import { parseHtml } from './html';
import { linksOf } from './links';
import { headingOf, nameFaults, orderFaults, type Section } from './sections';
import { basePath, dataDir, faultsOf, getPage, isStorefront, pages } from './site';

const storefront = pages.filter(isStorefront);
/** Pages without those of the owner's, whose links are called as a sentence wants. */
const ours = storefront.filter(({ path }) => !readPagesFolder(dataDir).texts.has(`${path.slice(1, -1)}.md`));
const subcategoryPaths = expectedSubcategories().map(({ path }) => path);

/** The categories, under their own address or the generic one; the menu may have a shorter word for one. */
const categories = (address: (category: (typeof CATEGORIES)[number]) => string): Section[] =>
  CATEGORIES.map((category) => {
    const label = site.menu.find((entry) => entry.category === category.key)?.label;
    return { path: address(category), names: [headingOf(getPage(`/${category.slug}/`)), ...(label ? [label] : [])] };
  });
/** The subcategories of each category in the order of the links on its own page. */
const groups: Section[][] = CATEGORIES.map(({ slug }) => {
  const paths = linksOf({ elements: sectionRow(slug) }, basePath).filter((path) => subcategoryPaths.includes(path));
  return paths.map((path) => ({ path, names: [headingOf(getPage(path))] }));
});

function sectionRow(slug: string) {
  const { elements } = getPage(`/${slug}/`);
  const row = elements.find(({ name, attributes }) => name === 'nav' && attributes['aria-label'] === 'Sections');
  return elements.filter(({ start }) => row && start >= row.start && start < row.end);
}

const all = [categories(({ slug }) => `/${slug}/`), categories(({ key }) => `/category/${key}/`), ...groups].flat();

test('the page of a category links to every one of its subcategories', () => {
  expect(groups.flatMap((group) => group.map(({ path }) => path)).sort()).toEqual([...subcategoryPaths].sort());
});

test('a category and a subcategory have one name in every link, crumb, slide and filter', () => {
  expect(faultsOf(ours, (page) => nameFaults(page, all, basePath))).toEqual([]);
});

// The categories have two: the menu's and that of the tiles, both the specification's.
test('subcategories stand in one order wherever they are listed', () => {
  expect(faultsOf(storefront, (page) => groups.flatMap((group) => orderFaults(page, group, basePath)))).toEqual([]);
});

const SECTIONS = [
  { path: '/tools/rakes/', names: ['Rakes'] },
  { path: '/tools/spades/', names: ['Spades'] },
];
const pageOf = (html: string) => ({ elements: parseHtml(html) });

test.each([
  ['<a href="/tools/rakes/">Rakes <span>12</span></a>', []],
  ['<a href="/tools/rakes/?size=L" rel="nofollow">Rakes in L</a>', []],
  ['<a href="/tools/rakes/"><span>See </span>Rakes</a>', []],
  ['<a href="/tools/rakes/?brand=x">Rake</a>', ['"Rake" leads to Rakes']],
  ['<a href="/tools/hoes/">Hoe</a>', []],
  ['<label><input type="checkbox" name="section" value="rakes"/>Rakes<span>3</span></label>', []],
  ['<label><input type="checkbox" name="section" value="rakes"/>rakes</label>', ['"rakes" is the choice of Rakes']],
])('the names in %s are judged', (html, faults) => {
  expect(nameFaults(pageOf(html), SECTIONS, '')).toEqual(faults);
});

test.each([
  [
    '<ul><li><a href="/tools/rakes/">a</a></li><li><a href="/x/">b</a></li><li><a href="/tools/spades/">c</a></li></ul>',
    [],
  ],
  ['<ul><a href="/tools/spades/">a</a><a href="/tools/rakes/">b</a></ul>', ['Rakes stands after Spades']],
  ['<ul><a href="/tools/spades/">a</a></ul><ul><a href="/tools/rakes/">b</a></ul>', []],
  [
    '<fieldset><input name="section" value="spades"/><input name="section" value="rakes"/></fieldset>',
    ['Rakes stands after Spades'],
  ],
])('the order in %s is judged', (html, faults) => {
  expect(orderFaults(pageOf(html), SECTIONS, '')).toEqual(faults);
});
