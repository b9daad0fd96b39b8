import 'server-only';
import type {
  AggregateOffer,
  OfferLeaf,
  ProductGroupLeaf,
  ProductLeaf,
  Product as ProductNode,
  WithContext,
} from 'schema-dts';
import { groupBy } from '../catalogue/group-by';
import { findGtin, parseGtin } from '../catalogue/gtin';
import { galleryOf } from '../catalogue/images/product-images';
import { getCategory } from '../catalogue/load';
import type { Product } from '../catalogue/schema/product';
import type { Spec } from '../catalogue/specs';
import { availableCombinations } from '../catalogue/variants/available-combinations';
import { type Combination, varyingControls } from '../catalogue/variants/combinations';
import { formatSelection, type OptionControl, sizeControls, withoutUnit } from '../catalogue/variants/offer';
import { priceRangeOf } from '../catalogue/variants/price-range';
import { type ResolvedVariant, resolveVariant } from '../catalogue/variants/resolve-variant';
import { quantitySpecs } from '../catalogue/variants/variant-specs';
import { isPriced, money } from '../money';
import { routes } from '../site/routes';
import { SCHEMA_ORG } from './json-ld';
import { absoluteUrl, imageUrl } from './metadata';
import { productShareImage } from './share-image';

/**
 * Limit of listed combinations. Each takes about 25 bytes of compressed structured data. A page with variants may have 2 KB more
 * than one without, and the visible table takes a third of that.
 */
export const MAX_LISTED_VARIANTS = 60;

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
    ...additionalProperty(additionalFacts),
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

/** Facts without a property of schema.org. */
function additionalProperty(facts: readonly Spec[]) {
  if (facts.length === 0) return {};
  return {
    additionalProperty: facts.map(({ label, value }) => ({ '@type': 'PropertyValue' as const, name: label, value })),
  };
}

type Group = Pick<ProductGroupLeaf, 'productGroupID' | 'variesBy' | 'hasVariant'>;

/** The combinations of a product with a price. Empty if all prices are on request. */
function pricedCombinations(product: Product): readonly Combination[] {
  return availableCombinations(product).filter(({ resolved }) => isPriced(resolved));
}

/**
 * The properties of a `ProductGroup`, by Google's rules for product variants. Variants may vary by color and size only, so the
 * shop's own options become additional properties. Undefined if no control varies, or for too many combinations.
 */
function variantGroup(product: Product, combinations: readonly Combination[]): Group | undefined {
  const { id } = product;
  const varying = varyingControls(product).map(({ name }) => name);
  if (varying.length === 0 || combinations.length > MAX_LISTED_VARIANTS) return undefined;
  const sizes = sizeControls(product.sizes).filter(({ name }) => varying.includes(name));
  const options = (product.options ?? []).filter(({ name }) => varying.includes(name));
  const variesBy = [...(varying.includes('color') ? ['color'] : []), ...(sizes.length > 0 ? ['size'] : [])];
  const byNumber = groupBy(combinations, ({ resolved }) => resolved.number ?? '');
  // Properties with the color are next to each other, as are those with the size: this compresses 10 % better.
  const variantNode = ({ selection, resolved }: Combination): ProductLeaf => {
    const { color, ...others } = selection;
    const { number, barcode, images: [image] = [] } = resolved;
    const isUnique = number !== undefined && byNumber.get(number)?.length === 1;
    const gtin = parseGtin(barcode ?? '');
    return {
      '@type': 'Product',
      offers: offerNode(resolved, absoluteUrl(routes.product(id, selection))),
      ...(sizes.length > 0 && { size: sizes.map((control) => sizeText(control, selection[control.name])).join(', ') }),
      name: [product.name, formatSelection(others), color].filter(Boolean).join(', '),
      ...(color && { color }),
      // Variants of a group must not share a SKU.
      ...(number && { sku: isUnique ? number : `${number} ${Object.values(selection).join(' ')}` }),
      ...(number && !isUnique && { mpn: number }),
      ...(gtin && { gtin }),
      ...additionalProperty(options.map(({ name }) => ({ label: name, value: selection[name] ?? '' }))),
      ...(image && { image: imageUrl(image) }),
    };
  };
  return {
    productGroupID: id,
    ...(variesBy.length > 0 && { variesBy: variesBy.map((name) => `https://schema.org/${name}`) }),
    hasVariant: combinations.map(variantNode),
  };
}

/** The offer of a product that is not a group: lowest and highest price if they differ. */
function productOfferNode(product: Product, combinations: readonly Combination[]): OfferLeaf | AggregateOffer {
  const { price, highest } = priceRangeOf(product);
  if (price === highest)
    return offerNode({ ...resolveVariant(product, {}), price }, absoluteUrl(routes.product(product.id)));
  return {
    '@type': 'AggregateOffer',
    lowPrice: price,
    highPrice: highest,
    priceCurrency: money.code,
    offerCount: combinations.length,
  };
}

/** A size as text. Measures have their name, such as 'Waist 32', because a length may be 32 too. */
function sizeText({ name, legend }: OptionControl, value = ''): string {
  return name === 'size' ? value : `${withoutUnit(legend)} ${value}`;
}

type OfferInput = Pick<ResolvedVariant, 'price' | 'stock' | 'overriddenBy'>;

/** One offer. Has the availability only if the variant has its own stock, because a product's stock may be a default. */
function offerNode({ price, stock, overriddenBy }: OfferInput, url: string): OfferLeaf {
  return {
    '@type': 'Offer',
    price,
    priceCurrency: money.code,
    ...(overriddenBy.stock !== undefined && {
      availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
    }),
    url,
  };
}
