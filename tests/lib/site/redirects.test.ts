import type * as redirectsModule from '@/lib/site/redirects';

/** The redirects of a shop whose owner has written these, with a product that another one replaces. */
function rulesOf(redirects: readonly object[]) {
  let read: typeof redirectsModule | undefined;
  jest.isolateModules(() => {
    jest.doMock('@/lib/site/read-data-text', () => ({ readDataText: () => JSON.stringify(redirects) }));
    jest.doMock('@/lib/catalogue/load', () => ({
      getReplacedProducts: () => [{ id: 'old-boot', replacedBy: 'new-boot' }],
    }));
    read = jest.requireActual<typeof redirectsModule>('@/lib/site/redirects');
  });
  return read?.redirectRules().map(({ path, to }) => [path, to.address]);
}

test('a redirect to a product that another one replaces leads to that one at once', () => {
  const written = [
    { from: '/boots.html', to: '/products/old-boot/' },
    { from: '/questions', to: '/faq/' },
  ];
  expect(rulesOf(written)).toEqual([
    ['/boots.html', '/products/new-boot/'],
    ['/questions', '/faq/'],
    ['/products/old-boot', '/products/new-boot/'],
  ]);
});
