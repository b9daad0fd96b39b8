import { products } from '@/tests/export/expected';
import { squeeze, textOf } from '@/tests/export/html';
import { pages } from '@/tests/export/site';

/** The facts on the cards of a page, in order; '' for a card without facts. */
function factsOn(html: string): string[] {
  return html
    .split('<article')
    .slice(1)
    .map((article) => squeeze(textOf(/<\/h3><p[^>]*><bdi>(.*?)<\/bdi><\/p>/.exec(article)?.[1] ?? '')));
}

const listings = pages.filter(({ path }) => path.startsWith('/all-products/')).map(({ html }) => factsOn(html));

test('every card has facts, and 207 of 240 have two', () => {
  const facts = listings.flat();
  expect(facts).toHaveLength(products.length);
  expect(facts.filter((line) => line === '')).toEqual([]);
  expect(facts.filter((line) => line.includes(' · '))).toHaveLength(207);
});

test('no two neighboring cards have the same facts', () => {
  const repeated = listings.flatMap((lines) => lines.filter((line, index) => line === lines[index - 1]));
  expect(repeated).toEqual([]);
});
