/** @jest-environment jsdom */
import { AHEAD, DRAWN } from '@/lib/loader/draw-ahead';
import { speculationRules } from '@/scripts/export/speculation-rules';

type Rules = Record<'prefetch' | 'prerender', { where: { selector_matches: string }; eagerness: string }[]>;

/** The deeds that the rules of a shop have for a link, marked or not. */
function deedsFor(href: string, { basePath = '', mark = DRAWN as string | null } = {}) {
  const rules: Rules = JSON.parse(speculationRules(basePath));
  const link = document.createElement('a');
  link.setAttribute('href', href);
  if (mark !== null) link.setAttribute(AHEAD, mark);
  return Object.entries(rules).flatMap(([deed, some]) =>
    some.filter(({ where }) => link.matches(where.selector_matches)).map(({ eagerness }) => `${deed} ${eagerness}`),
  );
}

const BOTH = ['prefetch immediate', 'prerender immediate'];

test.each([
  ['a page', '/products/a/', BOTH],
  ['an address with a query, which is only fetched', '/products/a/?color=red', ['prefetch immediate']],
  ['a page of the admin', '/admin/products/', []],
  ['another shop', 'https://shop.example/products/a/', []],
  ['a place of this page', '#details', []],
])('of marked links the rules know %s', (_, href, deeds) => {
  expect(deedsFor(href)).toEqual(deeds);
});

test('a link that is not marked is neither fetched nor drawn ahead', () => {
  expect(deedsFor('/products/a/', { mark: null })).toEqual([]);
});

test('one that is pressed is only fetched', () => {
  expect(deedsFor('/products/a/', { mark: '' })).toEqual(['prefetch immediate']);
});

test('under a base path the rules know that shop alone', () => {
  expect(deedsFor('/store/products/a/', { basePath: '/store' })).toEqual(BOTH);
  expect(deedsFor('/store/admin/', { basePath: '/store' })).toEqual([]);
  expect(deedsFor('/products/a/', { basePath: '/store' })).toEqual([]);
});
