import { branding } from '@/lib/site/content';
import { loadingProblems, machinePaths, pictureProblems } from './checks';
import { files, isAdmin, isProduct, pages, problemsByPage, readText } from './site';

const isListing = ({ html }: { html: string }) => /Showing \d+ of \d+ Products/.test(html);

test('every picture has alt, width and height', () => {
  expect(problemsByPage(pages, pictureProblems)).toEqual([]);
});

test('no two words are parted by a space between comments: browsers say them as one', () => {
  const glued = /[^>]{0,20}<!-- --> <!-- -->[^<]{0,20}/g;
  expect(problemsByPage(pages, ({ html }) => html.match(glued) ?? [])).toEqual([]);
});

test('the first picture of every product and the hero picture of the home page is fetched first, the others when they come near', () => {
  const { hero } = branding.pictures;
  const checked = pages.filter((page) => isProduct(page) || (page.path === '/' && hero !== undefined));
  expect(problemsByPage(checked, loadingProblems)).toEqual([]);
  const bare = pages.filter(isProduct).filter(({ elements }) => !elements.some(({ name }) => name === 'img'));
  expect(bare.map(({ path }) => path)).toEqual([]);
});

test('the first picture of the goods of every listing is fetched first, all others, above it too, when they come near', () => {
  const checked = pages.filter(isListing);
  expect(checked.length).toBeGreaterThan(0);
  const faults = problemsByPage(checked, ({ elements }) => {
    const goods = elements.findIndex(({ name }) => name === 'article');
    return loadingProblems({ elements: [...elements.slice(goods), ...elements.slice(0, goods)] });
  });
  expect(faults).toEqual([]);
});

test('every page of the store has its header, main part and footer once, and a page of the admin neither header nor footer', () => {
  const faults = problemsByPage(pages, (page) =>
    ['header', 'main', 'footer'].flatMap((wanted) => {
      const count = page.elements.filter(({ name }) => name === wanted).length;
      if (isAdmin(page) && wanted === 'main') return [];
      return count === (isAdmin(page) ? 0 : 1) ? [] : [`${count} ${wanted}`];
    }),
  );
  expect(faults).toEqual([]);
});

test('no id stands twice in a page', () => {
  const faults = problemsByPage(pages, ({ elements }) => {
    const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
    return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two elements have the id ${id}`);
  });
  expect(faults).toEqual([]);
});

test('no source and no map of one is exported', () => {
  expect([...files].filter((file) => /\.(?:[cm]?tsx?|jsx|map)$/.test(file))).toEqual([]);
});

test('no file of the export names a folder of the machine that made it', () => {
  const texts = [...files].filter((file) => /\.(?:html|txt|js|css|json|svg|xml|webmanifest)$/.test(file));
  const faults = texts.flatMap((file) => machinePaths(readText(file), process.cwd()).map((path) => `${file}: ${path}`));
  expect(faults).toEqual([]);
});
