import type { Choice } from '../catalogue/choice';
import type { SizeControl } from '../catalogue/size-controls';
import { type Atom, atomsText, isWord } from './atoms';
import type { Mention, SizeMention } from './mention';
import { pairAt } from './pair-mention';
import { numberAt } from './quantities';
import { choiceOf, isLetterSize, isWidth, labelOf } from './size-words';
import { orderWords } from './words';

const LONGEST_SIZE = 4;

const cuts = orderWords('cuts');

/** A size of several words, as the product calls it: 'One Size'. */
export function wholeAt(
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

/** 'size 10.5 EE', 'neck 17', 'W 34', '34 waist', '34 slv'. */
export function labelledAt(
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
    // 'long sleeve L' is no sleeve of L.
    const isLetter = own?.kind === 'size' && own.unmet.length > 0 && isLetterSize(own.written);
    return own?.kind === 'size' && !isLetter ? { ...own, from: at } : undefined;
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

/** One measure: '10.5', '12 D', 'x large', 'L/XL', 'unhemmed'; after its label a whole number too. */
export function sizeAt(
  atoms: readonly Atom[],
  at: number,
  free: number,
  controls: readonly SizeControl[],
  isLabelled = false,
): Mention | undefined {
  const first = atoms[at];
  // The 's' of '10s' is none.
  const isPlural =
    first?.isGlued &&
    first.word === 's' &&
    (/^['’]$/.test(atoms[at - 1]?.text ?? '') || (atoms[at - 1]?.value !== undefined && !choiceOf('s', controls)));
  if (!first || isPlural || !/[\p{L}\d]/u.test(first.text)) return undefined;
  for (let length = Math.min(LONGEST_SIZE, free); length > 0; length -= 1) {
    const own = atoms.slice(at, at + length);
    const last = own.at(-1) as Atom;
    // '4 XL' is a number and a size; the letters of a longer word are none.
    if (length > 1 && own.every(({ text, isGlued }, index) => isLetterSize(text) && (index === 0 || !isGlued)))
      continue;
    if (length > 1 && first.value !== undefined && !own[1]?.isGlued && !/^in$|"/.test(last.text)) continue;
    if (
      /^[-/,.:;()&]$/.test(last.text) ||
      (length > 1 && last.word === 'x' && !last.isGlued) ||
      (length === 2 && first.word === 'x' && last.word.startsWith('x')) ||
      (first.value !== undefined && own[1]?.text === '-' && own[2]?.value !== undefined) ||
      (length > 1 && own.some(({ text }) => /^[,;:()&]$/.test(text))) ||
      (atoms[at + length]?.isGlued && isWord(last) && isWord(atoms[at + length]))
    )
      continue;
    const text = atomsText(own);
    // '9x1' is a size and a number.
    if (atoms[at + length]?.isGlued && atoms[at + length]?.value !== undefined && /x$/i.test(last.text)) continue;
    const isFigure = first.value !== undefined && length === 1;
    const choice = choiceOf(isFigure ? String(first.value) : text, controls);
    const isNumeric = controls.some(({ values }) => values.some((value) => /^[\d.]+$/.test(value)));
    const isHalf = isFigure && isNumeric && !Number.isInteger(first.value);
    const isWide = isFigure && controls.length === 1 && length < free && isWidth(atoms[at + 1]?.word ?? '');
    if (choice && !isFigure && isLetterSize(text))
      return withCut(atoms, { kind: 'size', from: at, to: at + length, choice, written: text, unmet: [] });
    if (choice && (!isFigure || isHalf || isLabelled || isWide))
      return withWidth(atoms, at, at + length, free, choice, text, isFigure);
    if (isLetterSize(text) && (length > 1 || isWord(first)) && controls.length > 0 && !/^[a-z]{6,}$/i.test(text))
      return withCut(atoms, partOf(at, at + length, controls, text));
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

/** A size with the cut behind it that its product does not name: 'XL-Tall'. */
function withCut(atoms: readonly Atom[], size: Mention): Mention {
  const isJoined = atoms[size.to]?.text === '-' && atoms[size.to]?.isGlued;
  const cut = atoms[isJoined ? size.to + 1 : size.to];
  const isCut = cut !== undefined && cuts.has(cut.word) && (isJoined || cut.word.length === 4) && size.kind === 'size';
  return isCut ? { ...size, width: cut.text, doubt: `Its sizes name no “${cut.text}”: it is left aside.` } : size;
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
  const isNone = /^(?:s|us|men|mens)?$/i.test(width);
  // D is the width of most shoes, and M that of men's: said, and not asked about.
  const isPlain = isNone || /^(?:d|m|reg|regular)$/i.test(width);
  return {
    kind: 'size',
    from,
    to: end,
    choice,
    written,
    unmet: [],
    ...(!isPlain && { width }),
    ...(!isNone && { doubt: `Its sizes name no width: “${width}” is left aside.` }),
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
