import type { OrderPiece } from './pieces';
import { isLetterSize } from './size-words';
import { follows } from './token';

/** The text of some pieces; undefined where they are fewer, or divided. */
export function pieceText(pieces: readonly OrderPiece[], at: number, length: number): string | undefined {
  const own = pieces.slice(at, at + length);
  const isWhole = own.length === length && own.every((piece, index) => index === 0 || isBeside(piece, own[index - 1]));
  if (!isWhole || isCounted(own) || (length > 1 && isTimes(pieces, at, own))) return undefined;
  const [first] = own;
  const last = own.at(-1);
  // Several tokens are read whole: '3 x-large' is no '3 x'.
  const isCut = pieces[at - 1]?.token === first?.token || pieces[at + length]?.token === last?.token;
  if (first?.token !== last?.token && isCut) return undefined;
  // One token is read with what joins its pieces: 'S/M'.
  const isToken = own.every(({ token }) => token === first?.token) && length > 1;
  if (isToken)
    return own
      .map(({ text, joint }) => `${joint}${text}`)
      .join('')
      .replace(/^[-/]/, '');
  return own.map(({ text }) => text).join(' ');
}

/** In one token, or in the next one of a part. */
function isBeside({ token, joint }: OrderPiece, before: OrderPiece | undefined): boolean {
  return joint !== 'x' && before !== undefined && (token === before.token || follows(token, before.token));
}

/** An 'x' by itself counts, unless it begins a size: 'x large'. */
function isTimes(pieces: readonly OrderPiece[], at: number, own: readonly OrderPiece[]): boolean {
  if (!own.some(({ token, word }) => word === 'x' && token.word === 'x')) return false;
  const isCounting = /^\d+$/.test(pieces[at - 1]?.text ?? '');
  return isCounting || own[0]?.word !== 'x' || !isLetterSize(own.map(({ text }) => text).join(' '));
}

/** '4 XL' and '2x L' are a number and a size. */
function isCounted([first, ...rest]: readonly OrderPiece[]): boolean {
  return (
    first !== undefined &&
    rest.length > 0 &&
    /^\d+x?$/i.test(first.text) &&
    isLetterSize(rest.map(({ text }) => text).join(' '))
  );
}
