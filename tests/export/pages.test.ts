import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { formatPrice } from '@/lib/money';
import { branding, faq, orders, reviews, texts } from '@/lib/site/content';
import { EXPORT_ROOT_FILES, EXPORT_ROOT_FOLDERS } from '@/lib/site/links/check-redirects';
import { getOwnPages, getPageAddresses } from '@/lib/site/own-pages/own-pages';
import { PAGE_DEFINITIONS } from '@/lib/site/pages';
import { site } from '@/lib/site/site';
import { countClicks } from '@/tests/fixtures/count-clicks';
import {
  canonicalOf,
  emptyListingProblems,
  isNoindex,
  listedIds,
  listingProblems,
  loadingProblems,
  machinePaths,
  missingTexts,
  pictureProblems,
} from './checks';
import { countOnPage, expectedListings, expectedSubcategories, numberedPaths, products } from './expected';
import { parseHtml, squeeze, textOf } from './html';
import { canonicalLinkProblem, linksOf, referenceProblem, referencesOf } from './links';
import {
  basePath,
  files,
  getPage,
  isAdmin,
  isProduct,
  isStorefront,
  type Page,
  pages,
  problemsByPage,
  readText,
  root,
} from './site';
import { mayCrawl } from './sitemap';

/** The pages that every shop has. */
const FIXED = [
  '/404.html',
  '/admin/',
  '/admin/add-product/',
  '/admin/changes/',
  '/admin/edit-product/',
  '/admin/login/',
  // Only for a shop with orders.
  ...(orders.length > 0 ? ['/admin/orders/'] : []),
  '/admin/products/',
  '/admin/publish/',
  ...Object.values(PAGE_DEFINITIONS).map(({ path }) => path),
  ...getOwnPages().map(({ name }) => `/${name}/`),
];
const CATEGORY_PAGES = CATEGORIES.flatMap(({ key, slug }) => [`/${slug}/`, `/category/${key}/`]);

test('the pages are the numbered pages of listings, the products, and the pages of every shop', () => {
  const listings = expectedListings().flatMap(numberedPaths);
  const productPages = products.map(({ id }) => `/products/${id}/`);
  const expected = new Set([...FIXED, ...CATEGORY_PAGES, ...listings, ...productPages]);
  expect(pages.map(({ path }) => path).sort()).toEqual([...expected].sort());
});

test('no redirect may replace a page or file of the export', () => {
  const paths = pages.map(({ path }) => path).filter((path) => path.endsWith('/') && !path.startsWith('/admin/'));
  const addresses = [...getPageAddresses()].filter(([, { isUnwritten }]) => !isUnwritten).map(([path]) => path);
  expect(paths.sort()).toEqual(addresses.sort());
  const others = [...files].filter((file) => !/(?:\/index\.html|\.gz|\.br)$/.test(file));
  const unknown = others.filter(
    (file) => !EXPORT_ROOT_FILES.includes(file) && !EXPORT_ROOT_FOLDERS.includes(file.split('/')[1] ?? ''),
  );
  expect(unknown).toEqual([]);
});

const filled = expectedListings().filter(({ ids }) => ids.length > 0);
const empty = expectedSubcategories().filter(({ ids }) => ids.length === 0);

test('every page of every listing shows its count and its products', () => {
  const problems = filled.flatMap((listing) =>
    numberedPaths(listing).flatMap((path, index) => {
      const total = listing.ids.length;
      return listingProblems(getPage(path), { shown: countOnPage(total, index + 1), total }).map(
        (problem) => `${path}: ${problem}`,
      );
    }),
  );
  expect(problems).toEqual([]);
});

