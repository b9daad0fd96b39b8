import type { Page } from '@playwright/test';
import { storageKey } from '@/lib/storage/key';
import { expect, test } from './fixtures';
import { type Entrance, entrances, injections, knownHosts, openInjected } from './injected';
import { strangeIn } from './strange-in';
import { visit } from './visit';

/** Runs in each page; about:blank between them has no storage. */
function signInAt(key: string) {
  if (location.protocol !== 'about:') localStorage.setItem(key, 'signed-in');
}

/** Opens an entrance with each hostile part, and looks for what came of it: the fixture fails on errors, violations and foreign requests. */
async function tryEntrance(page: Page, { at, isProtected }: Entrance, parts = injections) {
  if (isProtected) await page.addInitScript(signInAt, storageKey('admin'));
  page.on('dialog', (dialog) => expect.soft(dialog.message(), 'a dialog').toBe(''));
  const hosts = await knownHosts(page);
  for (const [name, written, text] of parts) {
    await test.step(name, async () => {
      await openInjected(page, await at(written, text));
      expect.soft(await strangeIn(page, hosts), `${name}: ${page.url().slice(0, 200)}`).toEqual([]);
    });
  }
}

const [markup] = injections;

test('markup in an address becomes text, whichever way it comes in', async ({ page, allow404 }) => {
  allow404(/x-canary/);
  for (const entrance of entrances.filter(({ isProtected }) => !isProtected))
    await test.step(entrance.name, () => tryEntrance(page, entrance, markup && [markup]));
});

for (const entrance of entrances) {
  test(`${entrance.name}: no hostile part of an address runs, becomes markup or leads away`, {
    tag: '@night',
  }, async ({ page, allow404 }) => {
    if (entrance.isUnknown) allow404(/./);
    await tryEntrance(page, entrance);
  });
}

test('what has run, has become markup, leads away or was never meant to be read is found', async ({ page }) => {
  await visit(page, '/faq/');
  const hosts = await knownHosts(page);
  expect(await strangeIn(page, hosts)).toEqual([]);
  await page.evaluate(() => {
    const [link, away, ...others] = ['a', 'a', 'x-canary', 'p'].map((tag) => document.createElement(tag));
    link?.setAttribute('href', 'javascript:a()');
    away?.setAttribute('href', '//evil.example.com/');
    document.body.append(link ?? '', away ?? '', ...others, String(undefined));
    Object.assign(window, { hacked: 1 });
  });
  expect(await strangeIn(page, hosts)).toEqual([
    'it ran',
    '<a href>: javascript:a()',
    '<a href> leads to evil.example.com',
    '<x-canary>',
    'undefined',
  ]);
});
