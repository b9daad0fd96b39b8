import { DEFAULT_STOCK, type Offer } from './offer';

/** The parts of a product that `resolveVariant` asks, and no others: small enough for pages and the index. */
export function toOffer(product: Offer): Offer {
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
export function toPageOffer(product: Offer): Offer {
  const { variants, ...offer } = toOffer(product);
  if (!variants) return offer;
  const asked = variants.map(({ barcode: _, choice, ...said }) => ({
    choice: Object.fromEntries(Object.entries(choice).reverse()),
    ...said,
  }));
  return { ...offer, variants: asked };
}
