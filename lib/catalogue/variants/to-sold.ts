import { DEFAULT_STOCK } from '../stock';
import type { Sold } from './variant';

/** The parts of a product that `resolveVariant` asks, and no others: small enough for pages and the index. */
export function toSold(product: Sold): Sold {
  const { model, price, oldPrice, stock, colors, sizes } = product;
  const { options, variants, quantities } = product;
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

/**
 * The same for the script of a product's page, which asks for no barcodes: sixty of them are a third of a KB, packed. Sizes stand before
 * colors, as in the structured data above: that takes 60 B more off sixty combinations.
 */
export function soldOnPage(product: Sold): Sold {
  const { variants, ...sold } = toSold(product);
  if (!variants) return sold;
  const asked = variants.map(({ barcode: _, choice, ...said }) => ({
    choice: Object.fromEntries(Object.entries(choice).reverse()),
    ...said,
  }));
  return { ...sold, variants: asked };
}
