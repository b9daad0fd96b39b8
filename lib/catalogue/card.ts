import data from '@data/categories.json';
import { memoize } from '../memoize';
import type { CategoryKey } from './categories/categories';
import { factSheet } from './fact-sheet';
import { type ProductImage, toProductImage } from './images/product-images';
import type { CategoryInput } from './schema/category';
import type { Color } from './schema/colors';
import type { Product } from './schema/product';
import { summarizeSizes } from './sizes/sizes';
import { formatSpec, type Spec } from './specs';
import { combinationsOf } from './variants/combinations';
import type { Offer, Selection } from './variants/offer';
import { priceRangeOf } from './variants/price-range';

/** The data of a product card. Small, because every listing page repeats it. */
export type Card = {
  id: string;
  name: string;
  brand: string;
  model?: string;
  /** The lowest price of the available variants. */
  price: number;
  oldPrice?: number;
  /** Set if other variants cost more; the card shows 'from'. */
  isFrom?: true;
  category: CategoryKey;
  images: readonly ProductImage[];
  /** The alt text of the first image, if the data has one. */
  alt?: string;
  /** The selection that matches the filters or the search. The first image shows it, and the link opens the page with it. */
  choice?: Selection;
  sizes?: string;
  colors: readonly Color[];
  /** Unavailable colors with the reason: { Khaki: 'sold out' }. */
  unsold?: Readonly<Record<string, string>>;
  minimumAge?: number;
  /** Codes of the states without shipping: ['NY']. */
  states?: readonly string[];
  /** Number of states and cities without shipping. */
  places?: number;
  /** Rows of the specification table, such as 'Pockets: 2': see `cardFacts`. */
  facts?: readonly string[];
};

/** The second image replaces the first if that fails to load. */
const CARD_IMAGES = 2;

/** The card of a product, cached. Empty values are omitted to keep pages small. */
export const toCard: (product: Product) => Card = memoize(createCard);

function createCard(product: Product): Card {
  const { restrictions, colors } = product;
  const places = restrictions ? restrictions.states.length + restrictions.cities.length : 0;
  const sizes = summarizeSizes(product.sizes);
  const alt = product.images[0]?.alt;
  const range = priceRangeOf(product);
  const unavailable = unavailableColors(product);
  const facts = cardFacts(product).map(formatSpec);
  return {
    id: product.id,
    name: product.name,
    brand: product.brand.name,
    ...(product.model && { model: product.model }),
    price: range.price,
    ...(range.oldPrice !== undefined && { oldPrice: range.oldPrice }),
    ...(range.highest > range.price && { isFrom: true }),
    category: product.placements[0].category,
    images: product.images.slice(0, CARD_IMAGES).map(toProductImage),
    ...(alt && { alt }),
    ...(sizes && { sizes }),
    colors,
    ...(Object.keys(unavailable).length > 0 && { unsold: unavailable }),
    ...(restrictions?.minimumAge && { minimumAge: restrictions.minimumAge }),
    ...(restrictions && restrictions.states.length > 0 && { states: restrictions.states }),
    ...(places && { places }),
    ...(facts.length > 0 && { facts }),
  };
}

/** Shown on the card. */
type UnavailableReason = 'sold out' | 'not available';

/** The colors without a combination in stock, with the reason. Empty if availability and stock do not depend on the color. */
function unavailableColors(offer: Offer): Readonly<Record<string, UnavailableReason>> {
  const reasons: Record<string, UnavailableReason> = {};
  for (const { name } of offer.colors) {
    const combinations = combinationsOf(offer).filter(({ selection }) => selection.color === name);
    const available = combinations.filter(({ resolved }) => resolved.isAvailable);
    if (combinations.length > 0 && available.every(({ resolved }) => resolved.stock === 0))
      reasons[name] = available.length === 0 ? 'not available' : 'sold out';
  }
  return reasons;
}

const MAX_FACTS = 2;
/** Maximum length of 'Label: value' in characters. It fits on two lines of a card on a phone. */
const MAX_LENGTH = 46;

/** Labels by 'category' and by 'category/subcategory': 'clothing', 'clothing/shirts'. */
const labelsOf = new Map(
  (data as CategoryInput[]).flatMap(({ key, cardFacts, subcategoryCardFacts = {} }) => [
    [key, cardFacts ?? []] as const,
    ...Object.entries(subcategoryCardFacts).map(([slug, labels]) => [`${key}/${slug}`, labels] as const),
  ]),
);

/**
 * The facts of a product for its card and its meta description, at most two. `categories.json` lists their labels, such as
 * ['Pockets', 'Collar'], for a subcategory or for a whole category. The first labels in the product's fact sheet are used,
 * in upper or lower case. Facts that are too long for a card are skipped.
 */
export function cardFacts(product: Product): Spec[] {
  const [{ category, subcategory }] = product.placements;
  const labels = labelsOf.get(`${category}/${subcategory?.slug ?? ''}`) ?? labelsOf.get(category) ?? [];
  if (labels.length === 0) return [];
  const specs = factSheet(product).filter((spec) => formatSpec(spec).length <= MAX_LENGTH);
  return labels
    .flatMap((label) => specs.find((spec) => spec.label.toLowerCase() === label.toLowerCase()) ?? [])
    .slice(0, MAX_FACTS);
}
