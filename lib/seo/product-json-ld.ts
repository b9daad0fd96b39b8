import 'server-only';
import type { Product as ProductNode, WithContext } from 'schema-dts';
import { findGtin, parseGtin } from '../catalogue/gtin';
import { galleryOf } from '../catalogue/images/product-images';
import { getCategory } from '../catalogue/load';
import type { Product } from '../catalogue/schema/product';
import { sizeControls } from '../catalogue/sizes/size-controls';
import { varyingControls } from '../catalogue/variants/combinations';
import { quantitySpecs } from '../catalogue/variants/quantity-specs';
import { resolveVariant } from '../catalogue/variants/resolve-variant';
import { routes } from '../site/routes';
import { SCHEMA_ORG } from './json-ld';
import { absoluteUrl, imageUrl } from './metadata';
import { productShareImage } from './share-image';
import { pricedCombinations, productOfferNode, sizeText, variantGroup } from './variant-json-ld';

/**
 * A priced product for product snippets, with all that its page says of it: a fact that schema.org has a property for stands there
 * and not again among the additional ones; one with variants is a group, which says what they share. Undefined where there is no
 * price, because such a node would be incomplete. It says no rating, for the reviews are samples.
 */
export function productNode(product: Product): WithContext<ProductNode> | undefined {
  const { id, name, brand, description, fabric, specs, options = [] } = product;
  const told = pricedCombinations(product);
  if (told.length === 0) return undefined;
  const group = variantGroup(product, told);
  const differing = group ? varyingControls(product).map((control) => control.name) : [];
  const colors = differing.includes('color') ? [] : product.colors.map((color) => color.name);
  const sizes = sizeControls(product.sizes)
    .filter((control) => !differing.includes(control.name))
    .flatMap((control) => control.values.map((value) => sizeText(control, value)));
  const { number, barcode = '' } = resolveVariant(product, {});
  const gtin = parseGtin(barcode) ?? findGtin(specs);
  const { hasVariant, ...grouped } = group ?? {};
  const further = [
    ...options
      .filter((option) => !differing.includes(option.name))
      .map((option) => ({ label: option.name, value: option.values.join(', ') })),
    ...quantitySpecs(product),
    ...specs,
  ];
  return {
    '@context': SCHEMA_ORG,
    '@type': group ? 'ProductGroup' : 'Product',
    name,
    image: imagesOf(product),
    description,
    brand: { '@type': 'Brand', name: brand.name },
    ...(group ? grouped : { ...(number && { sku: number, mpn: number }), ...(gtin && { gtin }) }),
    category: categoryOf(product),
    ...(colors.length > 0 && { color: oneOrAll(colors) }),
    ...(sizes.length > 0 && { size: oneOrAll(sizes) }),
    ...(fabric && { material: fabric }),
    ...(further.length > 0 && {
      additionalProperty: further.map(({ label, value }) => ({
        '@type': 'PropertyValue' as const,
        name: label,
        value,
      })),
    }),
    url: absoluteUrl(routes.product(id)),
    ...(group ? { hasVariant } : { offers: productOfferNode(product, told) }),
  };
}

/** The pictures of the gallery, and the share image, which is never an SVG. */
function imagesOf(product: Product): string[] {
  const addresses = [...galleryOf(product.images, undefined).map(imageUrl), imageUrl(productShareImage(product))];
  return [...new Set(addresses)];
}

/** The way to it, as schema.org writes it: 'Clothing > Shirts'. */
function categoryOf({ placements: [{ category, subcategory }] }: Product): string {
  return [getCategory(category).name, ...(subcategory ? [subcategory.name] : [])].join(' > ');
}

const oneOrAll = (values: string[]) => (values.length === 1 ? (values[0] ?? '') : values);
