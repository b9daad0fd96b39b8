import { menu } from '@/lib/site/menu';
import { given, pathOf, place, products, word } from '../../e2e/picks';
import { expect, test } from '../fixtures';

const MENU = 'nav[aria-label="Main"]';

test('a search is done by keyboard alone', async ({ visitor }) => {
  await visitor.visit('/');
  await visitor.keys('/');
  expect(await visitor.focused()).toBe('Search the catalog');
  await visitor.type(word);
  await visitor.see('[role=option] mark');
  await visitor.keys('ArrowDown', 'ArrowDown');
  await visitor.see('[role=option]:nth-child(2)[aria-selected="true"]');
  const href = await visitor.run(() =>
    document.querySelector('[role=option][aria-selected="true"]')?.getAttribute('href'),
  );
  await visitor.keys('Enter');
  await visitor.until(`${href}`, async () => (await visitor.url()).href.endsWith(href ?? 'nowhere'));
  await visitor.see('h1');
});

given(
  test,
  menu.some(({ items }) => items.length > 0),
)('a group of the menu opens under the mouse and by keyboard, and Escape gives the focus back', async ({ visitor }) => {
  const group = menu.find(({ items }) => items.length > 0);
  const first = group?.items[0]?.label;
  await visitor.visit('/');
  await visitor.point(`${MENU} li a`, group?.label);
  await visitor.see(`${MENU} li li a`, first);
  await visitor.point('main h1');
  await visitor.gone(`${MENU} li li a`, first);
  await visitor.run(
    (name) => document.querySelector<HTMLElement>(`[aria-label="${name} menu"]`)?.focus(),
    group?.label,
  );
  await visitor.keys('Enter');
  await visitor.see(`${MENU} li li a`, first);
  await visitor.keys('Tab');
  expect(await visitor.focused()).toBe(first);
  await visitor.keys('Escape');
  await visitor.gone(`${MENU} li li a`, first);
  expect(await visitor.focused()).toBe(`${group?.label} menu`);
});

test('an unknown address says so and leads on', async ({ visitor, site }) => {
  site.allow404('/no-such-page/');
  await visitor.visit('/no-such-page/');
  await visitor.press(`main a[href$="${place.path}"]`);
  await visitor.see('h1', place.name);
});

test('what was looked at is remembered over a reload', async ({ visitor }) => {
  const [first, second] = products;
  if (!first || !second) throw new Error('The catalogue has fewer than two products');
  await visitor.visit(pathOf(first));
  await visitor.visit(pathOf(second));
  await visitor.reload();
  await visitor.run(() => document.querySelector('footer')?.scrollIntoView());
  await visitor.see('main section a', first.name);
});

test('a page that was visited opens without a network', async ({ visitor, site }) => {
  await visitor.visit('/faq/');
  const heading = await visitor.see('h1');
  await visitor.until('the service worker has kept the page', () =>
    visitor.run(async () => {
      if ((await navigator.serviceWorker.getRegistration())?.active?.state !== 'activated') return false;
      return (await caches.match('/faq/', { ignoreSearch: true })) !== undefined;
    }),
  );
  await site.close();
  await visitor.open('/faq/');
  await visitor.see('h1', heading);
});
