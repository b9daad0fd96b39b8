import { toCard } from '../catalogue/card';
import { type ProductImage, pictureOfColor, toProductImage } from '../catalogue/images/product-images';
import type { Product } from '../catalogue/schema/product';
import { toOffer } from '../catalogue/variants/to-offer';
import { isCommonWord, stemsOf } from '../search/normalize';
import { indexedFacetValues } from './facets/facets';
import type { IndexRow } from './index-row';

/** The index row of a product. */
export function toIndexRow(product: Product): IndexRow {
  const { brand, placements, sizes, colors, date, isBestseller, fabric, type, pieces } = product;
  const lines = linesOf(product);
  const pictures = colorPictures(product);
  const facets = indexedFacetValues(product);
  const prose = distinctiveWords(product.description, [product.name, brand.name, fabric ?? '', ...lines]);
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
    ...(isVaried(product) && { sold: offerPart(product) }),
    ...(Object.keys(facets).length > 0 && { facets }),
  };
}

/** The telling words of a description that the other texts of its product do not have, as singulars, each once. */
export function distinctiveWords(description: string, others: readonly string[]): string {
  const known = new Set(stemsOf(others.join(' ')));
  const words = stemsOf(description).filter((word) => !known.has(word) && !isCommonWord(word));
  return [...new Set(words)].sort().join(' ');
}

const isVaried = ({ options, variants, quantities }: Product) => Boolean(options ?? variants ?? quantities);

/** The same without what a row has already. */
function offerPart(product: Product) {
  const { colors: _, sizes: _sizes, ...part } = toOffer(product);
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