test('the pages of a listing together show each of its products once', () => {
  const wrong = filled.filter((listing) => {
    const shown = numberedPaths(listing).flatMap((path) => listedIds(getPage(path)));
    return shown.sort().join() !== [...listing.ids].sort().join();
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test.each<[twin: string, primary: string]>([
  ['/products/', '/all-products/'],
  ...CATEGORIES.map(({ key, slug }): [string, string] => [`/category/${key}/`, `/${slug}/`]),
])('%s shows the same products as %s', (twin, primary) => {
  expect(listedIds(getPage(twin))).toEqual(listedIds(getPage(primary)));
});

test('every subcategory without products has a message and a link to its category', () => {
  expect(empty.flatMap(({ path }) => emptyListingProblems(getPage(path)))).toEqual([]);
});

test('every product page has its three panels', () => {
  const problems = problemsByPage(pages.filter(isProduct), ({ elements }) => {
    const panels = elements.filter(({ attributes }) => attributes.role === 'tabpanel');
    const ids = panels.map(({ attributes }) => attributes.id).join(' ');
    return ids === 'features details specifications' ? [] : [`its panels are "${ids}"`];
  });
  expect(problems).toEqual([]);
});

const panel = ({ elements }: Pick<Page, 'elements'>, id: string) =>
  textOf(elements.find(({ attributes }) => attributes.role === 'tabpanel' && attributes.id === id)?.inner ?? '');

test('every product page shows its features, description and specifications in their panels', () => {
  const missing = products.flatMap(({ id, description, features, specs }) => {
    const page = getPage(`/products/${id}/`);
    const rows = specs.map(({ label, value }) => `${label} ${value}`);
    return Object.entries({ details: [description], features, specifications: rows }).flatMap(([name, texts]) => {
      const shown = panel(page, name);
      return texts.filter((text) => !shown.includes(squeeze(text))).map((text) => `${id} ${name}: ${text}`);
    });
  });
  expect(missing).toEqual([]);
});

test('a product page has the price, the discount and every limit as text', () => {
  const missing = products.flatMap(({ id, price, oldPrice, restrictions }) => {
    const expected = [
      price === 0 ? 'Contact for price' : formatPrice(price),
      ...(oldPrice ? [`${Math.round(((oldPrice - price) / oldPrice) * 100)}% off`, formatPrice(oldPrice)] : []),
      ...(restrictions?.minimumAge ? [`must be ${restrictions.minimumAge} or older`] : []),
      ...(restrictions?.cities ?? []),
      ...(restrictions?.usOnly ? ['does not ship this product outside the U.S.'] : []),
    ];
    return missingTexts(getPage(`/products/${id}/`), expected).map((problem) => `${id} ${problem}`);
  });
  expect(missing).toEqual([]);
});

const sections = (page: Page, words: string | undefined) =>
  words === undefined ? [] : page.elements.filter(({ name, inner }) => name === 'section' && inner.includes(words));

test('sample reviews and testimonials are marked as samples', () => {
  const { mark } = texts.sample ?? {};
  const problems = problemsByPage(pages, (page) =>
    [reviews?.reviews[0]?.text, reviews?.testimonial.text]
      .flatMap((words) => sections(page, words))
      .flatMap(({ inner }) => (mark && !textOf(inner).includes(mark) ? `lacks "${mark}"` : [])),
  );
  expect(problems).toEqual([]);
});

test('the sample shop has its notice once on every page', () => {
  const { notice } = texts.sample ?? {};
  const withoutScripts = (html: string) => html.replace(/<script.*?<\/script>/gs, '');
  const counts = pages
    .filter(isStorefront)
    .map(({ html }) => (notice ? withoutScripts(html).split(notice).length - 1 : 1));
  expect(counts.filter((count) => count !== 1)).toEqual([]);
});

test('the home page has the testimonial, and the FAQ every question and answer', () => {
  expect(missingTexts(getPage('/'), reviews ? [reviews.testimonial.text] : [])).toEqual([]);
  const texts = faq.flatMap(({ question, answer }) => [question, ...answer]);
  expect(missingTexts(getPage('/faq/'), texts)).toEqual([]);
});

test('the breadcrumb of every product has the titles of its category pages', () => {
  const titles = new Map(pages.map(({ path, elements }) => [path, elements.find(({ name }) => name === 'h1')?.inner]));
  const problems = problemsByPage(pages.filter(isProduct), ({ elements }) => {
    const trail = elements.find(({ attributes }) => attributes['aria-label'] === 'Breadcrumb');
    return parseHtml(trail?.inner ?? '').flatMap(({ name, attributes, inner }) => {
      const path = attributes.href?.slice(basePath.length) ?? '/';
      if (name !== 'a' || path === '/') return [];
      const title = textOf(titles.get(path) ?? '');
      return textOf(inner) === title ? [] : [`"${textOf(inner)}" links to "${title}"`];
    });
  });
  expect(problems).toEqual([]);
});

test('the hero links to all products and to the contact page', () => {
  const hrefsOf = (label: string) =>
    getPage('/')
      .elements.filter(({ name, inner }) => name === 'a' && textOf(inner) === label)
      .map(({ attributes }) => attributes.href);
  expect(hrefsOf('Shop Now')).toEqual([`${basePath}/all-products/`]);
  expect(hrefsOf('Get in Touch')).toEqual([`${basePath}/contact/`]);
});

test('the tiles of the home page link to the canonical URL of every category, in order', () => {
  const tiles = getPage('/').elements.find(
    ({ name, inner }) => name === 'section' && /<h2[^>]*>Categories</.test(inner),
  );
  const list = parseHtml(tiles?.inner ?? '').find(({ name }) => name === 'ul');
  const hrefs = parseHtml(list?.inner ?? '').flatMap(({ attributes: { href } }) => href ?? []);
  expect(hrefs).toEqual(CATEGORIES.map(({ slug }) => `${basePath}/${slug}/`));
});

test('each reason to choose this store is on the home page with its heading', () => {
  const page = getPage('/');
  const headings = page.elements.flatMap(({ name, inner }) => (name === 'h3' ? textOf(inner) : []));
  expect(texts.reasons.map(({ title }) => title).filter((title) => !headings.includes(title))).toEqual([]);
  expect(
    missingTexts(
      page,
      texts.reasons.map(({ text }) => text),
    ),
  ).toEqual([]);
});

test('the contact page has the phone, email and address of the shop', () => {
  const main = getPage('/contact/').elements.find(({ name }) => name === 'main')?.inner ?? '';
  expect(['href="tel:', 'href="mailto:', '>Address<'].map((part) => main.split(part).length - 1)).toEqual(
    [site.phone, site.email, site.address].map((contact) => (contact ? 1 : 0)),
  );
});

const MAX_CLICKS = 4;

test('every URL in every page is a file of the export', () => {
  const problems = problemsByPage(pages, (page) => {
    const ids = new Set(page.elements.flatMap(({ attributes }) => attributes.id ?? []));
    const found = referencesOf(page).flatMap((reference) => referenceProblem(reference, ids) ?? []);
    return [...new Set(found)];
  });
  expect(problems).toEqual([]);
});

test('every URL in a style sheet or the manifest is a file of the export', () => {
  const sheets = [...files].filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(0);
  const found = sheets.flatMap((file) =>
    [...readText(file).matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(
      ([, address = '']) => new URL(address, `${root}${file}`).href,
    ),
  );
  const { icons, start_url: start } = JSON.parse(readText('/manifest.webmanifest'));
  const inManifest = [start, ...icons.map(({ src }: { src: string }) => src)];
  expect([...found, ...inManifest].flatMap((address) => referenceProblem(address, new Set()) ?? [])).toEqual([]);
});

test('every indexable canonical page is at most four clicks from the home page', () => {
  const links = new Map(pages.map((page) => [page.path, linksOf(page)]));
  const clicks = countClicks('/', (path) => links.get(path) ?? []);
  const far = pages
    .filter((page) => !isNoindex(page) && canonicalOf(page) === `${root}${page.path}`)
    .map(({ path }) => ({ path, clicks: clicks.get(path) ?? Number.POSITIVE_INFINITY }))
    .filter((page) => page.clicks > MAX_CLICKS);
  expect(far).toEqual([]);
});

test('every link of the shop has the canonical URL of a page', () => {
  const canonicals = new Map(pages.map((page) => [page.path, canonicalOf(page)?.slice(root.length)]));
  const problems = problemsByPage(pages.filter(isStorefront), ({ elements }) => {
    // A nofollow link has parameters; without these it must be canonical.
    const hrefs = elements.flatMap(({ name, attributes: { href, rel } }) =>
      name === 'a' && href !== undefined ? (rel === 'nofollow' ? href.replace(/\?.*/, '') : href) : [],
    );
    return [...new Set(hrefs)].flatMap((href) => canonicalLinkProblem(href, canonicals) ?? []);
  });
  expect(problems).toEqual([]);
});

test('exactly the links that robots.txt disallows are nofollow', () => {
  const robots = readText('/robots.txt');
  const problems = problemsByPage(pages.filter(isStorefront), ({ elements }) =>
    elements.flatMap(({ name, attributes: { href = '', rel } }) =>
      name === 'a' && href.startsWith('/') && mayCrawl(robots, href) === (rel === 'nofollow') ? href : [],
    ),
  );
  expect(problems).toEqual([]);
});

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
