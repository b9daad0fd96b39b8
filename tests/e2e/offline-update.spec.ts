import type { Page } from '@playwright/test';
import { readCachedCopies, visitAndCache } from './cached-pages';
import { expect } from './fixtures';
import { test } from './test-server';
import { visit } from './visit';

test.use({ serviceWorkers: 'allow' });

/** A change outside of scripts, because the CSP has their hashes. */
const OLD = '<html lang="en"';
const NEW = '<html lang="en" data-edition="new"';
const edition = (page: Page) => page.locator('html').getAttribute('data-edition');

test('after a deployment the new page is shown and cached, and a new service worker deletes the caches of the old one', async ({
  page,
  context,
  store,
}) => {
  await visitAndCache(page, '/faq/');
  await store.redeploy('/faq/index.html', OLD, NEW);
  await visit(page, '/faq/');
  expect(await edition(page)).toBe('new');
  await expect.poll(() => readCachedCopies(page, '/faq/')).toEqual([expect.stringContaining(NEW)]);
  await store.goOffline(context);
  await visit(page, '/faq/');
  expect(await edition(page)).toBe('new');
  await store.goOnline(context);

  await store.redeploy('/offline/index.html', 'You are offline', 'There is no network');
  await store.redeploy('/sw.js', /(version:")\w+/g, '$1new');
  expect(await readCachedCopies(page, '/offline/')).toEqual([expect.stringContaining('You are offline')]);
  await visit(page, '/contact/');
  await expect
    .poll(() => readCachedCopies(page, '/offline/'))
    .toEqual([expect.stringContaining('There is no network')]);
});
