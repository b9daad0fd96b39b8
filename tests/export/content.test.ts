import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { formatPrice } from '@/lib/catalogue/price';
import { faq, reviews, texts } from '@/lib/site/content';
import { site } from '@/lib/site/site';
import { emptyListingProblems, listedIds, listingProblems, missingTexts } from './checks';
import { countOnPage, expectedListings, expectedSubcategories, numberedPaths, products } from './expected';
import { parseHtml, squeeze, textOf } from './html';
import { basePath, getPage, isProduct, isStorefront, type Page, pages, problemsByPage } from './site';

const filled = expectedListings().filter(({ ids }) => ids.length > 0);
const empty = expectedSubcategories().filter(({ ids }) => ids.length === 0);

test('every page of every listing shows its count and its products', () => {
  const problems = filled.flatMap((listing) =>
    numberedPaths(listing).flatMap((path, index) => {
      const total = listing.ids.length;
      return listingProblems(getPage(path), basePath, { shown: countOnPage(total, index + 1), total }).map(
        (problem) => `${path}: ${problem}`,
      );
    }),
  );
  expect(problems).toEqual([]);
});

test('the pages of a listing together show each of its products once', () => {
  const wrong = filled.filter((listing) => {
    const shown = numberedPaths(listing).flatMap((path) => listedIds(getPage(path), basePath));
    return shown.sort().join() !== [...listing.ids].sort().join();
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test.each<[twin: string, primary: string]>([
  ['/products/', '/all-products/'],
  ...CATEGORIES.map(({ key, slug }): [string, string] => [`/category/${key}/`, `/${slug}/`]),
])('%s shows the same products as %s', (twin, primary) => {
  expect(listedIds(getPage(twin), basePath)).toEqual(listedIds(getPage(primary), basePath));
});

test('every subcategory without products has a message and a link to its category', () => {
  expect(empty.flatMap(({ path }) => emptyListingProblems(getPage(path), basePath))).toEqual([]);
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
