import { Tag } from '@/components/ui/tag';
import type { Card } from '@/lib/catalogue/card';
import { getDiscountPercent } from '@/lib/catalogue/price';
import { ShippingMark } from './shipping-mark';

/** Marks that may rule a product out: what it has off, its least age, and the places that it is not shipped to. */
export function RuleOutMarks({ card }: { card: Card }) {
  const { minimumAge, places, states } = card;
  const discount = getDiscountPercent(card);
  return (
    <>
      {discount !== undefined && <Tag>{`${discount}% off`}</Tag>}
      {minimumAge !== undefined && <Tag look="warning">{`${minimumAge}+`}</Tag>}
      {places !== undefined && <ShippingMark places={places} states={states} />}
    </>
  );
}
