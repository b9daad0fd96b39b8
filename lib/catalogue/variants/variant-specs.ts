import { groupBy } from '../group-by';
import { formatPrice, isPriced } from '../price';
import type { Spec } from '../specs';
import { combinationsOf } from './combinations';
import type { Offer } from './offer';
import type { ResolvedVariant } from './resolve-variant';
import { formatSelection } from './selection';

/** The words of a combination: its number where it has one of its own, price, what it cost before, and that there is none. */
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

/** The combinations of a product in pairs: what they are, and the words of what is sold as that; combinations of one wording stand together. */
export function variantSpecs(offer: Offer, unpriced: string): Spec[] {
  const rows = groupBy(combinationsOf(offer), ({ resolved }) => formatVariant(resolved, unpriced));
  if (rows.size < 2) return [];
  return [...rows].map(([value, [first, ...others]]) => {
    const { selection = {} } = first ?? {};
    const isLone = Object.keys(selection).length === 1;
    // 'size S, M, L', but 'Black, size S; Navy, size M'.
    const more = others.map(({ selection: other }) => (isLone ? Object.values(other).join() : formatSelection(other)));
    return { label: [formatSelection(selection), ...more].join(isLone ? ', ' : '; '), value };
  });
}
