import 'server-only';
import type { Metadata } from 'next';
import { getCategory, getProducts } from '../catalogue/load';
import type { Product } from '../catalogue/schema/product';
import { readOnce } from '../read-once';
import { routes } from '../site/routes';
import { pageMetadata } from './metadata';
import { productShareImage } from './share-image';
import { tellProducts } from './tell-products';

const texts = readOnce(() =>
  tellProducts(getProducts(), ({ placements: [{ category }] }) => getCategory(category).name),
);

/** The head of a product's page: title and description are unlike those of every other product. */
export function productMetadata(product: Product): Metadata {
  const found = texts().get(product.id);
  if (!found) throw new Error(`No product ${product.id}`);
  return pageMetadata({ ...found, path: routes.product(product.id), image: productShareImage(product) });
}
