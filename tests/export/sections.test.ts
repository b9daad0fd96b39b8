import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { getOwnPage } from '@/lib/site/own-pages/own-pages';
import { site } from '@/lib/site/site';
import { expectedSubcategories } from './expected';
import { linksOf } from './links';
import { headingOf, nameProblems, orderProblems, type Section } from './sections';
import { basePath, getPage, isStorefront, pages, problemsByPage } from './site';

const storefront = pages.filter(isStorefront);
/** Pages without the owner's pages, whose links may have any text. */
const generated = storefront.filter(({ path }) => !getOwnPage(path.slice(1, -1)));
const subcategoryPaths = expectedSubcategories().map(({ path }) => path);

/** The categories by path. The menu may have a shorter name. */
const categories = (address: (category: (typeof CATEGORIES)[number]) => string): Section[] =>
  CATEGORIES.map((category) => {
    const label = site.menu.find((entry) => entry.category === category.key)?.label;
    return { path: address(category), names: [headingOf(getPage(`/${category.slug}/`)), ...(label ? [label] : [])] };
  });
/** The subcategories of each category, in the order of the links on its page. */
const groups: Section[][] = CATEGORIES.map(({ slug }) => {
  const paths = linksOf({ elements: sectionRow(slug) }, basePath).filter((path) => subcategoryPaths.includes(path));
  return paths.map((path) => ({ path, names: [headingOf(getPage(path))] }));
});

function sectionRow(slug: string) {
  const { elements } = getPage(`/${slug}/`);
  const row = elements.find(({ name, attributes }) => name === 'nav' && attributes['aria-label'] === 'Types');
  return elements.filter(({ start }) => row && start >= row.start && start < row.end);
}

const all = [categories(({ slug }) => `/${slug}/`), categories(({ key }) => `/category/${key}/`), ...groups].flat();

test('the page of a category links to every one of its subcategories', () => {
  expect(groups.flatMap((group) => group.map(({ path }) => path)).sort()).toEqual([...subcategoryPaths].sort());
});

test('a category or subcategory has the same name in every link, breadcrumb, slide and filter', () => {
  expect(problemsByPage(generated, (page) => nameProblems(page, all, basePath))).toEqual([]);
});

// Categories have two orders: in the menu and in the tiles.
test('subcategories have the same order in all lists', () => {
  expect(problemsByPage(storefront, (page) => groups.flatMap((group) => orderProblems(page, group, basePath)))).toEqual(
    [],
  );
});
