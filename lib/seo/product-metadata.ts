import 'server-only';
import type { Metadata } from 'next';
import { getProducts } from '../catalogue/load';
import { formatPrice, isPriced } from '../catalogue/price';
import type { Product } from '../catalogue/schema/product';
import * as messages from '../site/messages';
import { routes } from '../site/routes';
import { cut, pageMetadata } from './metadata';
import { productShareImage } from './product-share-image';

const nameOf = ({ brand, name }: Product) => `${brand.name} ${name}`;
let counts: Map<string, number> | undefined;

/** The head of a product's page; two products of one name are told apart by their item number or id. */
export function productMetadata(product: Product): Metadata {
  counts ??= countNames();
  const name = nameOf(product);
  const isShared = (counts.get(name) ?? 0) > 1;
  const price = isPriced(product) ? formatPrice(product.price) : messages.contactForPrice;
  return pageMetadata({
    title: isShared ? `${name} (${product.id})` : name,
    description: cut(`${name}${isShared ? ` (${product.id})` : ''}, ${price}. ${product.description}`),
    path: routes.product(product.id),
    image: productShareImage(product),
  });
}

function countNames(): Map<string, number> {
  const names = new Map<string, number>();
  for (const product of getProducts()) names.set(nameOf(product), (names.get(nameOf(product)) ?? 0) + 1);
  return names;
}
