import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { readCopies, visitAndInstall, visitAndKeep } from './kept-pages';
import { pathOf } from './picks';
import { test } from './redeployed-store';
import { plain } from './request-goods';
import { visit } from './visit';

test.use({ serviceWorkers: 'allow' });

/** A mark that changes no script of the page, whose hash its policy names. */
const OLD = '<html lang="en"';
const NEW = '<html lang="en" data-edition="new"';
const edition = (page: Page) => page.locator('html').getAttribute('data-edition');

test('what the network answers is shown, not the kept page, and is kept in its place', async ({
  page,
  context,
  store,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await visitAndKeep(page, '/faq/');
  await store.publish('/faq/index.html', OLD, NEW);
  await visit(page, '/faq/');
  expect(await edition(page)).toBe('new');
  await expect.poll(() => readCopies(page, '/faq/')).toEqual([expect.stringContaining(NEW)]);
  await context.setOffline(true);
  await visit(page, '/faq/');
  expect(await edition(page)).toBe('new');
});

test('a new version takes over on the next navigation, and drops what the old one had kept', async ({
  page,
  store,
}) => {
  await visitAndKeep(page, '/faq/');
  await store.publish('/offline/index.html', 'You are offline', 'There is no network');
  await store.publish('/sw.js', /(\/offline\/","revision":")\w+/g, '$1new');
  expect(await readCopies(page, '/offline/')).toEqual([expect.stringContaining('You are offline')]);
  await visit(page, '/contact/');
  await expect.poll(() => readCopies(page, '/offline/')).toEqual([expect.stringContaining('There is no network')]);
});

test('the list that was visited before a new version opens as that version has it', async ({
  page,
  context,
  store,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await visitAndInstall(page, '/faq/');
  await visit(page, '/request/');
  await store.publish('/request/index.html', OLD, NEW);
  await store.publish('/sw.js', /(\/request\/","revision":")\w+/g, '$1new');
  await visit(page, '/faq/');
  await expect.poll(() => readCopies(page, '/request/')).toEqual([expect.stringContaining(NEW)]);
  await context.setOffline(true);
  await visit(page, '/request/');
  expect(await edition(page)).toBe('new');
});

test('scripts that a new version has no more stay, for a page that was kept before names them', async ({
  page,
  store,
}) => {
  /** The scripts in the caches of this kind. */
  const scripts = (kind: string) =>
    page.evaluate(async (part) => {
      const names = (await caches.keys()).filter((name) => name.includes(part));
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().flatMap(({ url }) => (url.endsWith('.js') && url.includes('/chunks/') ? [url] : []));
    }, kind);
  await visitAndInstall(page, pathOf(plain));
  const before = await scripts('precache');
  expect(before).not.toEqual([]);
  await store.publish('/sw.js', /\{"url":"[^"]*\/chunks\/[^"]*\.js","revision":null\},?/g, '');
  await visit(page, '/faq/');
  await expect.poll(() => scripts('precache')).toEqual([]);
  const now = await scripts('#hashed');
  expect(before.filter((script) => !now.includes(script))).toEqual([]);
});
