import { explainPage } from '@/scripts/build/explain-page';

const page = (key: string, parts: Record<string, string> = {}) => ({ key, parts });
const PLAN = {
  code: 'new',
  pages: {
    '/products/a/': page('1', { product: 'p', similar: 's2', node: 'n' }),
    '/products/kept/': page('2'),
    '/products/again/': page('3'),
  },
  drawn: ['/products/a/'],
  compared: ['/products/again/'],
  standing: [],
};
const before = (pages: Record<string, ReturnType<typeof page>>, code = 'new') => ({ code, pages });
const why = (former: ReturnType<typeof before> | undefined) => explainPage('products/a', PLAN, former);

test.each([
  ['products/a is drawn: nothing is known of the build before.', undefined],
  ['products/a is drawn: the build before had no such page.', before({})],
  [
    'products/a is drawn: the code has changed, or the settings, or what all pages say.',
    before({ '/products/a/': page('0') }, 'old'),
  ],
  ['products/a is drawn: what was kept of it is gone.', before({ '/products/a/': page('1') })],
  [
    'products/a is drawn: pieces, similar, node changed.',
    before({ '/products/a/': page('0', { pieces: 'x', product: 'p', similar: 's1' }) }),
  ],
])('%s', (sentence, former) => {
  expect(why(former)).toBe(sentence);
});

test('pages that are kept, and addresses that are none of these', () => {
  const explain = (name: string) => explainPage(name, PLAN, undefined);
  expect(explain('/products/kept/')).toBe('/products/kept/ is kept: nothing that it says has changed.');
  expect(explain('products/again')).toBe('products/again is kept, and drawn once more to be compared.');
  expect(explain('faq')).toBe(
    'faq: no page of a product or a listing has this address; all other pages are drawn by every build.',
  );
});
