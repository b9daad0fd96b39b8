import { foldText } from '../../../fold';
import words from './status-words.json' with { type: 'json' };

/** A set of words, without case and diacritics. */
const toSet = (lines: readonly string[]) => new Set(lines.join(',').split(',').map(foldText));
const published = toSet(words.published);
const unpublished = toSet(words.unpublished);
const soldOut = toSet(words.soldOut);

/** Whether the cell of a status column means that the product is published. Products without stock are. Undefined for other words. */
export function isPublishedWord(cell: string): boolean | undefined {
  const word = foldText(cell);
  // WooCommerce writes -1 for drafts.
  if (/^\s*-\s*\d/.test(cell) || unpublished.has(word)) return false;
  return published.has(word) || soldOut.has(word) ? true : undefined;
}

/** Whether a cell means that nothing is in stock. */
export const isSoldOutWord = (cell: string): boolean => soldOut.has(foldText(cell));

/** Whether a cell means no: '0', 'false', 'nein', 'out of stock'. */
export const isNoWord = (cell: string): boolean => isPublishedWord(cell) === false || isSoldOutWord(cell);
