import { Tag } from '@/components/ui/tag';
import type { Card } from '@/lib/catalogue/card';
import { getDiscountPercent } from '@/lib/catalogue/price';
import { ShippingMark } from './shipping-mark';

/** Marks that may rule a product out: what it has off, its least age, and the places that it is not shipped to. */
export function RuleOutMarks({ card }: { card: Card }) {
  const { minimumAge, places, states } = card;
  return (
    <>
      <DiscountMark {...card} />
      {minimumAge !== undefined && <Tag look="warning">{`${minimumAge}+`}</Tag>}
      {places !== undefined && <ShippingMark places={places} states={states} />}
    </>
  );
}

/** The percents that a price is below the one before; nothing where it is not below it. */
export function DiscountMark(prices: Pick<Card, 'price' | 'oldPrice'>) {
  const discount = getDiscountPercent(prices);
  return discount !== undefined && <Tag>{`${discount}% off`}</Tag>;
}
