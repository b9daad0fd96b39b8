import { choiceWords } from '../choice';
import { groupBy } from '../group-by';
import { formatPrice, isPriced } from '../price';
import type { Spec } from '../specs';
import { combinationsOf } from './combinations';
import type { ResolvedVariant } from './resolve-variant';
import type { Sold } from './variant';

/** The words of a combination: its number where it has one of its own, price, what it cost before, and that there is none. */
export function variantWords(
  { made, number, price, oldPrice, stock, said }: ResolvedVariant,
  unpriced: string,
): string {
  if (!made) return 'not available';
  const facts = [
    said.number !== undefined && number,
    isPriced({ price }) ? formatPrice(price) : unpriced,
    oldPrice !== undefined && `before ${formatPrice(oldPrice)}`,
    said.stock !== undefined && (stock === 0 ? 'sold out' : `${stock} in stock`),
  ];
  return facts.filter(Boolean).join(', ');
}

/** The combinations of a product in pairs: what they are, and the words of what is sold as that; combinations of one wording stand together. */
export function variantSpecs(sold: Sold, unpriced: string): Spec[] {
  const rows = groupBy(combinationsOf(sold), ({ resolved }) => variantWords(resolved, unpriced));
  if (rows.size < 2) return [];
  return [...rows].map(([value, [first, ...others]]) => {
    const { choice = {} } = first ?? {};
    const isLone = Object.keys(choice).length === 1;
    // 'size S, M, L', but 'Black, size S; Navy, size M'.
    const more = others.map(({ choice: other }) => (isLone ? Object.values(other).join() : choiceWords(other)));
    return { label: [choiceWords(choice), ...more].join(isLone ? ', ' : '; '), value };
  });
}
