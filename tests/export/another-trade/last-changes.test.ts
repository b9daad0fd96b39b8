import { basePath, readText, siteUrl } from '../site';
import { sitemapEntries } from '../sitemap';

const isProduct = ({ loc }: { loc: string }) => loc.startsWith(`${siteUrl}${basePath}/products/`);

test('only the unchanged one of three recorded products has its date, not the edited or the deleted one', () => {
  const dated = sitemapEntries(readText('/sitemap.xml')).filter(
    (entry) => isProduct(entry) && entry.lastmod !== undefined,
  );
  expect(dated).toEqual([{ loc: `${siteUrl}${basePath}/products/aoba-101/`, lastmod: '2026-03-24', images: [] }]);
});
