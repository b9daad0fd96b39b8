import type { ReactNode } from 'react';
import { formatPrice, isPriced } from '@/lib/catalogue/price';
import {
  adjustSelection,
  availableCombinations,
  selectionProblem,
} from '@/lib/catalogue/variants/available-combinations';
import type { Offer } from '@/lib/catalogue/variants/offer';
import { type ResolvedVariant, resolveVariant } from '@/lib/catalogue/variants/resolve-variant';
import type { Selection } from '@/lib/catalogue/variants/selection';
import { formatList } from '@/lib/format';
import { asset } from '@/lib/site/asset';
import * as messages from '@/lib/site/messages';
import { Price } from './price';
import { DiscountBadge } from './product-badges';

/**
 * All that the choice on the page of a product changes whose combinations differ: its price, number, stock and picture, and what rules a
 * value out. Loaded for such a product alone.
 */
export function variantDetails(offer: Offer, selection: Selection) {
  const fitting = availableCombinations(offer, selection);
  /** The value of a fact that all combinations share which the choice leaves; undefined where they differ. */
  const shared = <Fact extends keyof ResolvedVariant>(fact: Fact): ResolvedVariant[Fact] | undefined => {
    const [first, ...others] = fitting;
    return first && others.every(({ resolved }) => resolved[fact] === first.resolved[fact])
      ? first.resolved[fact]
      : undefined;
  };
  const price = shared('price');
  const oldPrice = shared('oldPrice');
  const number = shared('number');
  const stock = shared('stock');
  const image = resolveVariant(offer, selection).images?.[0];
  return {
    select: (name: string, value: string) => adjustSelection(offer, selection, name, value),
    /** The words on what another choice has become with a new one, and why; undefined where all stay. */
    changeMessage: (name: string, next: Selection) => {
      const others = Object.keys(next).filter(
        (other) => selection[other] !== undefined && selection[other] !== next[other],
      );
      const words = others
        .filter((other) => other !== name)
        .map((other) => `${selection[other]} changed to ${next[other]}`);
      return words.length > 0
        ? `${formatList(words)}: ${next[name]} is ${selectionProblem(offer, selection, name, next[name] ?? '')}.`
        : undefined;
    },
    unavailableReason: (name: string, value: string) => selectionProblem(offer, selection, name, value),
    /** The address of the picture that shows the choice. */
    picture: image && asset(typeof image === 'string' ? image : image.src),
    priceText: price === undefined ? undefined : isPriced({ price }) ? formatPrice(price) : messages.contactForPrice,
    parts: {
      number: number && `Item ${number}`,
      price: price !== undefined && (
        <>
          <Price price={price} oldPrice={oldPrice} isLarge />
          <DiscountBadge price={price} {...(oldPrice !== undefined && { oldPrice })} />
        </>
      ),
      stock:
        stock === 0
          ? 'Sold out'
          : fitting[0]?.resolved.overriddenBy.stock !== undefined && stock && `${stock} in stock`,
    } satisfies Record<string, ReactNode>,
  };
}
