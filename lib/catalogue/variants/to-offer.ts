import { DEFAULT_STOCK, type Offer } from './offer';

/** Copies the fields of a product that `resolveVariant` needs. Omits defaults and empty fields, to keep pages and the index small. */
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
 * The offer for the script of a product page. Omits barcodes, which the script does not use: 60 barcodes are 0.3 KB compressed. Has sizes
 * before colors, as in the page's structured data: this saves another 60 B for 60 combinations.
 */
export function toPageOffer(product: Offer): Offer {
  const { variants, ...offer } = toOffer(product);
  if (!variants) return offer;
  const pageVariants = variants.map(({ barcode: _, choice, ...facts }) => ({
    choice: Object.fromEntries(Object.entries(choice).reverse()),
    ...facts,
  }));
  return { ...offer, variants: pageVariants };
}
