/** @jest-environment jsdom */
import fc from 'fast-check';
import { type Feed, newProductsFeed, writeAtom } from '@/lib/seo/feeds';
import { productFrom } from '@/tests/fixtures/catalogue';
import { anyCharacter, forAll } from '@/tests/fixtures/for-all';
import { atomProblems, parseXml } from '@/tests/fixtures/validate-feeds';

jest.mock('server-only', () => ({}), { virtual: true });

const SELF = 'https://a.example/feed';
const product = (id: string, date?: string) => productFrom({ id, ...(date && { date }) });

test('the summary of a product has its main facts and limits', () => {
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

test('a product with variants has its price range, options, order quantity and all available combinations', () => {
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

test('without dates the feed is empty and valid', () => {
  const feed = newProductsFeed([product('a')]);
  expect([feed.updated, atomProblems(writeAtom(feed, SELF), SELF)]).toEqual([undefined, []]);
});

test('a feed has any text unchanged, apart from characters that XML forbids', () => {
  const text = fc.string({ unit: anyCharacter, minLength: 1 });
  forAll(
    fc.property(text, text, (title, html) => {
      const time = '2026-01-02T00:00:00Z';
      const [url, image] = ['https://a.example/?a&b', 'https://a.example/"'];
      const entry = { url, image, time, title, summary: title, html: `<p>${'x'}</p>` };
      const feed: Feed = { title, description: html, author: `x${title}`, home: url, updated: time, entries: [entry] };
      const xml = writeAtom(feed, SELF);
      expect(atomProblems(xml, SELF)).toEqual([]);
      const parsedTitle = parseXml(xml).querySelector('entry > title')?.textContent;
      expect(parsedTitle).toBe(
        title.replace(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd').replace(/\r\n?/g, '\n'),
      );
    }),
  );
});
