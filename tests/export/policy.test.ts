import { originsOf, photographAddresses } from '@/scripts/images/addresses';
import { closedFaults, closedShop, pageFiles, policyOf } from './closed-page';
import { products } from './expected';
import { basePath, catalogueFile, dataDir, faultsOf, fileOf, isNotFound, OUT, type Page, pages, siteUrl } from './site';

test('every page has its policy first, nothing inline that it does not name, no host that no data name, and one audience', () => {
  const shop = closedShop(dataDir, catalogueFile, { basePath, siteUrl });
  expect(pages).toHaveLength(pageFiles(OUT).length);
  expect(faultsOf(pages, ({ path, html }) => closedFaults(fileOf(path).slice(1), html, shop))).toEqual([]);
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
