import type { SizeControl } from '../catalogue/size-controls';
import { type Atom, HEAD_START, isWord } from './atoms';
import type { Mention } from './mention';
import { pairAt } from './pair-mention';
import { quantityAt } from './quantities';
import { type ColorReader, colorAt } from './read-color';
import { type OptionReader, optionAt } from './read-option';
import { labelledAt, sizeAt, wholeAt } from './size-mention';
import { choiceOf, isLetterSize } from './size-words';

/** The controls and colors by which a product's part of a line is read. */
export type Reader = {
  controls: readonly SizeControl[];
  colors: ColorReader;
  options: OptionReader;
  /** Whether a number that touches a size counts it: '2S 4M 6L'. */
  isCounted?: boolean;
};

/** The mentions among atoms, in their order; `isFree` tells which atoms name nothing yet. */
export function mentionsIn(atoms: readonly Atom[], isFree: (index: number) => boolean, reader: Reader): Mention[] {
  const found: Mention[] = [];
  const isCounted = countsSizes(atoms, reader.controls);
  for (let at = 0; at < atoms.length; ) {
    const mention = isFree(at)
      ? mentionAt(atoms, at, isFree, isCounted ? { ...reader, isCounted } : reader)
      : undefined;
    if (mention) found.push(mention);
    at = mention ? mention.to : at + 1;
  }
  return found;
}

function mentionAt(
  atoms: readonly Atom[],
  at: number,
  isFree: (index: number) => boolean,
  { controls, colors, options, isCounted }: Reader,
): Mention | undefined {
  const atom = atoms[at] as Atom;
  const free = runOf(atoms, at, isFree);
  if (atom.start < HEAD_START / 2) {
    const color = colorAt(atoms, at, free, colors);
    return color?.color === undefined ? undefined : color;
  }
  const whole = wholeAt(atoms, at, free, controls);
  if (whole) return whole;
  const labelled = labelledAt(atoms, at, free, controls);
  if (labelled) return labelled;
  const phrase = colorAt(atoms, at, free, colors);
  const option = optionAt(atoms, at, free, options);
  if (option && option.to > (phrase?.color === undefined ? at : phrase.to)) return option;
  if (phrase?.color !== undefined && phrase.to - at > 1) return phrase;
  const pair = pairAt(atoms, at, free, controls);
  if (pair) return pair;
  // '1-2XL' is one of 2XL.
  const isOfSize = atom.isGlued && atoms[at - 1]?.text === '-';
  const counted = isCounted && atom.value !== undefined && !isOfSize ? sizeBehind(atoms, at) : 0;
  if (counted > 0 && atom.value !== undefined)
    return { kind: 'quantity', from: at, to: at + counted, value: atom.value, isEach: false, isMarked: true };
  const quantity = quantityAt(atoms, at, isFree);
  const size = sizeAt(atoms, at, free, controls);
  if (quantity) {
    const timed =
      size?.kind === 'size' &&
      quantity.to === size.to &&
      quantity.value !== undefined &&
      size.unmet.length === 0 &&
      /x$/i.test(size.written);
    if (timed) return { ...size, kind: 'either', value: quantity.value as number };
    if (!size || quantity.isMarked || size.kind !== 'size') return { kind: 'quantity', from: at, ...quantity };
  }
  if (size) return size;
  if (phrase) return phrase;
  return atom.value === undefined
    ? undefined
    : { kind: 'figure', from: at, to: at + 1, value: atom.value, written: atom.text };
}

/** Whether figures touch sizes of letters twice or more, and are no sizes with them. */
function countsSizes(atoms: readonly Atom[], controls: readonly SizeControl[]): boolean {
  const counted = atoms.filter((atom, at) => {
    const steps = atom.value === undefined ? 0 : sizeBehind(atoms, at);
    const [size, more] = atoms.slice(at + steps);
    const label = size?.value === undefined ? (size?.text ?? '') : `${size.text}${more?.text ?? ''}`;
    return steps > 0 && choiceOf(label, controls) && (steps > 1 || !choiceOf(`${atom.text}${label}`, controls));
  });
  return counted.length > 1;
}

/** How many atoms a number takes before a size that touches it, with the hyphen between them: '2S', '2-S', '1-2XL'; 0 where none does. */
function sizeBehind(atoms: readonly Atom[], at: number): number {
  const steps = atoms[at + 1]?.text === '-' && atoms[at + 1]?.isGlued ? 2 : 1;
  const [size, more, end] = atoms.slice(at + steps);
  const isNumbered = steps > 1 && size?.value !== undefined && more?.isGlued === true;
  const text = isNumbered ? `${size.text}${more.text}` : (size?.text ?? '');
  const after = isNumbered ? end : more;
  return size?.isGlued && isLetterSize(text) && !(after?.isGlued && isWord(after)) ? steps : 0;
}

/** The number of free atoms from a place on in one cell. */
function runOf(atoms: readonly Atom[], at: number, isFree: (index: number) => boolean): number {
  let to = at;
  while (to < atoms.length && isFree(to) && atoms[to]?.cell === atoms[at]?.cell) to += 1;
  return to - at;
}
