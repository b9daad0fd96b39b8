import 'server-only';
import type { Product as ProductNode, WithContext } from 'schema-dts';
import { gtinOf } from '../catalogue/gtin';
import { getCategory } from '../catalogue/load';
import { galleryOf } from '../catalogue/pictures';
import { isPriced } from '../catalogue/price';
import type { Product } from '../catalogue/schema/product';
import { type Sizes, sizeControls } from '../catalogue/sizes';
import { money } from '../money';
import { routes } from '../site/routes';
import { imageAddress } from './image-address';
import { CONTEXT } from './json-ld';
import { absolute } from './metadata';
import { productShareImage } from './product-share-image';

/**
 * A priced product for product snippets, with all that its page says of it: a fact that schema.org has a property for stands there
 * and not again among the additional ones. Undefined where there is no price, because such a node would be incomplete. It says
 * neither stock nor rating: the stock of 50 is a default and the reviews are samples.
 */
export function productNode(product: Product): WithContext<ProductNode> | undefined {
  const { id, name, brand, model, price, description, fabric, specs } = product;
  if (!isPriced(product)) return undefined;
  const url = absolute(routes.product(id));
  const gtin = gtinOf(specs);
  const colors = product.colors.map((color) => color.name);
  const sizes = sizesOf(product.sizes);
  return {
    '@context': CONTEXT,
    '@type': 'Product',
    name,
    image: imagesOf(product),
    description,
    brand: { '@type': 'Brand', name: brand.name },
    sku: model ?? id,
    ...(model && { mpn: model }),
    ...(gtin && { gtin }),
    category: categoryOf(product),
    ...(colors.length > 0 && { color: oneOrAll(colors) }),
    ...(sizes.length > 0 && { size: oneOrAll(sizes) }),
    ...(fabric && { material: fabric }),
    ...(specs.length > 0 && {
      additionalProperty: specs.map(({ label, value }) => ({
        '@type': 'PropertyValue' as const,
        name: label,
        value,
      })),
    }),
    url,
    offers: { '@type': 'Offer', price, priceCurrency: money.code, url },
  };
}

/** The pictures of its gallery, and the share image, which alone of these is sure to be no drawing in lines. */
function imagesOf(product: Product): string[] {
  return [...galleryOf(product).map(({ image }) => image), productShareImage(product)].map(imageAddress);
}

/** The way to it, as schema.org writes it: 'Clothing > Shirts'. */
function categoryOf({ placements: [{ category, subcategory }] }: Product): string {
  return [getCategory(category).name, ...(subcategory ? [subcategory.name] : [])].join(' > ');
}

/** Sizes, each by itself; measures with their word, for a waist of 32 is not a length of 32. */
function sizesOf(sizes: Sizes): string[] {
  return sizeControls(sizes).flatMap(({ name, legend, values }) =>
    name === 'size' ? values : values.map((value) => `${legend.replace(/,.*/, '')} ${value}`),
  );
}

const oneOrAll = (values: string[]) => (values.length === 1 ? (values[0] ?? '') : values);
