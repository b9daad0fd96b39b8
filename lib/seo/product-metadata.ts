import 'server-only';
import type { Metadata } from 'next';
import { getCategory, getPagedProducts } from '../catalogue/load';
import type { Product } from '../catalogue/schema/product';
import { readOnce } from '../read-once';
import { routes } from '../site/routes';
import { pageMetadata } from './metadata';
import { productShareImage } from './share-image';
import { tellProducts } from './tell-products';

const texts = readOnce(() =>
  tellProducts(getPagedProducts(), ({ placements: [{ category }] }) => getCategory(category).name),
);

/** The head of a product's page: title and description are unlike those of every other product; one that has ended is kept from search engines. */
export function productMetadata(product: Product): Metadata {
  const found = texts().get(product.id);
  if (!found) throw new Error(`No product ${product.id}`);
  const page = { ...found, path: routes.product(product.id) };
  return pageMetadata(product.isEnded ? { ...page, isIndexed: false } : { ...page, image: productShareImage(product) });
}
