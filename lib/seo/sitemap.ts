import 'server-only';
import { getLastChange, getProducts } from '../catalogue/load';
import { SIZE_GUIDES } from '../catalogue/size-guides';
import { allListings } from '../listing/listings';
import { routes } from '../site/routes';
import { imageAddress } from './image-address';
import { absolute } from './metadata';
import { type Sitemap, type SitemapEntry, writeSitemap } from './write-sitemap';

let sitemap: Sitemap | undefined;

/** The canonical pages that search engines may show, each once: neither admin, search nor the twins of listings. */
export function getSitemap(): Sitemap {
  sitemap ??= writeSitemap(listEntries(), (file) => absolute(`/data/${file}`));
  return sitemap;
}

function listEntries(): SitemapEntry[] {
  const numbered = allListings().flatMap(({ pages, hrefOf }) =>
    Array.from({ length: pages }, (_, index) => hrefOf(index + 1)),
  );
  const guides = SIZE_GUIDES.length > 0 ? [routes.sizeGuide()] : [];
  const paths = [routes.home(), ...numbered, routes.brands(), routes.faq(), ...guides, routes.contact()];
  return [
    ...paths.map((path) => ({ url: absolute(path) })),
    ...getProducts().map(({ id, images, pictures = images }) => ({
      url: absolute(routes.product(id)),
      lastModified: getLastChange(id),
      images: pictures.map(imageAddress),
    })),
  ];
}
