import { isIgnored } from '../search/normalise';
import { columnOf } from './columns';
import { isSmall } from './is-small';
import { countOf, figureOf, isDozen, isMeasureName, isUnit } from './number-words';
import { splitPieces } from './pieces';
import { isBehindNumber, isLetterSize, labelOf } from './size-words';
import { type OrderToken, tokensText } from './token';

/** The words of a line that may name goods: no sizes, no quantities. */
export function goodsWords(tokens: readonly OrderToken[]): OrderToken[] {
  return tokens.filter((token, index) => {
    const { text, word, isLabel } = token;
    const before = tokens[index - 1]?.text ?? '';
    const after = tokens[index + 1]?.word ?? '';
    if (figureOf(text) !== undefined && isMeasureName(after)) return true;
    if (isFigures(text) || isDozen(word) || isLetterSize(text) || labelOf(word) !== undefined || isSmall(word))
      return false;
    if (isInSize(tokens, index)) return false;
    if (/^x?\d/i.test(before) && (isUnit(word) || isBehindNumber(word))) return false;
    if (isUnit(after) || isDozen(after) || after === 'size' || index === 0)
      if (countOf(word) !== undefined || word === 'half') return false;
    if (isUnit(word) && (after === 'of' || ARTICLES.has(tokens[index - 1]?.word ?? ''))) return false;
    return !(isLabel && columnOf(word) !== undefined) && !isIgnored(word) && !/^(?:\p{L}\.?|@)$/u.test(word);
  });
}

/** 'extra large', 'double xl': a size of several words. */
function isInSize(tokens: readonly OrderToken[], index: number): boolean {
  return [2, 3].some((length) =>
    Array.from({ length }, (_, step) => index - step).some((start) => {
      const own = start < 0 ? [] : tokens.slice(start, start + length);
      return own.length === length && isLetterSize(tokensText(own));
    }),
  );
}

const ARTICLES = new Set(['a', 'an']);
const FIGURES = /^[wlx]?\d+(?:\.\d+)?(?:[wlxdm]|us|e{2,3}|\de)?$/i;

/** '4', 'x4', '34x32', 'W34', '10½', 'S/2': numbers and sizes, and no word of a name such as 'M-65'. */
function isFigures(text: string): boolean {
  if (figureOf(text) !== undefined || /^\d+["”″]$/.test(text)) return figureOf(text) !== undefined;
  const pieces = splitPieces(text);
  if (pieces.length > 1 && text.includes('-')) return false;
  if (pieces.length > 1 && pieces[0] !== undefined && /^\d+x/i.test(text) && /^\d+$/.test(pieces[0])) return true;
  return pieces.every(
    (piece) =>
      FIGURES.test(piece) ||
      /^\d*[½¼¾]$|^(?:\d{1,2} )?[13]\/[24]$/.test(piece) ||
      (pieces.length > 1 && isLetterSize(piece)),
  );
}
