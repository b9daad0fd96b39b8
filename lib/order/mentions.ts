import type { SizeControl } from '../catalogue/sizes';
import type { Mention, Read } from './mention';
import { namedMeasure } from './named-measure';
import { countOf, figureOf } from './number-words';
import { type OrderPiece, piecesOf } from './pieces';
import { isMarked, numberAt } from './read-number';
import { readPair } from './read-pair';
import { readSingle } from './read-single';
import { isLetterSize, labelOf } from './size-words';
import type { OrderToken } from './token';

const QUANTITY_LABELS = new Set(['qty', 'quantity', 'quan', 'qnty']);

/** Sizes and numbers in the order of the line, and the tokens that are neither. */
export function readMentions(tokens: readonly OrderToken[], controls: readonly SizeControl[]) {
  const pieces = tokens.flatMap(piecesOf);
  const mentions: Mention[] = [];
  const left = new Set<OrderToken>();
  for (let at = 0; at < pieces.length; ) {
    const read = readAt(pieces, at, controls, mentions.at(-1));
    if (read.replacesLast) mentions.pop();
    if (read.mention) mentions.push(read.mention);
    else if (!read.isPassed) for (const piece of pieces.slice(at, at + read.length)) left.add(piece.token);
    at += read.length;
  }
  return { mentions: joined(mentions), left: [...left] };
}

function readAt(
  pieces: readonly OrderPiece[],
  at: number,
  controls: readonly SizeControl[],
  last: Mention | undefined,
): Read {
  const piece = pieces[at] as OrderPiece;
  return (
    quantityLabel(pieces, at) ??
    sizeLabel(pieces, at, controls, last) ??
    readPair(pieces, at, controls) ??
    afterNumber(pieces, at, last) ??
    (isMarked(pieces, at) ? numberAt(pieces, at) : undefined) ??
    readSingle(pieces, at, controls) ??
    numberAt(pieces, at) ??
    (isLetterSize(piece.token.text) && piece.word === piece.token.word
      ? { length: 1, mention: { kind: 'unmet', written: piece.text, at: piece.token.at } }
      : { length: 1 })
  );
}

function quantityLabel(pieces: readonly OrderPiece[], at: number): Read | undefined {
  const { word, token } = pieces[at] as OrderPiece;
  if (!QUANTITY_LABELS.has(word)) return undefined;
  const next = pieces[at + 1];
  const value = next && (figureOf(next.text) ?? countOf(next.word));
  if (value === undefined) return { length: 1, isPassed: true };
  return {
    length: 2,
    mention: { kind: 'number', value, isStrong: true, isEach: false, at: token.at, written: next?.text ?? '' },
  };
}

/** 'size 10', 'waist 34', and '34 waist', '32 inseam'. */
function sizeLabel(
  pieces: readonly OrderPiece[],
  at: number,
  controls: readonly SizeControl[],
  last: Mention | undefined,
): Read | undefined {
  const { word, token } = pieces[at] as OrderPiece;
  const name = labelOf(word);
  if (!name) return undefined;
  const control = controls.find((other) => other.name === name) ?? (name === 'size' ? undefined : controls[0]);
  const next = pieces[at + 1];
  if (last && last.kind !== 'unmet' && control?.name === name && last.at === token.at - 1) {
    const choice = namedMeasure(last.written, control);
    const isOwn = !next || namedMeasure(next.text, control) === undefined;
    if (choice && isOwn) {
      return {
        length: 1,
        replacesLast: true,
        mention: { kind: 'size', choice, written: last.written, isSure: true, at: last.at },
      };
    }
  }
  if (!next) return { length: 1, isPassed: true };
  const read = readPair(pieces, at + 1, controls) ?? readSingle(pieces, at + 1, control ? [control] : controls);
  if (read) {
    const { mention } = read;
    return { length: read.length + 1, mention: mention.kind === 'size' ? { ...mention, isSure: true } : mention };
  }
  const isMeasure = /\d/.test(next.word) || isLetterSize(next.word);
  if (!isMeasure) return { length: 1, isPassed: name === 'size' };
  return {
    length: 2,
    mention: {
      kind: 'unmet',
      written: next.text,
      ...(control && { half: { control, written: next.text } }),
      at: token.at,
    },
  };
}

/** '34 x 32' of a product that has no such sizes. */
function afterNumber(pieces: readonly OrderPiece[], at: number, last: Mention | undefined): Read | undefined {
  const piece = pieces[at] as OrderPiece;
  if (last?.kind !== 'number' || last.isStrong) return undefined;
  const isNext = piece.token.at === last.at || piece.token.at === last.at + 1;
  const isJoint = piece.joint === 'x' || piece.joint === '/' || piece.word === 'x';
  const other = piece.word === 'x' ? pieces[at + 1] : piece;
  if (!isNext || !isJoint || !other || figureOf(other.text) === undefined) return undefined;
  const written = `${last.written} x ${other.text}`;
  return { length: piece.word === 'x' ? 2 : 1, replacesLast: true, mention: { kind: 'unmet', written, at: last.at } };
}

/** Sizes side by side that pick different things are one: 'W34' and 'L32'. */
function joined(mentions: readonly Mention[]): Mention[] {
  const found: Mention[] = [];
  for (const mention of mentions) {
    const last = found.at(-1);
    const isOther =
      mention.kind === 'size' &&
      last?.kind === 'size' &&
      !Object.keys(mention.choice).some((name) => name in last.choice);
    if (mention.kind === 'size' && last?.kind === 'size' && isOther) {
      found[found.length - 1] = {
        kind: 'size',
        choice: { ...last.choice, ...mention.choice },
        written: `${last.written} ${mention.written}`,
        isSure: last.isSure || mention.isSure,
        ...((last.doubt ?? mention.doubt) && { doubt: last.doubt ?? mention.doubt }),
        at: last.at,
      };
    } else found.push(mention);
  }
  return found;
}
