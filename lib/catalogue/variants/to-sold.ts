import { DEFAULT_STOCK } from '../stock';
import type { Sold } from './variant';

/** The parts of a product that `resolveVariant` asks, and no others: small enough for pages and the index. */
export function toSold({ model, price, oldPrice, stock, colors, sizes, options, variants, quantities }: Sold): Sold {
  return {
    ...(model !== undefined && { model }),
    price,
    ...(variants && oldPrice !== undefined && { oldPrice }),
    ...(variants && stock !== undefined && stock !== DEFAULT_STOCK && { stock }),
    colors,
    sizes,
    ...(options && { options }),
    ...(variants && { variants }),
    ...(quantities && { quantities }),
  };
}
