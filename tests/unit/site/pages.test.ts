import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { compareRoute } from '@/lib/catalogue/compare/compare-url';
import { pageLinksIn } from '@/lib/site/links/page-links';
import { menuPages } from '@/lib/site/menu';
import { PAGE_DEFINITIONS } from '@/lib/site/pages';
import { routes } from '@/lib/site/routes';
import { unlinkedRoutes } from '@/lib/site/unlinked-routes';

const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label);

/** The addresses of the shop's routes that need no parameter; a catch-all that may be empty has one. */
const plain = readdirSync('app/(shop)', { recursive: true, encoding: 'utf8' })
  .map((file) => `/${file.split(sep).join('/')}`)
  .filter((file) => file.endsWith('/page.tsx'))
  .map((file) => file.replace(/(?:\/\[\[[^/]+\]\])?\/page\.tsx$/, '/'))
  .filter((path) => !path.includes('['));

test('each route of the shop that needs no parameter has its row in the table of pages, and each row its route', () => {
  expect(plain.length).toBeGreaterThan(0);
  expect(plain.sort()).toEqual(
    Object.values(PAGE_DEFINITIONS)
      .map(({ path }) => path)
      .sort(),
  );
});

test('code that leads to a page names the address of its row', () => {
  const addresses: Record<string, unknown> = { ...routes, ...unlinkedRoutes, compare: compareRoute };
  const rows = Object.entries(PAGE_DEFINITIONS).filter(([name]) => name in addresses);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(([name, { path }]) => (addresses[name] as () => string)() !== path)).toEqual([]);
});

test('FAQ and Contact end the menu', () => {
  expect(labels(menuPages).slice(-2)).toEqual(['FAQ', 'Contact']);
});

test('the footer names what the menu does and the size guide, and the search all products too', () => {
  const footer = labels(pageLinksIn('footer'));
  expect(footer).toEqual(expect.arrayContaining([...labels(menuPages), 'Size guide']));
  expect(labels(pageLinksIn('search'))).toEqual(expect.arrayContaining(['All products', ...footer]));
});
