import type { ReactNode } from 'react';
import {
  adjustSelection,
  availableCombinations,
  selectionProblem,
} from '@/lib/catalogue/variants/available-combinations';
import type { Offer, Selection } from '@/lib/catalogue/variants/offer';
import { type ResolvedVariant, resolveVariant } from '@/lib/catalogue/variants/resolve-variant';
import { formatList } from '@/lib/format';
import { formatPrice, isPriced } from '@/lib/money';
import * as messages from '@/lib/site/messages';
import { asset } from '@/lib/site/routes';
import { DiscountBadge, Price } from './price';

/** Price, number, stock and picture of the selection, for products with variants. Only their pages load this code. */
export function variantDetails(offer: Offer, selection: Selection) {
  const combinations = availableCombinations(offer, selection);
  /** Value of a field if all remaining combinations share it; undefined if they differ. */
  const shared = <Field extends keyof ResolvedVariant>(field: Field): ResolvedVariant[Field] | undefined => {
    const [first, ...others] = combinations;
    return first && others.every(({ resolved }) => resolved[field] === first.resolved[field])
      ? first.resolved[field]
      : undefined;
  };
  const price = shared('price');
  const oldPrice = shared('oldPrice');
  const number = shared('number');
  const stock = shared('stock');
  const image = resolveVariant(offer, selection).images?.[0];
  return {
    select: (name: string, value: string) => adjustSelection(offer, selection, name, value),
    /** Message such as 'Navy changed to Black: 3XL is not available in Navy.'; undefined if no other option changes. */
    changeMessage: (name: string, next: Selection) => {
      const changes = Object.keys(selection)
        .filter((other) => other !== name && selection[other] !== next[other])
        .map((other) => `${selection[other]} changed to ${next[other]}`);
      return changes.length > 0
        ? `${formatList(changes)}: ${next[name]} is ${selectionProblem(offer, selection, name, next[name] ?? '')}.`
        : undefined;
    },
    unavailableReason: (name: string, value: string) => selectionProblem(offer, selection, name, value),
    /** URL of the picture of the selected variant. */
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
          : combinations[0]?.resolved.overriddenBy.stock !== undefined && stock && `${stock} in stock`,
    } satisfies Record<string, ReactNode>,
  };
}
