import type { MetadataRoute } from 'next';
import { galleryOf } from '@/lib/catalogue/images/product-images';
import { getLastModified, getProducts } from '@/lib/catalogue/load';
import { listingPaths } from '@/lib/listing/listings';
import { escapeXml } from '@/lib/seo/escape-xml';
import { absoluteUrl, imageUrl } from '@/lib/seo/metadata';
import { routes } from '@/lib/site/routes';
import { textPages } from '@/lib/site/shop-pages';

export const dynamic = 'force-static';

/** Limit of one sitemap (sitemaps.org). */
const MAX_ADDRESSES = 50_000;

/** All canonical pages for search engines: without admin, search and second addresses. */
export default function sitemap(): MetadataRoute.Sitemap {
  const pages = [
    ...textPages.map(({ path, date }) => ({ path, lastModified: date })),
    ...listingPaths().map((path) => ({ path })),
    ...getProducts().map(({ id, images }) => ({
      path: routes.product(id),
      lastModified: getLastModified(id),
      // Next escapes nothing, and only addresses of other hosts may have '&'.
      images: galleryOf(images, undefined).map((image) => escapeXml(imageUrl(image))),
    })),
  ];
  return pages.slice(0, MAX_ADDRESSES).map(({ path, ...facts }) => ({ url: absoluteUrl(path), ...facts }));
}
