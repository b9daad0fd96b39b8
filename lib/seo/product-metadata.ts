import 'server-only';
import type { Metadata } from 'next';
import type { Product } from '../catalogue/schema/product';
import { routes } from '../site/routes';
import { pageMetadata } from './metadata';
import { productShareImage } from './product-share-image';
import { productTexts } from './product-texts';

/** The head of a product's page. */
export function productMetadata(product: Product): Metadata {
  return pageMetadata({
    ...productTexts(product),
    path: routes.product(product.id),
    image: productShareImage(product),
  });
}
