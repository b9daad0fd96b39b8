/** @jest-environment jsdom */
import { speculationRules } from '@/scripts/build/finish-page';

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
