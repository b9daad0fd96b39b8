import type { Choice } from '../catalogue/choice';
import type { SizeControl } from '../catalogue/sizes';
import { type Atom, atomsText, isWord } from './atoms';
import { numberAt, quantityAt } from './quantities';
import { type ColorMention, type ColorReader, colorAt } from './read-color';
import type { Ask } from './resolution';
import { choiceOf, isLetterSize, isWidth, labelOf, offeredValue } from './size-words';

/** A part of a line that says something of a product, by its place among the atoms. */
export type Mention = { from: number; to: number } & (
  | {
      kind: 'size';
      choice: Choice;
      written: string;
      /** Controls whose value the product does not come in. */
      unmet: readonly Ask[];
      doubt?: string;
    }
  /** `value` is undefined where nobody can know it. */
  | { kind: 'quantity'; value: number | undefined; isEach: boolean; isMarked: boolean }
  | ColorMention
  /** A figure by itself: a size, a quantity, or nothing. */
  | { kind: 'figure'; value: number; written: string }
  /** '2x' of a product that has a size 2XL. */
  | { kind: 'either'; choice: Choice; value: number; written: string }
);
export type SizeMention = Extract<Mention, { kind: 'size' }>;

/** The controls and colors by which a product's part of a line is read. */
export type Reader = {
  controls: readonly SizeControl[];
  colors: ColorReader;
  /** Whether a number that touches a size counts it: '2S 4M 6L'. */
  isCounted?: boolean;
};

const LONGEST_SIZE = 4;
const JOINT = /^(?:x|\/|-|–|by)$/;

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
  return joined(found, atoms);
}

function mentionAt(
  atoms: readonly Atom[],
  at: number,
  isFree: (index: number) => boolean,
  { controls, colors, isCounted }: Reader,
): Mention | undefined {
  const atom = atoms[at] as Atom;
  const free = runOf(atoms, at, isFree);
  const whole = wholeAt(atoms, at, free, controls);
  if (whole) return whole;
  const labelled = labelledAt(atoms, at, free, controls);
  if (labelled) return labelled;
  const phrase = colorAt(atoms, at, free, colors);
  if (phrase?.color !== undefined && phrase.to - at > 1) return phrase;
  const pair = pairAt(atoms, at, free, controls);
  if (pair) return pair;
  if (isCounted && atom.value !== undefined && atoms[at + 1]?.isGlued && isLetterSize(atoms[at + 1]?.text ?? ''))
    return { kind: 'quantity', from: at, to: at + 1, value: atom.value, isEach: false, isMarked: true };
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
    const next = atoms[at + 1];
    const isPair =
      atom.value !== undefined &&
      next?.isGlued &&
      isLetterSize(next.text) &&
      !(atoms[at + 2]?.isGlued && isWord(atoms[at + 2]));
    return isPair && choiceOf(next.text, controls) && !choiceOf(`${atom.text}${next.text}`, controls);
  });
  return counted.length > 1;
}

/** A size of several words, as the product calls it: 'One Size'. */
function wholeAt(
  atoms: readonly Atom[],
  at: number,
  free: number,
  controls: readonly SizeControl[],
): Mention | undefined {
  for (let to = at + Math.min(LONGEST_SIZE, free); to > at + 1; to -= 1) {
    const written = atomsText(atoms.slice(at, to));
    const control = controls.find(({ values }) =>
      values.some((value) => value.toLowerCase() === written.toLowerCase()),
    );
    const choice = control && /\s/.test(written) ? choiceOf(written, [control]) : undefined;
    if (choice) return { kind: 'size', from: at, to, choice, written, unmet: [] };
  }
  return undefined;
}

/** The number of free atoms from a place on in one cell. */
function runOf(atoms: readonly Atom[], at: number, isFree: (index: number) => boolean): number {
  let to = at;
  while (to < atoms.length && isFree(to) && atoms[to]?.cell === atoms[at]?.cell) to += 1;
  return to - at;
}

