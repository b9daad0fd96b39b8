import { formatCount } from '../../format';
import { formatPrice, isPriced } from '../../money';
import { groupBy } from '../group-by';
import type { Spec } from '../specs';
import { combinationsOf } from './combinations';
import { formatSelection, type Offer, type OrderQuantities, type PriceBreak } from './offer';
import type { ResolvedVariant } from './resolve-variant';

/**
 * The facts of a combination as text: 'A-1, $82.00, before $90.00, 4 in stock', or 'not available'. Number and stock only if a variant sets
 * them. `unpriced` is the text for a price on request.
 */
export function formatVariant(
  { isAvailable, number, price, oldPrice, stock, overriddenBy }: ResolvedVariant,
  unpriced: string,
): string {
  if (!isAvailable) return 'not available';
  const facts = [
    overriddenBy.number !== undefined && number,
    isPriced({ price }) ? formatPrice(price) : unpriced,
    oldPrice !== undefined && `before ${formatPrice(oldPrice)}`,
    overriddenBy.stock !== undefined && (stock === 0 ? 'sold out' : `${stock} in stock`),
  ];
  return facts.filter(Boolean).join(', ');
}

/** Table rows of the combinations, grouped by equal facts: 'size S, M' -> '$75.00'. Empty if all combinations are equal. */
export function variantSpecs(offer: Offer, unpriced: string): Spec[] {
  const rows = groupBy(combinationsOf(offer), ({ resolved }) => formatVariant(resolved, unpriced));
  if (rows.size < 2) return [];
  return [...rows].map(([value, [first, ...others]]) => {
    const { selection = {} } = first ?? {};
    const isSingleOption = Object.keys(selection).length === 1;
    // 'size S, M, L', but 'Black, size S; Navy, size M'.
    const otherLabels = others.map(({ selection: other }) =>
      isSingleOption ? Object.values(other).join() : formatSelection(other),
    );
    return { label: [formatSelection(selection), ...otherLabels].join(isSingleOption ? ', ' : '; '), value };
  });
}

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
