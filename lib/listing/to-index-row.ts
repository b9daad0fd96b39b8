import { toCard } from '../catalogue/card';
import { type ProductImage, pictureOfColor, toProductImage } from '../catalogue/images/product-images';
import type { Product } from '../catalogue/schema/product';
import { toOffer } from '../catalogue/variants/to-offer';
import { isCommonWord, stemsOf } from '../search/normalize';
import { indexedFacetValues } from './facets/facets';
import type { IndexRow } from './index-row';

/** Creates the index row of a product. */
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
    ...(hasOffer(product) && { sold: storedOffer(product) }),
    ...(Object.keys(facets).length > 0 && { facets }),
  };
}

/** Words of a description that the other texts of the product do not contain, as singulars, without common words. */
export function distinctiveWords(description: string, others: readonly string[]): string {
  const otherWords = new Set(stemsOf(others.join(' ')));
  const words = stemsOf(description).filter((word) => !otherWords.has(word) && !isCommonWord(word));
  return [...new Set(words)].sort().join(' ');
}

const hasOffer = ({ options, variants, quantities }: Product) => Boolean(options ?? variants ?? quantities);

/** The offer of a product without the fields that a row already has. */
function storedOffer(product: Product) {
  const { colors: _, sizes: _sizes, ...offer } = toOffer(product);
  return offer;
}

/** The first picture of each color; '' for a color without picture. Empty if no picture has a color. */
function colorPictures({ images, colors }: Product): ProductImage[] {
  if (images.every(({ color }) => color === undefined)) return [];
  return colors.map(({ name }) => {
    const picture = pictureOfColor(images, name);
    return picture ? toProductImage(picture) : '';
  });
}

/**
 * Features and specifications ('Label: value') for search and comparison. Shipping limits are left out because the card has them.
 */
function linesOf({ features, specs }: Product): string[] {
  const pairs = specs.map(({ label, value }) => `${label}: ${value}`).filter((line) => !line.startsWith('Shipping'));
  return [...features, ...pairs];
}
