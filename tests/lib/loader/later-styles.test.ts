/** @jest-environment jsdom */
/** Of the module anew: it brings the styles once for a page. */
async function laterStyles(): Promise<void> {
  const loaded = await import('@/lib/loader/later-styles');
  return loaded.laterStyles();
}

const added = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
const last = () => document.head.querySelector('link:last-of-type') as HTMLLinkElement;
const tick = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  jest.resetModules();
  document.head.innerHTML = '<link rel="stylesheet" href="/_next/static/chunks/shop-0123456789abc.css">';
});

test('the sheet of what is imported on use is named after that of the page, and fetched once', async () => {
  const both = Promise.all([laterStyles(), laterStyles()]);
  await tick();
  expect(added()).toEqual([
    '/_next/static/chunks/shop-0123456789abc.css',
    'http://localhost/_next/static/chunks/later-0123456789abc.css',
  ]);
  last().dispatchEvent(new Event('load'));
  await both;
});

test('where it cannot be had that is said, and the next call tries again', async () => {
  const first = laterStyles();
  const failed = expect(first).rejects.toThrow('later-0123456789abc.css could not be loaded');
  await tick();
  last().dispatchEvent(new Event('error'));
  await failed;
  expect(added()).toHaveLength(1);
  const second = laterStyles();
  await tick();
  last().dispatchEvent(new Event('load'));
  await second;
  expect(added()).toHaveLength(2);
});

test('in development there is no such sheet to wait for', async () => {
  document.head.innerHTML = '';
  await laterStyles();
  expect(added()).toEqual([]);
});
