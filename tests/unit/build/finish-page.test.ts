/** @jest-environment jsdom */
import { createHash } from 'node:crypto';
import { finishPage, speculationRules } from '@/scripts/build/finish-page';

const HINT = '<link rel="preload" as="script" fetchPriority="low" href="/_next/b.js"/>';
const INLINE = 'push(1);push(2)';
const PAGE = [
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>',
  `<link rel="stylesheet" href="/_next/a.css"/>${HINT}<script src="/_next/a.js" async=""></script>`,
  '<script src="/_next/old.js" noModule=""></script></head><body><p>One</p>',
  '<script type="application/ld+json">{"a":1}</script>',
  `<script src="/_next/b.js" id="_R_" async=""></script><script>push(1)</script><script>push(2)</script></body></html>`,
].join('');

const SETTINGS = { origins: {}, loader: 'load()', rules: '{"prefetch":[]}', isUrgent: false };
const finish = (settings: Partial<Parameters<typeof finishPage>[1]> = {}, page = PAGE) =>
  finishPage(page, { ...SETTINGS, audience: 'shopper', ...settings });
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policyOf = (page: string) => /<meta charSet="utf-8"\/><meta http-equiv="[^"]+" content="([^"]+)"/.exec(page)?.[1];

test('the policy comes first and allows the joined inline scripts of the page, without data blocks', () => {
  const scripts = /script-src [^;]+/.exec(policyOf(finish()) ?? '')?.[0];
  expect(scripts).toBe(`script-src 'self' ${[SETTINGS.loader, SETTINGS.rules, INLINE].map(hashOf).join(' ')}`);
});

test('scripts of a shop page wait for the loader and have no preload hints; inline scripts do not block the parser', () => {
  const page = finish();
  expect(page).toContain(`<script type="module">${INLINE}</script>`);
  expect(page).toContain('<script data-src="/_next/a.js" async="">');
  expect(page).toContain('<script data-src="/_next/b.js" id="_R_" async="">');
  expect(page).not.toMatch(/<script src=|as="script"/);
  expect(page.indexOf('<script>load()</script>')).toBeLessThan(page.indexOf('a.css'));
});

test('a page that is empty without scripts is marked for the loader', () => {
  expect(finish({ isUrgent: true })).toContain('<script data-now="">load()</script>');
});

test('the 404 page starts with the redirect script', () => {
  expect(finish({ first: '/moved.js' })).toContain('"/><script src="/moved.js"></script><script>load()');
});

test('a page of the admin keeps its scripts as Next writes them', () => {
  const page = finish({ audience: 'operator' });
  expect(page).toContain(`${HINT}<script src="/_next/a.js" async=""></script>`);
  expect(page.indexOf('<script>load()</script>')).toBeLessThan(page.indexOf('a.js'));
  expect(page).not.toContain('speculationrules');
  expect(policyOf(page)).toContain(`script-src 'self' ${[SETTINGS.loader, INLINE].map(hashOf).join(' ')};`);
});

test('a page with an unexpected start is an error, because it would have no policy', () => {
  expect(() => finish({}, '<html><head></head></html>')).toThrow('does not begin with');
});

type Rules = Record<'prefetch' | 'prerender', { where: { selector_matches: string } }[]>;

/** The actions of the rules for a link: prefetch, prerender. */
function actionsFor(href: string, basePath = '') {
  const rules: Rules = JSON.parse(speculationRules(basePath));
  const link = document.createElement('a');
  link.setAttribute('href', href);
  return Object.entries(rules).flatMap(([action, some]) =>
    some.some(({ where }) => link.matches(where.selector_matches)) ? [action] : [],
  );
}

const BOTH = ['prefetch', 'prerender'];

test.each([
  ['a page', '/products/a/', '', BOTH],
  ['a URL with a query', '/products/a/?color=red', '', ['prefetch']],
  ['a file', '/uploads/a.pdf', '', []],
  ['the admin', '/admin/products/', '', []],
  ['another site', 'https://shop.example/products/a/', '', []],
  ['a part of this page', '#details', '', []],
  ['a page below the base path', '/store/products/a/', '/store', BOTH],
  ['the admin below the base path', '/store/admin/', '/store', []],
  ['a page above the base path', '/products/a/', '/store', []],
])('a link to %s', (_, href, basePath, actions) => {
  expect(actionsFor(href, basePath)).toEqual(actions);
});
