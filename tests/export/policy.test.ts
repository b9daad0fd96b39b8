import { originsOf, photographAddresses } from '@/scripts/images/addresses';
import { policyFaults, policyOf } from './closed-page';
import { products } from './expected';
import { parseHtml } from './html';
import { basePath, faultsOf, isNotFound, type Page, pages } from './site';

test('every page stands under a policy that names each of its inline scripts and nothing more (row 10)', () => {
  expect(faultsOf(pages, policyFaults)).toEqual([]);
});

const isAdmin = ({ path }: Page) => path.startsWith('/admin/');

test('the pages of the admin ask no host for a picture but those that the catalogue names', () => {
  const hosts = originsOf(photographAddresses(products).keys());
  const wanted = ["img-src 'self' data: blob:", ...hosts].join(' ');
  expect(
    faultsOf(pages.filter(isAdmin), (page) =>
      policyOf(page)?.split('; ').includes(wanted) ? [] : [`${policyOf(page)}`],
    ),
  ).toEqual([]);
});

const loaderOf = ({ elements }: Page) =>
  elements.find(({ name, attributes }) => name === 'script' && attributes.type === undefined && !attributes.src)?.inner;

test('all pages of the shop stand under one policy, and those of the admin under another', () => {
  for (const isMine of [isAdmin, (page: Page) => !isAdmin(page)])
    expect(new Set(pages.filter(isMine).map(policyOf)).size).toBe(1);
});

test('one loader is the same text on every page, and the only script that a page begins with, but for that of unknown addresses', () => {
  expect(new Set(pages.map(loaderOf)).size).toBe(1);
  const faults = faultsOf(pages, (page) => {
    const { elements } = page;
    const scripts = elements.filter(
      ({ name, attributes }) => name === 'script' && (attributes.type === undefined || attributes.src !== undefined),
    );
    const hints = elements.filter(({ name, attributes }) => name === 'link' && attributes.as === 'script');
    const files = scripts.flatMap(({ attributes: { src } }) => src?.replace(basePath, '') ?? []);
    const isRight = files.join() === (isNotFound(page) ? '/moved.js' : '') && scripts.length - files.length === 1;
    return isRight && hints.length === 0 ? [] : [`begins with ${scripts.length} scripts`];
  });
  expect(faults).toEqual([]);
});

const POLICY = '<meta http-equiv="Content-Security-Policy" content="script-src \'self\'"/>';

test.each([
  [POLICY, []],
  ['', ['has 0 policies']],
  [`${POLICY}${POLICY}`, ['has 2 policies']],
  [`<link href="/a.css"/>${POLICY}`, ['its policy comes after what it should hold']],
  [POLICY.replace("'self'", "'unsafe-inline'"), ["allows too much: script-src 'unsafe-inline'"]],
])('the policy of %s is judged', (html, faults) => {
  expect(policyFaults({ elements: parseHtml(html) })).toEqual(faults);
});

test('an inline script without its hash is found', () => {
  expect(policyFaults({ elements: parseHtml(`${POLICY}<script>a()</script>`) })).toHaveLength(1);
});
