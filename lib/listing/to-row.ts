import { toCard } from '../catalogue/card';
import { type ProductImage, pictureOfColor, toProductImage } from '../catalogue/pictures';
import type { Product } from '../catalogue/schema/product';
import { toSold } from '../catalogue/variants/to-sold';
import { isOrdinary, stemsOf } from '../search/normalise';
import { storedValues } from './facets/table';
import type { IndexRow } from './row';

/** The index row of a product. */
export function toRow(product: Product): IndexRow {
  const { brand, placements, sizes, colors, date, isBestseller, fabric, type, pieces } = product;
  const lines = linesOf(product);
  const pictures = colorPictures(product);
  const facets = storedValues(product);
  const prose = tellingWords(product.description, [product.name, brand.name, fabric ?? '', ...lines]);
  return {
    card: toCard(product),
    brandSlug: brand.slug,
    placements,
    sizes,
    colors,
    ...(pictures.length > 0 && { colorPictures: pictures }),
    ...(date !== undefined && { date }),
    ...(isBestseller && { isBestseller }),
    ...(fabric && { fabric }),
    ...(type && { type }),
    lines,
    ...(prose && { prose }),
    ...(pieces.length > 0 && { pieces }),
    ...(isVaried(product) && { sold: soldPart(product) }),
    ...(Object.keys(facets).length > 0 && { facets }),
  };
}

/** The telling words of a description that the other texts of its product do not have, as singulars, each once. */
export function tellingWords(description: string, others: readonly string[]): string {
  const known = new Set(stemsOf(others.join(' ')));
  const words = stemsOf(description).filter((word) => !known.has(word) && !isOrdinary(word));
  return [...new Set(words)].sort().join(' ');
}

const isVaried = ({ options, variants, quantities }: Product) => Boolean(options ?? variants ?? quantities);

/** The same without what a row has already. */
function soldPart(product: Product) {
  const { colors: _, sizes: _sizes, ...part } = toSold(product);
  return part;
}

/** The first picture of each color, '' for a color without one; empty if no picture has a color. */
function colorPictures({ images, colors }: Product): ProductImage[] {
  if (images.every(({ color }) => color === undefined)) return [];
  return colors.map(({ name }) => {
    const picture = pictureOfColor(images, name);
    return picture ? toProductImage(picture) : '';
  });
}

/**
 * Lines of a product, without the places that it is not shipped to: the card has them. Search and comparison read them, so that a field
 * of words is known to both by its pair here, 'Label: value'.
 */
function linesOf({ features, specs }: Product): string[] {
  const pairs = specs.map(({ label, value }) => `${label}: ${value}`).filter((line) => !line.startsWith('Shipping'));
  return [...features, ...pairs];
}
