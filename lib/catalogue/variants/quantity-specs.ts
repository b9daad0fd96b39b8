import { formatCount } from '../../format';
import { formatPrice } from '../price';
import type { Spec } from '../specs';
import type { OrderQuantities, PriceBreak } from './offer';

/** Rows of the specification table about order quantities: unit, pack, minimum, multiples and quantity discounts. */
export function quantitySpecs({ quantities }: { quantities?: OrderQuantities | undefined }): Spec[] {
  if (!quantities) return [];
  const { pack, unit, minimum, step, breaks } = quantities;
  const singular = unit ?? 'piece';
  const limits = [minimum > 1 && `minimum ${minimum}`, step > 1 && `sold in multiples of ${step}`]
    .filter(Boolean)
    .join(', ');
  return [
    ...(unit ? [{ label: 'Sold by the', value: unit }] : []),
    ...(pack ? [{ label: 'Pack', value: formatCount(pack, singular) }] : []),
    ...(limits ? [{ label: 'Quantity', value: limits }] : []),
    ...breaks.map((priceBreak) => ({ label: `From ${priceBreak.from}`, value: formatPriceBreak(priceBreak) })),
  ];
}

const formatPriceBreak = (priceBreak: PriceBreak) =>
  'price' in priceBreak ? `${formatPrice(priceBreak.price)} each` : `${priceBreak.percent}% off`;
