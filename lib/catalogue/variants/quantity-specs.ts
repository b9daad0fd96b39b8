import { formatCount } from '../../format';
import { formatPrice } from '../price';
import type { Spec } from '../specs';
import type { OrderQuantities, PriceBreak } from './offer';

/** The ways in which a product is ordered, as facts in pairs. */
export function quantitySpecs({ quantities }: { quantities?: OrderQuantities | undefined }): Spec[] {
  if (!quantities) return [];
  const { pack, unit, minimum, step, breaks } = quantities;
  const one = unit ?? 'piece';
  const least = [minimum > 1 && `minimum ${minimum}`, step > 1 && `sold in multiples of ${step}`]
    .filter(Boolean)
    .join(', ');
  return [
    ...(unit ? [{ label: 'Sold by the', value: unit }] : []),
    ...(pack ? [{ label: 'Pack', value: formatCount(pack, one) }] : []),
    ...(least ? [{ label: 'Quantity', value: least }] : []),
    ...breaks.map((each) => ({ label: `From ${each.from}`, value: formatPriceBreak(each) })),
  ];
}

const formatPriceBreak = (each: PriceBreak) =>
  'price' in each ? `${formatPrice(each.price)} each` : `${each.percent}% off`;
