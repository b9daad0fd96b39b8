type Priced = { price: number; oldPrice?: number | undefined };

/** A price of 0 stands for 'Contact for price'. */
export function isPriced(product: { price: number }): boolean {
  return product.price > 0;
}

/** The discount in whole percent, rounded (oldPrice - price) / oldPrice (specification, section 9); undefined when there is none. */
export function getDiscountPercent({ price, oldPrice }: Priced): number | undefined {
  if (price <= 0 || oldPrice === undefined || oldPrice <= price) return undefined;
  return Math.round(((oldPrice - price) / oldPrice) * 100);
}

/** US dollars as text, always with cents: 1699.99 -> '$1,699.99'. Written by hand: Intl differs between builds of ICU. */
export function formatPrice(price: number): string {
  const [dollars = '0', cents = '00'] = price.toFixed(2).split('.');
  return `$${dollars.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${cents}`;
}

/** The prices of goods as a range, '$16.99 to $89.00', or as the one that they share; undefined where none is priced. */
export function priceRange(products: readonly Pick<Priced, 'price'>[]): string | undefined {
  const prices = products.filter(isPriced).map(({ price }) => price);
  if (prices.length === 0) return undefined;
  const low = prices.reduce((least, price) => Math.min(least, price));
  const high = prices.reduce((most, price) => Math.max(most, price));
  return low === high ? formatPrice(low) : `${formatPrice(low)} to ${formatPrice(high)}`;
}

/** The same in a sentence. */
export function priceWords(products: readonly Pick<Priced, 'price'>[]): string {
  return priceRange(products) ?? 'priced on request';
}
