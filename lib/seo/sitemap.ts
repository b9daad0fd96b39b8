import 'server-only';
import { getBrands, getCategories, getLastChange, getProducts } from '../catalogue/load';
import { type ProductImage, photographAddress } from '../catalogue/pictures';
import { SIZE_GUIDES } from '../catalogue/size-guides';
import { allProductsListing, brandListing, categoryListing, subcategoryListing } from '../listing/listings';
import { routes } from '../site/routes';
import { absolute } from './metadata';
import { type Sitemap, type SitemapEntry, writeSitemap } from './write-sitemap';

let sitemap: Sitemap | undefined;

/** The canonical pages that search engines may show, each once: neither admin, search nor the twins of listings. */
export function getSitemap(): Sitemap {
  sitemap ??= writeSitemap(listEntries(), (file) => absolute(`/data/${file}`));
  return sitemap;
}

function listEntries(): SitemapEntry[] {
  const listings = [
    ...getCategories().flatMap(({ key, subcategories }) => [
      categoryListing(key),
      ...subcategories.map(({ slug }) => subcategoryListing(key, slug)),
    ]),
    allProductsListing(),
    ...getBrands().map(({ slug }) => brandListing(slug)),
  ];
  const numbered = listings.flatMap((listing) =>
    listing ? Array.from({ length: listing.pages }, (_, index) => listing.hrefOf(index + 1)) : [],
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

/** Where crawlers find a photograph: our own copy where there is one, the widest, else its own address. */
function imageAddress(image: ProductImage): string {
  const { src, variants } = typeof image === 'string' ? { src: image, variants: [] } : image;
  const widest = variants.at(-1);
  const address = widest ? photographAddress(widest.file) : src;
  return address.startsWith('/') ? absolute(address) : new URL(address).href;
}
