import type { ReactNode } from 'react';
import type { Choice } from '@/lib/catalogue/choice';
import { formatPrice, isPriced } from '@/lib/catalogue/price';
import { madeCombinations, settleChoice, whyRuledOut } from '@/lib/catalogue/variants/made-combinations';
import { type ResolvedVariant, resolveVariant } from '@/lib/catalogue/variants/resolve-variant';
import type { Sold } from '@/lib/catalogue/variants/variant';
import { listed } from '@/lib/listed';
import { asset } from '@/lib/site/asset';
import * as messages from '@/lib/site/messages';
import { Price } from './price';
import { DiscountMark } from './rule-out-marks';

/**
 * All that the choice on the page of a product changes whose combinations differ: its price, number, stock and picture, and what rules a
 * value out. Loaded for such a product alone.
 */
export function variedGoods(sold: Sold, choice: Choice) {
  const fitting = madeCombinations(sold, choice);
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
  const image = resolveVariant(sold, choice).images?.[0];
  return {
    settle: (name: string, value: string) => settleChoice(sold, choice, name, value),
    /** The words on what another choice has become with a new one, and why; undefined where all stay. */
    changed: (name: string, next: Choice) => {
      const others = Object.keys(next).filter((other) => choice[other] !== undefined && choice[other] !== next[other]);
      const words = others
        .filter((other) => other !== name)
        .map((other) => `${choice[other]} changed to ${next[other]}`);
      return words.length > 0
        ? `${listed(words)}: ${next[name]} is ${whyRuledOut(sold, choice, name, next[name] ?? '')}.`
        : undefined;
    },
    whyNot: (name: string, value: string) => whyRuledOut(sold, choice, name, value),
    /** The address of the picture that shows the choice. */
    picture: image && asset(typeof image === 'string' ? image : image.src),
    cost: price === undefined ? undefined : isPriced({ price }) ? formatPrice(price) : messages.contactForPrice,
    shown: {
      number: number && `Item ${number}`,
      price: price !== undefined && (
        <>
          <Price price={price} oldPrice={oldPrice} isLarge />
          <DiscountMark price={price} {...(oldPrice !== undefined && { oldPrice })} />
        </>
      ),
      stock: stock === 0 ? 'Sold out' : fitting[0]?.resolved.said.stock !== undefined && stock && `${stock} in stock`,
    } satisfies Record<string, ReactNode>,
  };
}
