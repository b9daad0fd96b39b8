import { toCard } from '../catalogue/card';
import type { Product } from '../catalogue/schema/product';
import type { IndexRow } from '../index/row';
import { storedValues } from './facets/table';

/** The row of a product: all that a listing or a search knows of it. */
export function toRow(product: Product): IndexRow {
  const { brand, placements, sizes, colors, date, isBestseller, fabric, type, pieces } = product;
  return {
    card: toCard(product),
    brandSlug: brand.slug,
    placements,
    sizes,
    colors,
    colorPictures: colorPictures(product),
    ...(date !== undefined && { date }),
    isBestseller,
    ...(fabric && { fabric }),
    ...(type && { type }),
    lines: linesOf(product),
    ...(pieces.length > 0 && { pieces }),
    facets: storedValues(product),
  };
}

/** Drawings alone know which color they show. */
function colorPictures({ images, drawings, colors }: Product): string[] {
  if (images.length > 0 || drawings.every(({ color }) => color === undefined)) return [];
  return colors.map(({ name }) => drawings.find(({ color }) => color === name)?.image ?? '');
}

/** Lines of a product, without the places that it is not shipped to: the card has them. */
function linesOf({ features, specs }: Product): string[] {
  const pairs = specs.map(({ label, value }) => `${label}: ${value}`).filter((line) => !line.startsWith('Shipping'));
  return [...features, ...pairs];
}
