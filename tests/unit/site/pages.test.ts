import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { compareRoute } from '@/lib/catalogue/compare/compare-url';
import { pageLinksIn } from '@/lib/site/links/page-links';
import { menuPages } from '@/lib/site/menu';
import { PAGE_DEFINITIONS } from '@/lib/site/pages';
import { routes } from '@/lib/site/routes';
import { unlinkedRoutes } from '@/lib/site/unlinked-routes';

const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label);

/** Addresses of routes without required parameters. An optional catch-all counts too. */
const staticRoutes = readdirSync('app/(shop)', { recursive: true, encoding: 'utf8' })
  .map((file) => `/${file.split(sep).join('/')}`)
  .filter((file) => file.endsWith('/page.tsx'))
  .map((file) => file.replace(/(?:\/\[\[[^/]+\]\])?\/page\.tsx$/, '/'))
  .filter((path) => !path.includes('['));

test('each route without required parameters has a page definition, and each definition has a route', () => {
  expect(staticRoutes.length).toBeGreaterThan(0);
  expect(staticRoutes.sort()).toEqual(
    Object.values(PAGE_DEFINITIONS)
      .map(({ path }) => path)
      .sort(),
  );
});

test('the functions of routes return the addresses of the page definitions', () => {
  const addresses: Record<string, unknown> = { ...routes, ...unlinkedRoutes, compare: compareRoute };
  const definitions = Object.entries(PAGE_DEFINITIONS).filter(([name]) => name in addresses);
  expect(definitions.length).toBeGreaterThan(10);
  expect(definitions.filter(([name, { path }]) => (addresses[name] as () => string)() !== path)).toEqual([]);
});

test('the menu ends with FAQ and Contact', () => {
  expect(labels(menuPages).slice(-2)).toEqual(['FAQ', 'Contact']);
});

test('the footer has the pages of the menu and the size guide, and the search also all products', () => {
  const footer = labels(pageLinksIn('footer'));
  expect(footer).toEqual(expect.arrayContaining([...labels(menuPages), 'Size guide']));
  expect(labels(pageLinksIn('search'))).toEqual(expect.arrayContaining(['All products', ...footer]));
});
