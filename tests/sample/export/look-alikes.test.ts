import { colorFamily } from '@/lib/catalogue/color-family';
import type { DrawnPicture } from '@/lib/catalogue/pictures';
import { products } from '@/tests/export/expected';
import { squeeze, textOf } from '@/tests/export/html';
import { pages, readText } from '@/tests/export/site';

const drawings = JSON.parse(readText('/drawings.json')) as Record<string, DrawnPicture[]>;

/** Cards as their listings show them: the words below the name of each, by product. */
const lines = new Map<string, string>();
for (const { html } of pages.filter(({ path }) => path.startsWith('/all-products/'))) {
  for (const article of html.split('<article').slice(1)) {
    const id = /\/products\/([^/"]+)\//.exec(article)?.[1] ?? '';
    const [, below = ''] = article.split('</h3>');
    lines.set(id, squeeze(textOf(/^<p[^>]*><bdi>(.*?)<\/bdi><\/p>/.exec(below)?.[1] ?? '')));
  }
}

/** Goods of one subcategory that are drawn as the same thing in one family of colors. */
const looksOf = ({ id, placements: [{ category, subcategory }], colors: [color] }: (typeof products)[number]) =>
  [category, subcategory?.slug, drawings[id]?.[0]?.kind, color && colorFamily(color)].join();
const groups = [...new Set(products.map(looksOf))]
  .map((looks) => products.filter((product) => looksOf(product) === looks))
  .filter(({ length }) => length > 1);
const alike = groups.flat();
const share = (count: number) => count / alike.length;

test('most goods of the catalogue have others that look like them', () => {
  expect(alike.length).toBeGreaterThanOrEqual(150);
});

test('the cards of look-alikes say what tells them apart, all but one in a hundred', () => {
  expect(share(alike.filter(({ id }) => !lines.get(id)).length)).toBeLessThanOrEqual(0.01);
});

test('look-alikes read differently, all but two in a hundred, and with their names all do', () => {
  const same = (wordsOf: (product: (typeof products)[number]) => string) =>
    groups.flatMap((group) => {
      const words = group.map(wordsOf);
      return group.filter((_, index) => words.indexOf(words[index] ?? '') !== words.lastIndexOf(words[index] ?? ''));
    });
  expect(share(same(({ id }) => lines.get(id) ?? '').length)).toBeLessThanOrEqual(0.02);
  expect(same(({ id, name }) => `${name}: ${lines.get(id)}`).map(({ id }) => id)).toEqual([]);
});

test('a line is short, and repeats neither the name nor the price', () => {
  const faults = alike.filter(({ id, name, price }) => {
    const facts = (lines.get(id) ?? '').split(' · ');
    return (
      facts.length > 3 ||
      facts.join('').length > 46 ||
      facts.some((fact) => fact !== '' && name.toLowerCase().includes(fact.toLowerCase())) ||
      facts.join().includes(`$${price}`)
    );
  });
  expect(faults.map(({ id }) => id)).toEqual([]);
});
