import { colorFamily } from './color-family';
import { groupBy } from './group-by';
import type { PicturedProduct } from './schema/product';

/**
 * Products that a glance at one listing does not tell apart, in lists of two and more: of one subcategory, of one family of colors, and
 * drawn as the same thing. Where nothing is drawn, what the owner says of the kind counts.
 */
export function lookAlikes(products: readonly PicturedProduct[]): PicturedProduct[][] {
  return [...groupBy(products, looksOf).values()].filter(({ length }) => length > 1);
}

function looksOf(product: PicturedProduct): string {
  const {
    placements: [{ category, subcategory }],
    colors: [color],
  } = product;
  return JSON.stringify([category, subcategory?.slug, drawnKindOf(product), color && colorFamily(color)]);
}

/** The kind of a product in its subcategory: as it is drawn, or as its owner says where nothing is drawn. */
export function drawnKindOf({ type, drawings }: Pick<PicturedProduct, 'type' | 'drawings'>): string | undefined {
  const drawn = drawings[0]?.kind;
  // 'duty boot' and 'side-zip boot' are both boots: the thing stands last.
  return drawn === undefined ? type : drawn.slice(drawn.lastIndexOf(' ') + 1);
}
