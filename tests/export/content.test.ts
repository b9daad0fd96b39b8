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
  const faults = filled.flatMap((listing) =>
    numberedPaths(listing).flatMap((path, index) => {
      const total = listing.ids.length;
      return listingProblems(getPage(path), basePath, { shown: countOnPage(total, index + 1), total }).map(
        (fault) => `${path}: ${fault}`,
      );
    }),
  );
  expect(faults).toEqual([]);
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

test('every subcategory without products says so and offers a way out', () => {
  expect(empty.flatMap(({ path }) => emptyListingProblems(getPage(path), basePath))).toEqual([]);
});

test('every product page holds its three panels', () => {
  const faults = problemsByPage(pages.filter(isProduct), ({ elements }) => {
    const panels = elements.filter(({ attributes }) => attributes.role === 'tabpanel');
    const ids = panels.map(({ attributes }) => attributes.id).join(' ');
    return ids === 'features details specifications' ? [] : [`its panels are "${ids}"`];
  });
  expect(faults).toEqual([]);
});

const panel = ({ elements }: Pick<Page, 'elements'>, id: string) =>
  textOf(elements.find(({ attributes }) => attributes.role === 'tabpanel' && attributes.id === id)?.inner ?? '');

test('every product page shows its features, its whole description and its figures, each in its panel', () => {
  const missing = products.flatMap(({ id, description, features, specs }) => {
    const page = getPage(`/products/${id}/`);
    const figures = specs.map(({ label, value }) => `${label} ${value}`);
    return Object.entries({ details: [description], features, specifications: figures }).flatMap(([name, texts]) => {
      const shown = panel(page, name);
      return texts.filter((text) => !shown.includes(squeeze(text))).map((text) => `${id} ${name}: ${text}`);
    });
  });
  expect(missing).toEqual([]);
});

test('the price, the discount and every limit of a product stand on its page in words', () => {
  const missing = products.flatMap(({ id, price, oldPrice, restrictions }) => {
    const words = [
      price === 0 ? 'Contact for price' : formatPrice(price),
      ...(oldPrice ? [`${Math.round(((oldPrice - price) / oldPrice) * 100)}% off`, formatPrice(oldPrice)] : []),
      ...(restrictions?.minimumAge ? [`must be ${restrictions.minimumAge} or older`] : []),
      ...(restrictions?.cities ?? []),
      ...(restrictions?.usOnly ? ['does not ship this product outside the U.S.'] : []),
    ];
    return missingTexts(getPage(`/products/${id}/`), words).map((fault) => `${id} ${fault}`);
  });
  expect(missing).toEqual([]);
});

const sections = (page: Page, words: string | undefined) =>
  words === undefined ? [] : page.elements.filter(({ name, inner }) => name === 'section' && inner.includes(words));

test('reviews and the testimonial never stand without the word that they are samples, where they are', () => {
  const { mark } = texts.sample ?? {};
  const faults = problemsByPage(pages, (page) =>
    [reviews?.reviews[0]?.text, reviews?.testimonial.text]
      .flatMap((words) => sections(page, words))
      .flatMap(({ inner }) => (mark && !textOf(inner).includes(mark) ? `lacks "${mark}"` : [])),
  );
  expect(faults).toEqual([]);
});

test('a sample says on every page, once, that it is one', () => {
  const { notice } = texts.sample ?? {};
  const shown = (html: string) => html.replace(/<script.*?<\/script>/gs, '');
  const said = pages.filter(isStorefront).map(({ html }) => (notice ? shown(html).split(notice).length - 1 : 1));
  expect(said.filter((times) => times !== 1)).toEqual([]);
});

test('the home page has the testimonial, and the FAQ every question and answer', () => {
  expect(missingTexts(getPage('/'), reviews ? [reviews.testimonial.text] : [])).toEqual([]);
  const texts = faq.flatMap(({ question, answer }) => [question, ...answer]);
  expect(missingTexts(getPage('/faq/'), texts)).toEqual([]);
});

test('the breadcrumb of every product calls its categories what their pages call themselves', () => {
  const titles = new Map(pages.map(({ path, elements }) => [path, elements.find(({ name }) => name === 'h1')?.inner]));
  const faults = problemsByPage(pages.filter(isProduct), ({ elements }) => {
    const trail = elements.find(({ attributes }) => attributes['aria-label'] === 'Breadcrumb');
    return parseHtml(trail?.inner ?? '').flatMap(({ name, attributes, inner }) => {
      const path = attributes.href?.slice(basePath.length) ?? '/';
      if (name !== 'a' || path === '/') return [];
      const title = textOf(titles.get(path) ?? '');
      return textOf(inner) === title ? [] : [`"${textOf(inner)}" leads to "${title}"`];
    });
  });
  expect(faults).toEqual([]);
});

test('the hero leads to all products and to the contact page', () => {
  const hrefs = (words: string) =>
    getPage('/')
      .elements.filter(({ name, inner }) => name === 'a' && textOf(inner) === words)
      .map(({ attributes }) => attributes.href);
  expect(hrefs('Shop Now')).toEqual([`${basePath}/all-products/`]);
  expect(hrefs('Get in Touch')).toEqual([`${basePath}/contact/`]);
});

test('the tiles of the home page lead to every category in order, under its canonical address', () => {
  const tiles = getPage('/').elements.find(
    ({ name, inner }) => name === 'section' && /<h2[^>]*>Categories</.test(inner),
  );
  const list = parseHtml(tiles?.inner ?? '').find(({ name }) => name === 'ul');
  const hrefs = parseHtml(list?.inner ?? '').flatMap(({ attributes: { href } }) => href ?? []);
  expect(hrefs).toEqual(CATEGORIES.map(({ slug }) => `${basePath}/${slug}/`));
});

test('each reason to choose this store stands on the home page under a heading of its own', () => {
  const page = getPage('/');
  const headings = page.elements.flatMap(({ name, inner }) => (name === 'h3' ? textOf(inner) : []));
  expect(texts.reasons.map(({ title }) => title).filter((title) => !headings.includes(title))).toEqual([]);
  const words = texts.reasons.map(({ text }) => text);
  expect(missingTexts(page, words)).toEqual([]);
});

test('phone, email and address stand on the contact page, as far as the shop has them', () => {
  const main = getPage('/contact/').elements.find(({ name }) => name === 'main')?.inner ?? '';
  expect(['href="tel:', 'href="mailto:', '>Address<'].map((part) => main.split(part).length - 1)).toEqual(
    [site.phone, site.email, site.address].map((own) => (own ? 1 : 0)),
  );
});
