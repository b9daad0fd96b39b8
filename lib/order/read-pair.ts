import type { SizeControl } from '../catalogue/sizes';
import type { SizeMention, UnmetMention } from './mention';
import { namedMeasure } from './named-measure';
import { figureOf } from './number-words';
import { pieceText } from './piece-text';
import type { OrderPiece } from './pieces';
import { labelOf } from './size-words';

type PairRead = { length: number; mention: SizeMention | UnmetMention };

const JOINTS = new Set(['x', '/', '-']);
const JOINING = new Set(['x', 'by']);

/** Two measures side by side of a product that has two: '34x32', '34 x 32', '16 1/2 34', 'L 34'. */
export function readPair(
  pieces: readonly OrderPiece[],
  at: number,
  controls: readonly SizeControl[],
): PairRead | undefined {
  const [first, second] = controls;
  if (!first || !second) return undefined;
  for (let length = 2; length > 0; length -= 1) {
    const written = pieceText(pieces, at, length);
    const read = written === undefined ? undefined : pairAt(pieces, at, { length, written }, first, second);
    if (read) return read;
  }
  return undefined;
}

function pairAt(
  pieces: readonly OrderPiece[],
  at: number,
  { length, written }: { length: number; written: string },
  first: SizeControl,
  second: SizeControl,
): PairRead | undefined {
  let next = at + length;
  const isWord = JOINING.has(pieces[next]?.word ?? '');
  const isJoined = isWord || JOINTS.has(pieces[next]?.joint ?? '');
  if (isWord) next += 1;
  if (labelOf(pieces[next]?.word ?? '') === second.name) next += 1;
  const other = pieces[next];
  // '4 x 34x32', and '4 x' before an item number.
  if (!other || (isWord && pieces[next + 1]?.joint === 'x') || !isOneRun(pieces.slice(at, next + 1))) return undefined;
  const one = namedMeasure(written, first);
  const two = namedMeasure(other.text, second);
  const range = pieces[next + 1];
  const isRange = one !== undefined && range?.joint === '/' && figureOf(range.text) !== undefined;
  const place = { at: pieces[at]?.token.at ?? 0, written: `${written} x ${other.text}` };
  const end = next + 1 - at;
  if (isRange) {
    const half = { control: second, written: `${other.text}/${range.text}` };
    return { length: end + 1, mention: { kind: 'unmet', ...place, choice: one, half } };
  }
  if (one && two) {
    const isLabelled = !/^\d+$/.test(written) || !/^\d+$/.test(other.text);
    return {
      length: end,
      mention: { kind: 'size', choice: { ...one, ...two }, isSure: isJoined || isLabelled, ...place },
    };
  }
  const isMeasures = figureOf(other.text) !== undefined && (figureOf(written) !== undefined || one !== undefined);
  const isNear = isJoined || (one !== undefined && isWithin(Number(other.text), second));
  if (!isMeasures || !isNear || length > 1) return undefined;
  const half = one ? { control: second, written: other.text } : two && { control: first, written };
  const choice = one ?? two;
  return { length: end, mention: { kind: 'unmet', ...place, ...(choice && { choice }), ...(half && { half }) } };
}

const isOneRun = (own: readonly OrderPiece[]) =>
  own.every(({ token }, index) => index === 0 || token.at - (own[index - 1]?.token.at ?? 0) <= 1);

/** Whether a number lies between the values of a control: a size that is left out, and no quantity. */
function isWithin(number: number, { values }: SizeControl): boolean {
  const numbers = values.map(Number).filter((value) => !Number.isNaN(value));
  return number >= Math.min(...numbers) && number <= Math.max(...numbers);
}
