import type { AggregateOffer, OfferLeaf, ProductGroupLeaf, ProductLeaf } from 'schema-dts';
import { groupBy } from '../catalogue/group-by';
import { parseGtin } from '../catalogue/gtin';
import { isPriced } from '../catalogue/price';
import type { Product } from '../catalogue/schema/product';
import { type SizeControl, sizeControls } from '../catalogue/sizes/size-controls';
import { availableCombinations } from '../catalogue/variants/available-combinations';
import { type Combination, varyingControls } from '../catalogue/variants/combinations';
import { priceRangeOf } from '../catalogue/variants/price-range';
import { type ResolvedVariant, resolveVariant } from '../catalogue/variants/resolve-variant';
import { formatSelection } from '../catalogue/variants/selection';
import { money } from '../money';
import { routes } from '../site/routes';
import { absoluteUrl, imageUrl } from './metadata';

/**
 * The most combinations that are told one by one: structured data takes some 25 bytes for each, packed, and a page with so many may
 * weigh 2 KB more than one without, of which the table that people read takes a third.
 */
export const MAX_LISTED_VARIANTS = 60;

type Group = Pick<ProductGroupLeaf, 'productGroupID' | 'variesBy' | 'hasVariant'>;

/** The combinations of a product that have a price; none of one that is on request in all of them. */
export function pricedCombinations(product: Product): readonly Combination[] {
  return availableCombinations(product).filter(({ resolved }) => isPriced(resolved));
}

/**
 * The parts of a node by which it is a group of variants, by Google's rules: a control of the shop's own is no property by which they
 * may differ, and stands among those that are additional. Undefined where there are none, or too many.
 */
export function variantGroup(product: Product, told: readonly Combination[]): Group | undefined {
  const { id } = product;
  const differing = varyingControls(product).map(({ name }) => name);
  if (differing.length === 0 || told.length > MAX_LISTED_VARIANTS) return undefined;
  const sizes = sizeControls(product.sizes).filter(({ name }) => differing.includes(name));
  const own = (product.options ?? []).filter(({ name }) => differing.includes(name));
  const varies = [...(differing.includes('color') ? ['color'] : []), ...(sizes.length > 0 ? ['size'] : [])];
  const bearers = groupBy(told, ({ resolved }) => resolved.number ?? '');
  // Parts that differ by color stand together, and so do those by size, for packing finds them again as a whole: a tenth of the bytes.
  const variantNode = ({ selection, resolved }: Combination): ProductLeaf => {
    const { color, ...others } = selection;
    const { number, barcode, images: [image] = [] } = resolved;
    const isOwn = number !== undefined && bearers.get(number)?.length === 1;
    const gtin = parseGtin(barcode ?? '');
    return {
      '@type': 'Product',
      offers: offerNode(resolved, absoluteUrl(routes.product(id, selection))),
      ...(sizes.length > 0 && { size: sizes.map((control) => sizeText(control, selection[control.name])).join(', ') }),
      name: [product.name, formatSelection(others), color].filter(Boolean).join(', '),
      ...(color && { color }),
      // No two variants of a group may have the same one.
      ...(number && { sku: isOwn ? number : `${number} ${Object.values(selection).join(' ')}` }),
      ...(number && !isOwn && { mpn: number }),
      ...(gtin && { gtin }),
      ...(own.length > 0 && {
        additionalProperty: own.map(({ name }) => ({
          '@type': 'PropertyValue' as const,
          name,
          value: selection[name] ?? '',
        })),
      }),
      ...(image && { image: imageUrl(image) }),
    };
  };
  return {
    productGroupID: id,
    ...(varies.length > 0 && { variesBy: varies.map((name) => `https://schema.org/${name}`) }),
    hasVariant: told.map(variantNode),
  };
}

/** The offer of a product that is no group: one where all of it costs the same, and else one of each price, with where it is asked first. */
export function productOfferNode(product: Product, told: readonly Combination[]): OfferLeaf | AggregateOffer {
  const { id } = product;
  const { price, highest } = priceRangeOf(product);
  if (price === highest) return offerNode({ ...resolveVariant(product, {}), price }, absoluteUrl(routes.product(id)));
  const steps = [...groupBy(told, ({ resolved }) => String(resolved.price)).values()].flatMap(([first]) => first ?? []);
  return {
    '@type': 'AggregateOffer',
    lowPrice: price,
    highPrice: highest,
    priceCurrency: money.code,
    offerCount: told.length,
    offers: steps
      .sort((a, b) => a.resolved.price - b.resolved.price)
      .slice(0, MAX_LISTED_VARIANTS)
      .map(({ selection, resolved }) =>
        offerNode({ ...resolved, overriddenBy: {} }, absoluteUrl(routes.product(id, selection))),
      ),
  };
}

/** A size as a text of its own: a measure with its word, for a waist of 32 is not a length of 32. */
export function sizeText({ name, legend }: SizeControl, value = ''): string {
  return name === 'size' ? value : `${legend.replace(/,.*/, '')} ${value}`;
}

type OfferInput = Pick<ResolvedVariant, 'price' | 'stock' | 'overriddenBy'>;

/** An offer of one. Whether there is any is told where a variant says its stock, for that of a product is a default. */
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
