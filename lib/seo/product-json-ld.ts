import 'server-only';
import type { Product as ProductNode, WithContext } from 'schema-dts';
import { findGtin, parseGtin } from '../catalogue/gtin';
import { galleryOf } from '../catalogue/images/product-images';
import { getCategory } from '../catalogue/load';
import type { Product } from '../catalogue/schema/product';
import { sizeControls } from '../catalogue/sizes/size-controls';
import { varyingControls } from '../catalogue/variants/combinations';
import { resolveVariant } from '../catalogue/variants/resolve-variant';
import { quantitySpecs } from '../catalogue/variants/variant-specs';
import { routes } from '../site/routes';
import { SCHEMA_ORG } from './json-ld';
import { absoluteUrl, imageUrl } from './metadata';
import { productShareImage } from './share-image';
import { pricedCombinations, productOfferNode, sizeText, variantGroup } from './variant-json-ld';

/**
 * The product as a schema.org `Product`, or as a `ProductGroup` if it has variants. A fact without a schema.org property becomes
 * an additional property. Undefined for a product without a price, because search engines require an offer. Without ratings,
 * because the reviews are samples.
 */
export function productNode(product: Product): WithContext<ProductNode> | undefined {
  const { id, name, brand, description, fabric, specs, options = [] } = product;
  const combinations = pricedCombinations(product);
  if (combinations.length === 0) return undefined;
  const group = variantGroup(product, combinations);
  const varying = group ? varyingControls(product).map((control) => control.name) : [];
  const colors = varying.includes('color') ? [] : product.colors.map((color) => color.name);
  const sizes = sizeControls(product.sizes)
    .filter((control) => !varying.includes(control.name))
    .flatMap((control) => control.values.map((value) => sizeText(control, value)));
  const { number, barcode = '' } = resolveVariant(product, {});
  const gtin = parseGtin(barcode) ?? findGtin(specs);
  const { hasVariant, ...groupProperties } = group ?? {};
  const additionalFacts = [
    ...options
      .filter((option) => !varying.includes(option.name))
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
    ...(group ? groupProperties : { ...(number && { sku: number, mpn: number }), ...(gtin && { gtin }) }),
    category: categoryOf(product),
    ...(colors.length > 0 && { color: oneOrAll(colors) }),
    ...(sizes.length > 0 && { size: oneOrAll(sizes) }),
    ...(fabric && { material: fabric }),
    ...(additionalFacts.length > 0 && {
      additionalProperty: additionalFacts.map(({ label, value }) => ({
        '@type': 'PropertyValue' as const,
        name: label,
        value,
      })),
    }),
    url: absoluteUrl(routes.product(id)),
    ...(group ? { hasVariant } : { offers: productOfferNode(product, combinations) }),
  };
}

/** URLs of the gallery's pictures and of the share image, which is never an SVG. */
function imagesOf(product: Product): string[] {
  const urls = [...galleryOf(product.images, undefined).map(imageUrl), imageUrl(productShareImage(product))];
  return [...new Set(urls)];
}

/** Category and subcategory in the form of schema.org: 'Clothing > Shirts'. */
function categoryOf({ placements: [{ category, subcategory }] }: Product): string {
  return [getCategory(category).name, ...(subcategory ? [subcategory.name] : [])].join(' > ');
}

const oneOrAll = (values: string[]) => (values.length === 1 ? (values[0] ?? '') : values);
