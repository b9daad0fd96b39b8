/** @jest-environment jsdom */
import fc from 'fast-check';
import { parseCatalogue } from '@/lib/catalogue/parse';
import { type Feed, newProductsFeed, writeAtom, writeJsonFeed } from '@/lib/seo/feeds';
import { newProducts } from '@/lib/seo/new-products';
import { FILE, productFrom, productsFrom } from '@/tests/fixtures/catalogue';
import { validCatalogues } from '@/tests/fixtures/catalogue-arbitraries';
import { forAll } from '@/tests/fixtures/for-all';
import { atomProblems, jsonFeedProblems, parseXml } from '@/tests/fixtures/validate-feeds';

jest.mock('server-only', () => ({}), { virtual: true });

const SELF = 'https://a.example/feed';
const product = (id: string, date?: string) => productFrom({ id, ...(date && { date }) });

test('the newest product comes first, those of one day as the catalogue has them, and one without a day nowhere', () => {
  const goods = [product('a', '2026-01-02'), product('b'), product('c', '2026-03-01'), product('d', '2026-01-02')];
  expect(newProducts(goods).map(({ id }) => id)).toEqual(['c', 'a', 'd']);
});

test('a feed holds fifty products', () => {
  const goods = Array.from({ length: 60 }, (_, index) =>
    product(`p-${index}`, `2026-01-${String((index % 28) + 1).padStart(2, '0')}`),
  );
  expect(newProducts(goods)).toHaveLength(50);
});

test('what is said of a product are its facts', () => {
  const facts = {
    date: '2026-01-02',
    price: 12,
    oldPrice: 15,
    model: 'X1',
    available_sizes: ['S', 'M'],
    colors: ['Black'],
    restrictions: { minimumAge: 18, usOnly: true },
  };
  const [entry] = newProductsFeed([productFrom(facts)]).entries;
  expect(entry?.summary).toBe(
    '$12.00, was $15.00. Item X1. Sizes: S–M. Colors: Black. Buyers must be 18 or older. The seller does not ship this product outside the U.S.',
  );
});

test('of a product with variants the range of prices is said, its choices, how it is ordered, and each combination', () => {
  const [entry] = newProductsFeed([
    productFrom({
      date: '2026-01-02',
      price: 12,
      oldPrice: 15,
      sizes: ['S', '3XL'],
      options: [{ name: 'Hand', values: ['Right', 'Left'] }],
      variants: [
        { size: '3XL', number: 'X1-3', price: 18, stock: 0 },
        { size: 'S', options: { Hand: 'Left' }, made: false },
      ],
      quantities: { step: 6 },
    }),
  ]).entries;
  expect(entry?.summary).toBe(
    '$12.00 to $18.00. Sizes: S–3XL. Hand: Right, Left. Quantity: minimum 6, sold in multiples of 6.',
  );
  expect(entry?.html).toMatch(
    /<ul><li><a href="[^"]+\?size=S&amp;Hand=Right">size S, Hand Right<\/a>: \$12\.00, was \$15\.00<\/li>/,
  );
  expect(entry?.html).toContain('>size 3XL, Hand Left</a>: item X1-3, $18.00, out of stock</li></ul>');
});

test('a photograph is shown, and else the share image', () => {
  const image = (image_links: string[]) =>
    newProductsFeed([productFrom({ date: '2026-01-02', image_links })]).entries[0]?.image;
  expect(image(['https://b.example.com/a.jpg'])).toBe('https://b.example.com/a.jpg');
  expect(image(['/uploads/a.jpg'])).toMatch(/^http.*\/uploads\/a\.jpg$/);
  expect(image(['/drawings/a.svg'])).toMatch(/^http.*\/share\/drawings\/a\.jpg$/);
  expect(image([])).toMatch(/^http.*\/share\/.*\.jpg$/);
});

test('the feeds of every catalogue are valid and say the same', () => {
  forAll(
    fc.property(validCatalogues, (raw) => {
      const feed = newProductsFeed(productsFrom(parseCatalogue(raw, FILE)));
      const [atom, json] = [writeAtom(feed, SELF), writeJsonFeed(feed, SELF)];
      expect([...atomProblems(atom, SELF), ...jsonFeedProblems(json, SELF)]).toEqual([]);
      const titles = [...parseXml(atom).querySelectorAll('entry > title')].map(({ textContent }) => textContent);
      expect(titles).toEqual(JSON.parse(json).items.map(({ title }: { title: string }) => title));
    }),
    10,
  );
});

test('a shop whose goods have no days has a feed that is empty, and valid', () => {
  const feed = newProductsFeed([product('a')]);
  expect([feed.updated, atomProblems(writeAtom(feed, SELF), SELF)]).toEqual([undefined, []]);
});

test('any text stands in a feed as it is, but for what XML cannot hold', () => {
  const text = fc.string({ unit: 'binary', minLength: 1 });
  forAll(
    fc.property(text, text, (title, html) => {
      const time = '2026-01-02T00:00:00Z';
      const [url, image] = ['https://a.example/?a&b', 'https://a.example/"'];
      const entry = { url, image, time, title, summary: title, html: `<p>${'x'}</p>` };
      const feed: Feed = { title, description: html, author: `x${title}`, home: url, updated: time, entries: [entry] };
      const xml = writeAtom(feed, SELF);
      expect(atomProblems(xml, SELF)).toEqual([]);
      const kept = parseXml(xml).querySelector('entry > title')?.textContent;
      expect(kept).toBe(
        title.replace(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd').replace(/\r\n?/g, '\n'),
      );
    }),
  );
});
