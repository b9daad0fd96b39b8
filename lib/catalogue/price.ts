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
