import 'server-only';
import { formatPrice, isPriced } from '../catalogue/price';
import { restrictionSentences } from '../catalogue/restrictions';
import type { Product } from '../catalogue/schema/product';
import { summarizeSizes } from '../catalogue/sizes';
import * as messages from '../site/messages';

/** The facts that one asks for first: '$12.00, was $15.00. Item 101. Sizes: S–XL. Colors: Black, Navy.', and what limits its sale. */
export function factLine(product: Product): string {
  const { price, oldPrice, model, colors, restrictions } = product;
  const before = oldPrice === undefined ? '' : `, was ${formatPrice(oldPrice)}`;
  const sizes = summarizeSizes(product.sizes);
  return [
    isPriced(product) ? `${formatPrice(price)}${before}.` : `${messages.contactForPrice}.`,
    ...(model ? [`Item ${model}.`] : []),
    ...(sizes ? [`Sizes: ${sizes}.`] : []),
    ...(colors.length > 0 ? [`Colors: ${colors.map(({ name }) => name).join(', ')}.`] : []),
    ...(restrictions ? restrictionSentences(restrictions) : []),
  ].join(' ');
}
