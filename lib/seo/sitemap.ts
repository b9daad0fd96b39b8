import 'server-only';
import { galleryOf } from '../catalogue/images/product-images';
import { lastModifiedDates } from '../catalogue/lastmod/lastmod';
import { readLastmod } from '../catalogue/lastmod/read-lastmod';
import { getProducts, getRawGroups } from '../catalogue/load';
import { formatProblem } from '../catalogue/parse';
import { listingPaths } from '../listing/listings';
import { readEnvironment } from '../site/environment';
import { routes } from '../site/routes';
import { textPages } from '../site/shop-pages';
import { absoluteUrl, imageUrl } from './metadata';
import { type Sitemap, type SitemapEntry, writeSitemap } from './write-sitemap';

let sitemap: Sitemap | undefined;

/** The sitemap with all canonical pages for search engines: without admin, search and second addresses. */
export function getSitemap(): Sitemap {
  sitemap ??= writeSitemap(listEntries(), (file) => absoluteUrl(`/data/${file}`));
  return sitemap;
}

function listEntries(): SitemapEntry[] {
  const lastmod = readLastmod(readEnvironment().dataDir);
  if (!lastmod.ok) throw new Error(lastmod.problems.map(formatProblem).join('\n'));
  const dates = lastModifiedDates(getRawGroups(), lastmod.changes);
  return [
    ...textPages.map(({ path, date }) => ({ url: absoluteUrl(path), lastModified: date })),
    ...listingPaths().map((path) => ({ url: absoluteUrl(path) })),
    ...getProducts().map(({ id, images }) => ({
      url: absoluteUrl(routes.product(id)),
      lastModified: dates.get(id),
      images: galleryOf(images, undefined).map(imageUrl),
    })),
  ];
}
