import type { ParsedProduct } from './schema/product';

type Dated = Partial<Pick<ParsedProduct, 'from' | 'until' | 'priceUntil' | 'replacedBy'>> & {
  hidden?: boolean | undefined;
};

/**
 * The place of a product in the shop on a day: in its lists; 'ended', with a page that says so and no place in a list; or without a
 * page, for its owner keeps it back, its first day has not come, or another product's page takes its visitors.
 */
export type SaleState = 'sold' | 'ended' | 'hidden' | 'coming' | 'replaced';

/** The state of each of some products on a day, among them all: a product stays in the shop until the one that follows it comes. */
export function saleStates<Goods extends Dated & { id: string }>(
  products: readonly Goods[],
  today: string,
): (product: Goods) => SaleState {
  const coming = new Set(products.flatMap((product) => (saleState(product, today) === 'coming' ? product.id : [])));
  return (product) =>
    saleState(coming.has(product.replacedBy ?? '') ? { ...product, replacedBy: undefined } : product, today);
}

/** The state of a product by itself on a day of the shop, 'YYYY-MM-DD'. The last day of a sale is a day of it. */
export function saleState({ hidden, from = '', until, replacedBy }: Dated, today: string): SaleState {
  if (hidden) return 'hidden';
  if (replacedBy !== undefined) return 'replaced';
  if (today < from) return 'coming';
  return until !== undefined && until < today ? 'ended' : 'sold';
}

/** Whether the last day of a product's lower price is past. */
export function isPriceOver({ priceUntil }: Pick<Dated, 'priceUntil'>, today: string): boolean {
  return priceUntil !== undefined && priceUntil < today;
}

/** A product with the prices that hold on a day: once its lower ones are over, those from before. */
export function pricedOn<Goods extends ParsedProduct>(product: Goods, today: string): Goods & { isPriceOver?: true } {
  const { priceUntil: _, ...rest } = product;
  if (!isPriceOver(product, today)) return product;
  if (product.variants) return { ...(rest as Goods), isPriceOver: true };
  return { ...(rest as Goods), price: product.oldPrice ?? product.price, oldPrice: undefined };
}

/** The latest day on which the shop changed by itself, up to a day: a sale began, or the day after a last one came; '' where none has. */
export function lastComeDay(products: readonly Dated[], today: string): string {
  const days = products.flatMap(({ hidden, from, until, priceUntil }) =>
    hidden ? [] : [from, dayAfter(until), dayAfter(priceUntil)],
  );
  return days.reduce<string>((last, day = '') => (day <= today && day > last ? day : last), '');
}

const dayAfter = (day: string | undefined) =>
  day && new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
