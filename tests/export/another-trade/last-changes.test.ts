import { basePath, readText, siteUrl } from '../site';
import { sitemapEntries } from '../sitemap';

const isProduct = ({ loc }: { loc: string }) => loc.startsWith(`${siteUrl}${basePath}/products/`);

test('of three recorded products the one whose page is as it was has its day: not the edited one, nor one that is gone', () => {
  const dated = sitemapEntries(readText('/sitemap.xml'), readText).filter(
    (entry) => isProduct(entry) && entry.lastmod !== undefined,
  );
  expect(dated).toEqual([{ loc: `${siteUrl}${basePath}/products/aoba-101/`, lastmod: '2026-03-24', images: [] }]);
});
