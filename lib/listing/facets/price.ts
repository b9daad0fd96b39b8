import { toPrice } from '../../catalogue/minor-units';
import { formatPrice, isPriced } from '../../catalogue/price';
import { readPrice } from '../../catalogue/read-price';
import type { SliderFacet } from './facet';

const isPrice = (price: number) => price > 0 && toPrice(price) === price;

/** The highest price; unpriced goods are never hidden by it. */
export const price: SliderFacet = {
  key: 'max',
  parameter: 'max',
  legend: 'Maximum price',
  look: 'slider',
  // A plain number is one in any locale: so the form and the addresses have it.
  read: (values) =>
    values
      .flatMap((value) => [/^[\d.]+$/.test(value) ? Number(value) : 0, readPrice(value) ?? 0].find(isPrice) ?? [])
      .slice(0, 1)
      .map(String),
  owns: () => true,
  chip: (value) => `Up to ${formatPrice(Number(value))}`,
  amountOf: (card) => card.price,
  allows: (value) => {
    const most = Number(value);
    return (card) => !isPriced(card) || card.price <= most;
  },
};
