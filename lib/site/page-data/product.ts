import 'server-only';
import type { Metadata } from 'next';
import { toCard } from '../../catalogue/card';
import { getCategory, getKitsOf, getProduct, getProducts, getRelated } from '../../catalogue/load';
import { featuredFor } from '../../catalogue/recommendations/featured';
import { toSmallCard } from '../../listing/fetch-cards';
import { readOnce } from '../../read-once';
import { breadcrumbNode, serializeJsonLd } from '../../seo/json-ld';
import { absoluteUrl, pageMetadata } from '../../seo/metadata';
import { productNode } from '../../seo/product-json-ld';
import { productSeoTexts } from '../../seo/product-texts';
import { productShareImage } from '../../seo/share-image';
import { productBreadcrumbs } from '../breadcrumbs';
import { reviews } from '../content';
import { routes } from '../routes';

/** Title and description differ between products, so they are made for all products at once. */
const getSeoTexts = readOnce(() =>
  productSeoTexts(getProducts(), ({ placements: [{ category }] }) => getCategory(category).name),
);

/** Route parameters of all product pages. */
export function productParams(): { id: string }[] {
  return getProducts().map(({ id }) => ({ id }));
}

/** The data of a product page; undefined for an unknown product. `productJsonLd` is undefined for a product without a price. */
export function getProductPage(id: string) {
  const product = getProduct(id);
  if (!product) return undefined;
  const breadcrumbs = productBreadcrumbs(product);
  const node = productNode(product);
  return {
    product,
    breadcrumbs,
    breadcrumbJsonLd: serializeJsonLd(breadcrumbNode(breadcrumbs)),
    productJsonLd: node && serializeJsonLd(node),
    /** Absolute URL of the page. */
    url: absoluteUrl(routes.product(id)),
    /** The products that a kit is made of. */
    pieces: product.pieces.flatMap((piece) => getProduct(piece) ?? []).map(toCard),
    /** The kits that contain the product. */
    kits: getKitsOf(id).map(toCard),
    related: getRelated(id).map(toCard).map(toSmallCard),
    featured: featuredFor(id),
    reviews,
  };
}

/** Metadata of a product page; undefined for an unknown product. */
export function productMetadata(id: string): Metadata | undefined {
  const product = getProduct(id);
  if (!product) return undefined;
  const texts = getSeoTexts().get(id);
  if (!texts) throw new Error(`No product ${id}`);
  return pageMetadata({ ...texts, path: routes.product(id), image: productShareImage(product) });
}
