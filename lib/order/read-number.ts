import type { Read } from './mention';
import { countOf, figureOf, isDozen, isMeasureName, isUnit } from './number-words';
import type { OrderPiece } from './pieces';
import { follows } from './token';

const ARTICLES = new Set(['a', 'an']);

/** Whether a number says that it counts: '(4)', '4 ea', '4 x' without a measure after it. */
export function isMarked(pieces: readonly OrderPiece[], at: number): boolean {
  const piece = pieces[at];
  if (piece?.joint !== '' || !/^\d{1,9}$/.test(piece.text)) return false;
  const [next, after] = [pieces[at + 1], pieces[at + 2]];
  if (!next || !follows(next.token, piece.token)) return piece.token.isBracketed;
  const isTimes = next.token.word === 'x' && !(after && follows(after.token, next.token) && /^\d/.test(after.text));
  return piece.token.isBracketed || isTimes || isUnit(next.word);
}

/** A number of pieces: '4', 'x4', '4 ea', 'two', '2 dozen'. */
export function numberAt(pieces: readonly OrderPiece[], at: number): Read | undefined {
  const piece = pieces[at] as OrderPiece;
  const { word, token } = piece;
  const next = pieces[at + 1];
  const toRead = (length: number, value: number, isStrong: boolean): Read => {
    const after = pieces[at + length];
    const isCounted = after?.joint === '' && isUnit(after.word) && after.token.part === token.part;
    const isEach = isCounted && (after.word === 'each' || after.word === 'ea');
    const isAll = isCounted ? length + 1 : length;
    const of = pieces[at + isAll]?.word === 'of' ? 1 : 0;
    const mention = {
      kind: 'number',
      value,
      isStrong: isStrong || isCounted,
      isEach,
      at: token.at,
      written: piece.text,
    } as const;
    return { length: isAll + of, mention };
  };
  const marked = /^(?:x(\d{1,9})|(\d{1,9})x|(\d{1,9})(?:pcs?|ea|prs?|pairs?|each|units?|qty|ct|pk))$/.exec(word);
  if (marked) return toRead(1, Number(marked[1] ?? marked[2] ?? marked[3]), true);
  if (word === 'x' && next && figureOf(next.text) !== undefined) return toRead(2, Number(figureOf(next.text)), true);
  const dozens = dozenAt(pieces, at);
  if (dozens) return toRead(dozens.length, dozens.value, true);
  const figure = figureOf(piece.text);
  if (figure !== undefined && next && isMeasureName(next.word)) return { length: 2 };
  if (figure !== undefined) {
    const isTimes = next?.token.word === 'x' && next.token.part === token.part;
    const isAttached = piece.joint !== '';
    return toRead(isTimes ? 2 : 1, figure, isTimes || isAttached || token.isBracketed);
  }
  const isCounted = next !== undefined && isUnit(next.word) && next.token.at === token.at + 1;
  if (ARTICLES.has(word) && isCounted) return toRead(1, 1, true);
  if (token.at === 0 && isUnit(word) && next?.word === 'of')
    return toRead(0, 1, true).length > 0 ? { ...toRead(1, 1, true) } : undefined;
  const count = countOf(word);
  if (count !== undefined && (token.at === 0 || isCounted || next?.word === 'x'))
    return toRead(next?.word === 'x' ? 2 : 1, count, true);
  return undefined;
}

/** '2 dozen', 'a dozen', 'half a dozen', 'dozen'. */
function dozenAt(pieces: readonly OrderPiece[], at: number): { value: number; length: number } | undefined {
  const word = (step: number) => pieces[at + step]?.word ?? '';
  if (isDozen(word(0))) return { value: 12, length: 1 };
  const glued = /^(\d{1,4})(?:dz|doz|dozen)$/.exec(word(0));
  if (glued) return { value: 12 * Number(glued[1]), length: 1 };
  const skip = ARTICLES.has(word(1)) ? 2 : 1;
  if (!isDozen(word(skip))) return undefined;
  if (word(0) === 'half') return { value: 6, length: skip + 1 };
  const count = ARTICLES.has(word(0)) ? 1 : (figureOf(pieces[at]?.text ?? '') ?? countOf(word(0)));
  return count === undefined ? undefined : { value: 12 * count, length: skip + 1 };
}
