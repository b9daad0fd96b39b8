import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { readCopies, visitAndKeep } from './kept-pages';
import { test } from './redeployed-store';
import { visit } from './visit';

test.use({ serviceWorkers: 'allow' });

/** A mark that changes no script of the page, whose hash its policy names. */
const OLD = '<html lang="en"';
const NEW = '<html lang="en" data-edition="new"';
const edition = (page: Page) => page.locator('html').getAttribute('data-edition');

test('after a deployment the new page is shown and kept, and a new service worker drops what the old one had kept', async ({
  page,
  context,
  store,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED/);
  await visitAndKeep(page, '/faq/');
  await store.publish('/faq/index.html', OLD, NEW);
  await visit(page, '/faq/');
  expect(await edition(page)).toBe('new');
  await expect.poll(() => readCopies(page, '/faq/')).toEqual([expect.stringContaining(NEW)]);
  await store.goOffline(context);
  await visit(page, '/faq/');
  expect(await edition(page)).toBe('new');
  await store.goOnline(context);

  await store.publish('/offline/index.html', 'You are offline', 'There is no network');
  await store.publish('/sw.js', /(version:")\w+/g, '$1new');
  expect(await readCopies(page, '/offline/')).toEqual([expect.stringContaining('You are offline')]);
  await visit(page, '/contact/');
  await expect.poll(() => readCopies(page, '/offline/')).toEqual([expect.stringContaining('There is no network')]);
});
