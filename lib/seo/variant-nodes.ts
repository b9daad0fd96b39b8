import type { AggregateOffer, OfferLeaf, ProductGroupLeaf, ProductLeaf } from 'schema-dts';
import { choiceWords } from '../catalogue/choice';
import { groupBy } from '../catalogue/group-by';
import { readGtin } from '../catalogue/gtin';
import { isPriced } from '../catalogue/price';
import type { Product } from '../catalogue/schema/product';
import { type SizeControl, sizeControls } from '../catalogue/size-controls';
import { type Combination, varyingControls } from '../catalogue/variants/combinations';
import { madeCombinations } from '../catalogue/variants/made-combinations';
import { priceSpan } from '../catalogue/variants/price-span';
import { type ResolvedVariant, resolveVariant } from '../catalogue/variants/resolve-variant';
import { money } from '../money';
import { routes } from '../site/routes';
import { absolute, imageAddress } from './metadata';

/**
 * The most combinations that are told one by one: structured data takes some 25 bytes for each, packed, and a page with so many may
 * weigh 2 KB more than one without, of which the table that people read takes a third.
 */
export const MOST_TOLD = 60;

type Group = Pick<ProductGroupLeaf, 'productGroupID' | 'variesBy' | 'hasVariant'>;

/** The combinations of a product that have a price; none of one that is on request in all of them. */
export function pricedCombinations(product: Product): readonly Combination[] {
  return madeCombinations(product).filter(({ resolved }) => isPriced(resolved));
}

/**
 * The parts of a node by which it is a group of variants, by Google's rules: a control of the shop's own is no property by which they
 * may differ, and stands among those that are additional. Undefined where there are none, or too many.
 */
export function variantGroup(product: Product, told: readonly Combination[]): Group | undefined {
  const { id } = product;
  const differing = varyingControls(product).map(({ name }) => name);
  if (differing.length === 0 || told.length > MOST_TOLD) return undefined;
  const sizes = sizeControls(product.sizes).filter(({ name }) => differing.includes(name));
  const own = (product.options ?? []).filter(({ name }) => differing.includes(name));
  const varies = [...(differing.includes('color') ? ['color'] : []), ...(sizes.length > 0 ? ['size'] : [])];
  const bearers = groupBy(told, ({ resolved }) => resolved.number ?? '');
  // Parts that differ by color stand together, and so do those by size, for packing finds them again as a whole: a tenth of the bytes.
  const variantNode = ({ choice, resolved }: Combination): ProductLeaf => {
    const { color, ...others } = choice;
    const { number, barcode, images: [image] = [] } = resolved;
    const isOwn = number !== undefined && bearers.get(number)?.length === 1;
    const gtin = readGtin(barcode ?? '');
    return {
      '@type': 'Product',
      offers: offerNode(resolved, absolute(routes.product(id, choice))),
      ...(sizes.length > 0 && { size: sizes.map((control) => sizeText(control, choice[control.name])).join(', ') }),
      name: [product.name, choiceWords(others), color].filter(Boolean).join(', '),
      ...(color && { color }),
      // No two variants of a group may have the same one.
      ...(number && { sku: isOwn ? number : `${number} ${Object.values(choice).join(' ')}` }),
      ...(number && !isOwn && { mpn: number }),
      ...(gtin && { gtin }),
      ...(own.length > 0 && {
        additionalProperty: own.map(({ name }) => ({
          '@type': 'PropertyValue' as const,
          name,
          value: choice[name] ?? '',
        })),
      }),
      ...(image && { image: imageAddress(image) }),
    };
  };
  return {
    productGroupID: id,
    ...(varies.length > 0 && { variesBy: varies.map((name) => `https://schema.org/${name}`) }),
    hasVariant: told.map(variantNode),
  };
}

/** The offer of a product that is no group: one where all of it costs the same, and else one of each price, with where it is asked first. */
export function productOffer(product: Product, told: readonly Combination[]): OfferLeaf | AggregateOffer {
  const { id } = product;
  const { price, highest } = priceSpan(product);
  if (price === highest) return offerNode({ ...resolveVariant(product, {}), price }, absolute(routes.product(id)));
  const steps = [...groupBy(told, ({ resolved }) => String(resolved.price)).values()].flatMap(([first]) => first ?? []);
  return {
    '@type': 'AggregateOffer',
    lowPrice: price,
    highPrice: highest,
    priceCurrency: money.code,
    offerCount: told.length,
    offers: steps
      .sort((a, b) => a.resolved.price - b.resolved.price)
      .slice(0, MOST_TOLD)
      .map(({ choice, resolved }) => offerNode({ ...resolved, said: {} }, absolute(routes.product(id, choice)))),
  };
}

/** A size as a text of its own: a measure with its word, for a waist of 32 is not a length of 32. */
export function sizeText({ name, legend }: SizeControl, value = ''): string {
  return name === 'size' ? value : `${legend.replace(/,.*/, '')} ${value}`;
}

type Asked = Pick<ResolvedVariant, 'price' | 'stock' | 'said'>;

/** An offer of one. Whether there is any is told where a variant says its stock, for that of a product is a default. */
function offerNode({ price, stock, said }: Asked, url: string): OfferLeaf {
  return {
    '@type': 'Offer',
    price,
    priceCurrency: money.code,
    ...(said.stock !== undefined && { availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}` }),
    url,
  };
}
