import type { OrderToken } from './token';

/** A part of a token: '34x32' has two, 'S-2' has two, '7970' is one. */
export type OrderPiece = {
  text: string;
  word: string;
  token: OrderToken;
  /** What stood before it in its token: 'x', '/', '-' or ''. */
  joint: string;
};

// '1/2' and '10-1/2'.
const FRACTION = /^(?:\d{1,2}-)?[13]\/[24]$/;
const JOINTS = new Set(['/', '-', '–', '×']);
const isDigit = (letter: string | undefined) => letter !== undefined && /[\d½¼¾]/.test(letter);

/** The texts that a word is taken apart into. */
export function splitPieces(text: string): string[] {
  const token = { text, word: text.toLowerCase(), at: 0, part: 0, isBracketed: false, isLabel: false };
  return piecesOf(token).map((piece) => piece.text);
}

/** Takes a token apart at slashes, hyphens and at an 'x' between measures. */
export function piecesOf(token: OrderToken): OrderPiece[] {
  const { text } = token;
  if (FRACTION.test(text)) return [{ text: text.replace('-', ' '), word: text.replace('-', ' '), token, joint: '' }];
  const pieces: OrderPiece[] = [];
  let start = 0;
  let joint = '';
  const cut = (end: number, next: string, skip: number) => {
    if (end > start)
      pieces.push({ text: text.slice(start, end), word: text.slice(start, end).toLowerCase(), token, joint });
    joint = next;
    start = end + skip;
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (JOINTS.has(letter) && at > 0) cut(at, letter, 1);
    else if (/[xX*]/.test(letter) && isJoint(text, at)) cut(at, 'x', 1);
  }
  cut(text.length, '', 0);
  return pieces;
}

/** An 'x' joins what ends as a measure and what begins as one: '34x32', 'W34xL32', '34Wx32L', '34"x32"', 'XLx34'. */
function isJoint(text: string, at: number): boolean {
  const before = text[at - 1] ?? '';
  const isAfterMeasure = isDigit(before) || (/[wW"lL]/.test(before) && (isDigit(text[at - 2]) || /[lL]/.test(before)));
  const after = text.slice(at + 1, at + 3);
  const isBeforeMeasure =
    isDigit(after[0]) || (/[wWlL]/.test(after[0] ?? '') && isDigit(after[1])) || /^un/i.test(after);
  return isAfterMeasure && isBeforeMeasure;
}
