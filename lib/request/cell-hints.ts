import { quantityFindings } from './quantity-findings';
import { findingWords } from './review-words';
import { type Quantities, readQuantity, type SizeTable } from './size-cells';

/** Sentences on the quantities of a table that are no multiple of a step or near a lower price, each under its size. */
export function cellHints({ cells, sold }: SizeTable, quantities: Quantities): string[] {
  return cells.flat().flatMap(({ key, choice, isMade, words }) => {
    const quantity = readQuantity(quantities[key] ?? '');
    if (!quantity || !isMade) return [];
    const place = words && `${words.charAt(0).toUpperCase()}${words.slice(1)}: `;
    return quantityFindings({ choice, quantity }, sold).map((finding) => place + findingWords(finding));
  });
}
