import { foldText } from '../../../fold';
import words from './status-words.json' with { type: 'json' };

/** Set of words without case and diacritics. */
const toSet = (lines: readonly string[]) => new Set(lines.join(',').split(',').map(foldText));
const published = toSet(words.published);
const unpublished = toSet(words.unpublished);
const soldOut = toSet(words.soldOut);

/** True if a status cell means published; 'sold out' is also published. `undefined` for unknown words. */
export function isPublishedWord(cell: string): boolean | undefined {
  const word = foldText(cell);
  // WooCommerce writes -1 for drafts.
  if (/^\s*-\s*\d/.test(cell) || unpublished.has(word)) return false;
  return published.has(word) || soldOut.has(word) ? true : undefined;
}

/** True if a cell means that nothing is in stock. */
export const isSoldOutWord = (cell: string): boolean => soldOut.has(foldText(cell));

/** True if a cell means no: '0', 'false', 'nein', 'out of stock'. */
export const isNoWord = (cell: string): boolean => isPublishedWord(cell) === false || isSoldOutWord(cell);
