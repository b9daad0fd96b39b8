import type { SizeControl } from '../catalogue/sizes';
import type { SizeMention } from './mention';
import { namedMeasure } from './named-measure';
import { figureOf } from './number-words';
import { pieceText } from './piece-text';
import type { OrderPiece } from './pieces';
import { isBehindNumber, isLetterSize, isWidth, keyOf, offeredValue } from './size-words';
import { follows } from './token';

/** A size that begins at a piece, and how many pieces it takes. */
type SizeRead = { length: number; mention: SizeMention };

const LONGEST = 3;

/** One measure, or the only one that a product has: '10.5', '10 1/2', 'x large', 'One Size', '12 US'. */
export function readSingle(
  pieces: readonly OrderPiece[],
  at: number,
  controls: readonly SizeControl[],
): SizeRead | undefined {
  for (let length = LONGEST; length > 0; length -= 1) {
    const written = pieceText(pieces, at, length);
    if (written === undefined) continue;
    for (const [index, control] of controls.entries()) {
      const choice = namedMeasure(written, control);
      if (!choice) continue;
      const number = figureOf(written);
      // A bare number is a waist before it is a length.
      if (index > 0 && number !== undefined) continue;
      const isWhole = number !== undefined && Number.isInteger(number);
      const behind = number === undefined ? undefined : behindNumber(pieces, at + length);
      const mention: SizeMention = {
        kind: 'size',
        choice,
        written,
        isSure: !isWhole || behind !== undefined,
        at: pieces[at]?.token.at ?? 0,
        ...(isWhole && behind === undefined && { number }),
        ...(behind && isWidth(behind.toLowerCase()) && { doubt: noWidth(behind) }),
      };
      const doubt = length === 1 ? otherReading(pieces, at, written, control) : undefined;
      if (doubt !== undefined) mention.doubt = doubt;
      const times = /^(\d{1,3})x$/i.exec(written);
      return {
        length: length + (behind ? 1 : 0),
        mention: times ? { ...mention, isSure: false, number: Number(times[1]) } : mention,
      };
    }
  }
  return withWidth(pieces, at, controls) ?? partOfLabel(pieces, at, controls);
}

/** '4 XL' may be a size 4XL, and '4 x large' a size XL. */
function otherReading(
  pieces: readonly OrderPiece[],
  at: number,
  written: string,
  control: SizeControl,
): string | undefined {
  const [piece, before, first] = [pieces[at], pieces[at - 1], pieces[at - 2]];
  const isBeside = (one: OrderPiece | undefined, two: OrderPiece | undefined) =>
    one !== undefined && two !== undefined && (one.token === two.token || follows(two.token, one.token));
  if (!isLetterSize(written) || !isBeside(before, piece)) return undefined;
  const isTimed = before?.word === 'x' && isBeside(first, before);
  const count = (isTimed ? first : before)?.text ?? '';
  const together = /^\d+$/.test(count) ? offeredValue(`${isTimed ? 'x' : count}${written}`, control) : undefined;
  if (together === undefined) return undefined;
  return `Read as size ${written}, quantity ${count}, and not as size ${together}.`;
}

/** '10.5EE', '12D'. */
function withWidth(
  pieces: readonly OrderPiece[],
  at: number,
  [control, other]: readonly SizeControl[],
): SizeRead | undefined {
  const { text = '', token } = pieces[at] ?? {};
  const [, written = '', behind = ''] = /^(\d{1,2}(?:\.\d)?)(\p{L}{1,3}|\dE)$/iu.exec(text) ?? [];
  const choice = control && !other && isBehindNumber(behind.toLowerCase()) ? namedMeasure(written, control) : undefined;
  if (!choice || !token) return undefined;
  const doubt = isWidth(behind.toLowerCase()) ? { doubt: noWidth(behind) } : {};
  return { length: 1, mention: { kind: 'size', choice, written, isSure: true, at: token.at, ...doubt } };
}

const noWidth = (width: string) => `Its sizes name no width: “${width}” is left aside.`;

/** 'L' of a product that comes in 'L/XL'. */
function partOfLabel(
  pieces: readonly OrderPiece[],
  at: number,
  [control]: readonly SizeControl[],
): SizeRead | undefined {
  const piece = pieces[at];
  if (!control || !piece || !isLetterSize(piece.text)) return undefined;
  const written = piece.text;
  const [value, other] = control.values.filter((label) =>
    label.split('/').some((part) => keyOf(part) === keyOf(written)),
  );
  if (value === undefined || other !== undefined) return undefined;
  const doubt = `Size ${written} is read as ${value}.`;
  return {
    length: 1,
    mention: { kind: 'size', choice: { [control.name]: value }, written, isSure: true, at: piece.token.at, doubt },
  };
}

function behindNumber(pieces: readonly OrderPiece[], at: number): string | undefined {
  const { word = '', text } = pieces[at] ?? {};
  return isBehindNumber(word) ? text : undefined;
}
