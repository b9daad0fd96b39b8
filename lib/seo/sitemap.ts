import 'server-only';
import { getLastChange, getProducts } from '../catalogue/load';
import { galleryOf } from '../catalogue/pictures';
import { listingPaths } from '../listing/listings';
import { routes } from '../site/routes';
import { textPages } from '../site/shop-pages';
import { absolute, imageAddress } from './metadata';
import { type Sitemap, type SitemapEntry, writeSitemap } from './write-sitemap';

let sitemap: Sitemap | undefined;

/** The canonical pages that search engines may show, each once: neither admin, search nor the twins of listings. */
export function getSitemap(): Sitemap {
  sitemap ??= writeSitemap(listEntries(), (file) => absolute(`/data/${file}`));
  return sitemap;
}

function listEntries(): SitemapEntry[] {
  return [
    ...textPages.map(({ path, date }) => ({ url: absolute(path), lastModified: date })),
    ...listingPaths().map((path) => ({ url: absolute(path) })),
    ...getProducts().map(({ id, images }) => ({
      url: absolute(routes.product(id)),
      lastModified: getLastChange(id),
      images: galleryOf(images, undefined).map(imageAddress),
    })),
  ];
}
