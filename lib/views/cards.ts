import 'server-only';
import type { Card } from '../catalogue/card';
import type { Product } from '../catalogue/schema/product';
import { factRowOf } from '../listing/rows';

/** The parts of a card that a line of pictures, names and prices shows. */
export type StripCard = Pick<Card, 'id' | 'name' | 'price' | 'isFrom' | 'category' | 'images'>;

/** The card of a product, made once for all pages that show it. */
export function cardOf(product: Product): Card {
  return factRowOf(product).card;
}

/** The same for a line to swipe through: a neighbor's colors and sizes are no part of the page. */
export function stripCardOf(product: Product): StripCard {
  const { id, name, price, isFrom, category, images } = cardOf(product);
  return { id, name, price, ...(isFrom && { isFrom }), category, images };
}
