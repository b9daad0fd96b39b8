import { cardFacts } from './card-facts';
import type { CategoryKey } from './categories/categories';
import { type ProductImage, toProductImage } from './images/product-images';
import type { Color } from './schema/colors';
import type { Product } from './schema/product';
import { summarizeSizes } from './sizes/summarize-sizes';
import { formatSpec } from './specs';
import { combinationsOf } from './variants/combinations';
import type { Offer } from './variants/offer';
import { priceRangeOf } from './variants/price-range';
import type { Selection } from './variants/selection';

/** The values of a product card: few and plain, small enough to repeat on every listing. */
export type Card = {
  id: string;
  name: string;
  brand: string;
  model?: string;
  /** The lowest price of one that is made. */
  price: number;
  oldPrice?: number;
  /** Whether others cost more. */
  isFrom?: true;
  category: CategoryKey;
  images: readonly ProductImage[];
  /** A description of the first image, where the owner has given one. */
  alt?: string;
  /** The choice that was asked for: the first image shows it, where there is one that does, and the page opens in it. */
  choice?: Selection;
  sizes?: string;
  colors: readonly Color[];
  /** The colors of which nothing can be had, with the reason. */
  unsold?: Readonly<Record<string, string>>;
  minimumAge?: number;
  /** Codes of the states that the seller does not ship to. */
  states?: readonly string[];
  /** The number of states and cities that the seller does not ship to. */
  places?: number;
  /** Facts of the specification, such as 'Pockets: 2': see `cardFacts`. */
  facts?: readonly string[];
};

/** A second picture replaces the first if that fails to load. */
const CARD_IMAGES = 2;

/** The card of a product; absent facts are left out, so that they cost nothing in the page. */
export function toCard(product: Product): Card {
  const { restrictions, colors } = product;
  const places = restrictions ? restrictions.states.length + restrictions.cities.length : 0;
  const sizes = summarizeSizes(product.sizes);
  const alt = product.images[0]?.alt;
  const span = priceRangeOf(product);
  const unsold = unavailableColors(product);
  const facts = cardFacts(product).map(formatSpec);
  return {
    id: product.id,
    name: product.name,
    brand: product.brand.name,
    ...(product.model && { model: product.model }),
    price: span.price,
    ...(span.oldPrice !== undefined && { oldPrice: span.oldPrice }),
    ...(span.highest > span.price && { isFrom: true }),
    category: product.placements[0].category,
    images: product.images.slice(0, CARD_IMAGES).map(toProductImage),
    ...(alt && { alt }),
    ...(sizes && { sizes }),
    colors,
    ...(Object.keys(unsold).length > 0 && { unsold }),
    ...(restrictions?.minimumAge && { minimumAge: restrictions.minimumAge }),
    ...(restrictions && restrictions.states.length > 0 && { states: restrictions.states }),
    ...(places && { places }),
    ...(facts.length > 0 && { facts }),
  };
}

/** The reason why nothing of a color can be had, in words. */
type Reason = 'sold out' | 'not available';

/** The colors of a product of which no combination can be had, each with the reason; only where combinations differ by color. */
function unavailableColors(offer: Offer): Readonly<Record<string, Reason>> {
  const reasons: Record<string, Reason> = {};
  for (const { name } of offer.colors) {
    const own = combinationsOf(offer).filter(({ selection }) => selection.color === name);
    const made = own.filter(({ resolved }) => resolved.isAvailable);
    if (own.length > 0 && made.every(({ resolved }) => resolved.stock === 0))
      reasons[name] = made.length === 0 ? 'not available' : 'sold out';
  }
  return reasons;
}
