import { formatPrice, isPriced } from '../../catalogue/price';
import type { SliderFacet } from './facet';

/** The highest price, US dollars; unpriced goods are never hidden by it. */
export const price: SliderFacet = {
  key: 'max',
  parameter: 'max',
  legend: 'Maximum price',
  look: 'slider',
  read: (values) =>
    values
      .map((value) => value.replace(/[$,\s]/g, ''))
      .filter((value) => /^\d{1,6}(?:\.\d{1,2})?$/.test(value) && Number(value) > 0)
      .slice(0, 1)
      .map((value) => String(Number(value))),
  owns: () => true,
  chip: (value) => `Up to ${formatPrice(Number(value))}`,
  amountOf: (card) => card.price,
  allows: (value) => {
    const most = Number(value);
    return (card) => !isPriced(card) || card.price <= most;
  },
};