/** 'size 10.5 EE', 'neck 17', 'W 34', '34 waist', '34 slv'. */
function labelledAt(
  atoms: readonly Atom[],
  at: number,
  free: number,
  controls: readonly SizeControl[],
): Mention | undefined {
  const label = labelOf((atoms[at] as Atom).word);
  const isLabel = label !== undefined;
  let from = at + 1;
  while (isLabel && /^[:#=.]$/.test(atoms[from]?.text ?? '')) from += 1;
  if (isLabel && from >= at + free) return undefined;
  const number = isLabel ? undefined : numberAt(atoms, at);
  const next = number && atoms[number.to];
  const behind = next && number.to < at + free ? labelOf(next.word) : undefined;
  const name = label ?? behind;
  if (name === undefined || (name === 'size' && behind !== undefined && !controls.some((one) => one.name === 'size')))
    return undefined;
  const control = controls.find((one) => one.name === name) ?? (name === 'size' ? controls[0] : undefined);
  if (!control) return undefined;
  if (isLabel) {
    const pair = name === 'size' ? pairAt(atoms, from, free - (from - at), controls) : undefined;
    if (pair) return { ...pair, from: at };
    const own = sizeAt(
      atoms,
      from,
      free - (from - at),
      controls.length > 1 && name !== 'size' ? [control] : controls,
      true,
    );
    if (own?.kind === 'size') return { ...own, from: at };
    return undefined;
  }
  return number && toSize(at, number.to + 1, [control], String(number.value));
}

function toSize(
  from: number,
  to: number,
  controls: readonly SizeControl[],
  written: string,
  doubt?: string,
): SizeMention | undefined {
  const choice = choiceOf(written, controls);
  const [control] = controls;
  if (!control) return undefined;
  return {
    kind: 'size',
    from,
    to,
    choice: choice ?? {},
    written,
    unmet: choice ? [] : [control.name],
    ...(doubt && { doubt }),
  };
}

/** '34x32', 'W34 x L32', '16.5/34', '34/35' for a sleeve that comes in neither at once. */
function pairAt(
  atoms: readonly Atom[],
  at: number,
  free: number,
  controls: readonly SizeControl[],
): Mention | undefined {
  const [first, second] = controls;
  const one = valueAt(atoms, at, free);
  if (!one || !first) return undefined;
  const joint = atoms[one.to];
  if (!joint || one.to + 1 >= at + free || !JOINT.test(joint.word)) return undefined;
  const isSpaced = !joint.isGlued;
  const two = valueAt(atoms, one.to + 1, at + free - one.to - 1);
  if (!two) return undefined;
  const written = `${one.text} x ${two.text}`;
  const place = { kind: 'size' as const, from: at, to: two.to, written };
  const isMeasures = /\d/.test(one.text) && /\d/.test(two.text);
  if (!second) {
    // No pair of measures; 'L-2' and '9/2' are a size and a number.
    const isWaist = isMeasures && joint.word === 'x' && Number(one.text) > 20 && Number(two.text) > 20;
    return isWaist
      ? {
          ...place,
          choice: choiceOf(one.text, [first]) ?? {},
          unmet: [] as Ask[],
          doubt: `“${two.text}” is left aside: it has no such size.`,
        }
      : undefined;
  }
  const [a, b] = [offeredValue(one.text, first), offeredValue(two.text, second)];
  if (a === undefined && b === undefined && !(isMeasures && joint.word === 'x' && Number(two.text) > 12))
    return undefined;
  if (isSpaced && joint.word === '-' && (a === undefined || b === undefined)) return undefined;
  if (!isMeasures && (a === undefined || b === undefined) && joint.word !== 'x' && joint.word !== '/') return undefined;
  // 'M/4' of shirts with sleeves counts, and '4 x 34' is a number before a size.
  if ((a === undefined || b === undefined) && (Number(one.text) < 10 || Number(two.text) < 10)) return undefined;
  // '34/35' behind a size: a range of sleeves.
  const range = a === undefined && b !== undefined && offeredValue(one.text, second) !== undefined;
  if (range) return { ...place, choice: {}, unmet: [second.name] };
  const choice = { ...(a !== undefined && { [first.name]: a }), ...(b !== undefined && { [second.name]: b }) };
  return {
    ...place,
    choice,
    unmet: [...(a === undefined ? [first.name] : []), ...(b === undefined ? [second.name] : [])],
  };
}

/** A value of one measure: '34', 'W34', '34W', '16 1/2', 'L', 'unhemmed'. */
function valueAt(atoms: readonly Atom[], at: number, free: number): { text: string; to: number } | undefined {
  const [one, two, three] = atoms.slice(at, at + Math.min(3, free));
  if (!one) return undefined;
  if (one.value !== undefined && two?.isGlued && isLetterSize(`${one.text}${two.text}`) && !three?.isGlued)
    return { text: `${one.text}${two.text}`, to: at + 2 };
  if (one.value !== undefined) {
    const isUnit = two?.isGlued && /^["″”wl]$/i.test(two.text);
    return {
      text: `${one.text.includes('/') ? one.value : one.text}${isUnit && /\p{L}/u.test(two.text) ? two.text : ''}`,
      to: at + (isUnit ? 2 : 1),
    };
  }
  if (two?.isGlued && two.value !== undefined && /^[wls]$/i.test(one.text))
    return { text: one.text + two.text, to: at + (three?.isGlued && /["″”]/.test(three.text) ? 3 : 2) };
  return isLetterSize(one.text) || /^un/i.test(one.text) ? { text: one.text, to: at + 1 } : undefined;
}

/** One measure: '10.5', '12 D', 'x large', 'L/XL', 'unhemmed'; after its label a whole number too. */
function sizeAt(
  atoms: readonly Atom[],
  at: number,
  free: number,
  controls: readonly SizeControl[],
  isLabelled = false,
): Mention | undefined {
  const first = atoms[at];
  if (!first || !/[\p{L}\d]/u.test(first.text)) return undefined;
  for (let length = Math.min(LONGEST_SIZE, free); length > 0; length -= 1) {
    const own = atoms.slice(at, at + length);
    const last = own.at(-1) as Atom;
    // '4 XL' is a number and a size; the letters of a longer word are none.
    if (length > 1 && own.every(({ text, isGlued }, index) => isLetterSize(text) && (index === 0 || !isGlued)))
      continue;
    if (length > 1 && first.value !== undefined && !own[1]?.isGlued && !/^in$|"/.test(last.text)) continue;
    if (
      /^[-/,.:;()&]$/.test(last.text) ||
      (length > 1 && own.some(({ text }) => /^[,;:()&]$/.test(text))) ||
      (atoms[at + length]?.isGlued && isWord(last) && isWord(atoms[at + length]))
    )
      continue;
    const text = atomsText(own);
    // '9x1' is a size and a number.
    if (atoms[at + length]?.isGlued && atoms[at + length]?.value !== undefined && /x$/i.test(last.text)) continue;
    const isFigure = first.value !== undefined && length === 1;
    const choice = choiceOf(isFigure ? String(first.value) : text, controls);
    const isHalf = isFigure && !Number.isInteger(first.value);
    const isWide = isFigure && controls.length === 1 && length < free && isWidth(atoms[at + 1]?.word ?? '');
    if (choice && (!isFigure || isHalf || isLabelled || isWide))
      return withWidth(atoms, at, at + length, free, choice, text, isFigure);
    if (isLetterSize(text) && (length > 1 || isWord(first)) && controls.length > 0 && !/^[a-z]{5,}$/i.test(text))
      return partOf(at, at + length, controls, text);
    if (isFigure && (isLabelled || isHalf) && controls[0])
      return { ...(toSize(at, at + 1, controls, text) as SizeMention) };
  }
  const isOwn =
    first.value !== undefined &&
    atoms[at + 1]?.isGlued &&
    isWord(atoms[at + 1]) &&
    free > 1 &&
    isWidth(atoms[at + 1]?.word ?? '');
  const choice = isOwn ? choiceOf(String(first.value), controls) : undefined;
  return choice && controls.length === 1 ? withWidth(atoms, at, at + 1, free, choice, first.text, true) : undefined;
}

/** A size with the letters of its width behind it, which the sizes here do not tell apart. */
function withWidth(
  atoms: readonly Atom[],
  from: number,
  to: number,
  free: number,
  choice: Choice,
  written: string,
  isFigure: boolean,
): Mention {
  let end = to;
  while (
    isFigure &&
    end < from + free &&
    isWidth(atoms[end]?.word ?? '') &&
    !(atoms[end + 1]?.value !== undefined && atoms[end + 1]?.isGlued)
  )
    end += 1;
  const width = atoms
    .slice(to, end)
    .map(({ text }) => text)
    .join(' ');
  // D is the width of most shoes, and M that of men's.
  const isPlain = /^(?:s|d|m|us|reg|regular|men|mens)?$/i.test(width);
  return {
    kind: 'size',
    from,
    to: end,
    choice,
    written,
    unmet: [],
    ...(!isPlain && { doubt: `Its sizes name no width: “${width}” is left aside.` }),
  };
}

/** 'L' of a product that comes in 'L/XL'; or a size that it does not come in. */
function partOf(from: number, to: number, controls: readonly SizeControl[], written: string): Mention {
  const [control] = controls as [SizeControl];
  const [value, other] = control.values.filter((label) =>
    label.split('/').some((part) => choiceOf(part, [{ ...control, values: [written] }])),
  );
  if (value === undefined || other !== undefined) return toSize(from, to, controls, written) as SizeMention;
  return {
    kind: 'size',
    from,
    to,
    choice: { [control.name]: value },
    written,
    unmet: [],
    doubt: `Size ${written} is read as ${value}.`,
  };
}

/** Sizes side by side that pick different things are one: 'W34' and 'L32', 'XL' and '34 sleeve'. */
function joined(mentions: readonly Mention[], atoms: readonly Atom[]): Mention[] {
  const found: Mention[] = [];
  for (const mention of mentions) {
    const last = found.at(-1);
    const isNear =
      last !== undefined &&
      atoms.slice(last.to, mention.from).every(({ text }) => /^(?:x|\/|,|-|by|and|with|a)$/i.test(text));
    const names = (one: SizeMention) => [...Object.keys(one.choice), ...one.unmet];
    if (
      isNear &&
      mention.kind === 'size' &&
      last?.kind === 'size' &&
      !names(mention).some((name) => names(last).includes(name))
    ) {
      const doubt = last.doubt ?? mention.doubt;
      found[found.length - 1] = {
        ...last,
        to: mention.to,
        choice: { ...last.choice, ...mention.choice },
        unmet: [...last.unmet, ...mention.unmet],
        written: `${last.written} ${mention.written}`,
        ...(doubt && { doubt }),
      };
    } else found.push(mention);
  }
  return found;
}
