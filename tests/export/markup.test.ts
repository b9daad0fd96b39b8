import { branding } from '@/lib/site/content';
import { loadingProblems, machinePaths, pictureProblems } from './checks';
import { files, isAdmin, isProduct, pages, problemsByPage, readText } from './site';

const isListing = ({ html }: { html: string }) => /Showing \d+ of \d+ Products/.test(html);

test('every picture has alt, width and height', () => {
  expect(problemsByPage(pages, pictureProblems)).toEqual([]);
});

test('no two words are separated only by a space between comments, which screen readers ignore', () => {
  const joined = /[^>]{0,20}<!-- --> <!-- -->[^<]{0,20}/g;
  expect(problemsByPage(pages, ({ html }) => html.match(joined) ?? [])).toEqual([]);
});

test('the first picture of a product and the hero picture have high priority, all others are lazy', () => {
  const { hero } = branding.pictures;
  const checked = pages.filter((page) => isProduct(page) || (page.path === '/' && hero !== undefined));
  expect(problemsByPage(checked, loadingProblems)).toEqual([]);
  const bare = pages.filter(isProduct).filter(({ elements }) => !elements.some(({ name }) => name === 'img'));
  expect(bare.map(({ path }) => path)).toEqual([]);
});

test('the first product picture of a listing has high priority, all others are lazy', () => {
  const checked = pages.filter(isListing);
  expect(checked.length).toBeGreaterThan(0);
  const problems = problemsByPage(checked, ({ elements }) => {
    const first = elements.findIndex(({ name }) => name === 'article');
    return loadingProblems({ elements: [...elements.slice(first), ...elements.slice(0, first)] });
  });
  expect(problems).toEqual([]);
});

test('every page of the store has one header, main and footer; pages of the admin have no header and footer', () => {
  const problems = problemsByPage(pages, (page) =>
    ['header', 'main', 'footer'].flatMap((wanted) => {
      const count = page.elements.filter(({ name }) => name === wanted).length;
      if (isAdmin(page) && wanted === 'main') return [];
      return count === (isAdmin(page) ? 0 : 1) ? [] : [`${count} ${wanted}`];
    }),
  );
  expect(problems).toEqual([]);
});

test('no id occurs twice in a page', () => {
  const problems = problemsByPage(pages, ({ elements }) => {
    const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two elements have the id ${id}`);
  });
  expect(problems).toEqual([]);
});

test('no source and no source map is exported', () => {
  expect([...files].filter((file) => /\.(?:[cm]?tsx?|jsx|map)$/.test(file))).toEqual([]);
});

test('no file of the export has a path of the build machine', () => {
  const texts = [...files].filter((file) => /\.(?:html|txt|js|css|json|svg|xml|webmanifest)$/.test(file));
  const problems = texts.flatMap((file) =>
    machinePaths(readText(file), process.cwd()).map((path) => `${file}: ${path}`),
  );
  expect(problems).toEqual([]);
});
