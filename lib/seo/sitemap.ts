import 'server-only';
import { galleryOf } from '../catalogue/images/product-images';
import { getLastModified, getProducts } from '../catalogue/load';
import { listingPaths } from '../listing/listings';
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
  return [
    ...textPages.map(({ path, date }) => ({ url: absoluteUrl(path), lastModified: date })),
    ...listingPaths().map((path) => ({ url: absoluteUrl(path) })),
    ...getProducts().map(({ id, images }) => ({
      url: absoluteUrl(routes.product(id)),
      lastModified: getLastModified(id),
      images: galleryOf(images, undefined).map(imageUrl),
    })),
  ];
}
