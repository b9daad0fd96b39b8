/** @jest-environment jsdom */
import { contentSecurityPolicy, finishPage, speculationRules } from '@/scripts/build/finish-page';

const PAGE = '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/></head><body></body></html>';
const finish = (page: string, isUrgent = false) =>
  finishPage(page, { audience: 'shopper', origins: {}, loader: 'load()', rules: '{}', isUrgent });

// tests/export proves policy and scripts of all pages.
test('a page that is empty without scripts is marked for the loader', () => {
  expect(finish(PAGE)).toContain('<script>load()</script>');
  expect(finish(PAGE, true)).toContain('<script data-now="">load()</script>');
});

test('a page with an unexpected start is an error, because it would have no policy', () => {
  expect(() => finish('<html><head></head></html>')).toThrow('does not begin with');
});

const ORIGINS = {
  contact: 'https://contact.example',
  publish: ['https://git.example'],
  pictures: ['https://photos.example'],
};

test('a page of the shop runs only known scripts, and may send the contact form', () => {
  expect(contentSecurityPolicy('shopper', ['abc='], ORIGINS).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-abc='",
    "style-src 'self'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self' https://contact.example",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self' https://contact.example",
    "base-uri 'none'",
  ]);
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
