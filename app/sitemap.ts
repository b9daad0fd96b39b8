import type { MetadataRoute } from 'next';
import { galleryOf } from '@/lib/catalogue/images/product-images';
import { lastModifiedDates } from '@/lib/catalogue/lastmod/lastmod';
import { readLastmod } from '@/lib/catalogue/lastmod/read-lastmod';
import { getProducts, getRawGroups } from '@/lib/catalogue/load';
import { formatProblem } from '@/lib/catalogue/parse';
import { listingPaths } from '@/lib/listing/listings';
import { escapeXml } from '@/lib/seo/escape-xml';
import { absoluteUrl, imageUrl } from '@/lib/seo/metadata';
import { readEnvironment } from '@/lib/site/environment';
import { routes } from '@/lib/site/routes';
import { textPages } from '@/lib/site/shop-pages';

export const dynamic = 'force-static';

/** Limit of one sitemap (sitemaps.org). */
const MAX_ADDRESSES = 50_000;

/** All canonical pages for search engines: without admin, search and second addresses. */
export default function sitemap(): MetadataRoute.Sitemap {
  const lastmod = readLastmod(readEnvironment().dataDir);
  if (!lastmod.ok) throw new Error(lastmod.problems.map(formatProblem).join('\n'));
  const dates = lastModifiedDates(getRawGroups(), lastmod.changes);
  const pages = [
    ...textPages.map(({ path, date }) => ({ path, lastModified: date })),
    ...listingPaths().map((path) => ({ path })),
    ...getProducts().map(({ id, images }) => ({
      path: routes.product(id),
      lastModified: dates.get(id),
      // Next escapes nothing, and only addresses of other hosts may have '&'.
      images: galleryOf(images, undefined).map((image) => escapeXml(imageUrl(image))),
    })),
  ];
  return pages.slice(0, MAX_ADDRESSES).map(({ path, ...facts }) => ({ url: absoluteUrl(path), ...facts }));
}
