import { moneyWords } from '../search/words';
import { type Atom, atomsText, isWord, joinedWords } from './atoms';
import { findGoods } from './find-goods';
import { numbersIn } from './find-numbers';
import type { Goods } from './goods';
import { FOUND } from './limits';
import { type Give, isStrange, readPerson } from './people';
import { quantityAt } from './quantities';
import type { LineRole } from './resolution';
import { columnOf, orderWords } from './words';

/** The person whom a line is for, and a note on it. */
export type Remarks = { person?: string; note?: string };

const prices = orderWords('price');
const currencies = new Set(Object.values(moneyWords).flat());
const isCurrency = (atom: Atom | undefined) =>
  atom !== undefined && (/^\p{Sc}$/u.test(atom.text) || currencies.has(atom.word));
const hasDecimals = (atom: Atom | undefined) => /\.\d\d$/.test(atom?.text ?? '');

/** Whether the currency behind a figure is of that one: not in '2 $45' and 'x2 EUR 45.90'. */
function isCurrencyOf(figure: Atom, [currency, other]: readonly Atom[]): boolean {
  const isOfOther =
    other?.value !== undefined &&
    ((other.isGlued && !currency?.isGlued) || (hasDecimals(other) && !hasDecimals(figure)));
  return isCurrency(currency) && !isOfOther;
}

const references = orderWords('references');

const notes = orderWords('notes');
const measures = orderWords('measures');
const forWords = orderWords('for');

// Telephone numbers, dates, hours, ordinals, addresses of the web and of mail.
const REFERENCES =
  /(?:\(\d{3}\) ?|\b\d{3}[-. ])\d{3}[-. ]\d{4}\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|\b\d{4}-\d\d-\d\d\b|\b\d{1,2}\/0\d\b|\b\d{1,2}:\d\d\b|\b\d+(?:st|nd|rd|th)\b|\bhttps?:\S+|\bwww\.\S+|\S+@\p{L}\S*\.\S+/giu;

/**
 * Gives a role to the atoms of a line that name no goods: its position in a list, prices, references, its note and its person. A number
 * of the shop's goods is never one of them.
 */
export function readRemarks(line: string, atoms: Atom[], goods: Goods): Remarks {
  const give = (from: number, to: number, role: LineRole) => {
    for (const atom of atoms.slice(from, to)) atom.role ??= role;
  };
  for (const { index, 0: found } of line.matchAll(REFERENCES)) {
    const own = atoms.filter(({ start, end }) => start >= index && end <= index + found.length);
    if (own.length > 0 && goods.numbers.placesOf(own).length === 0) for (const atom of own) atom.role = 'reference';
  }
  // Numbers of goods are kept out of the way.
  const numbers = new Set(numbersIn(atoms, goods).flatMap(({ own }) => own));
  readPosition(atoms, goods, give);
  readPrices(atoms, goods, give);
  readReferences(atoms, numbers, goods, give);
  readMeasures(atoms, numbers, goods, give);
  const note = readNote(atoms, goods, give);
  const person = readPerson(atoms, goods, give);
  return { ...(person && { person }), ...(note && { note }) };
}

/** '1)', '2.', '#3', 'item 4.', 'a)', '0010' at the beginning. */
function readPosition(atoms: readonly Atom[], goods: Goods, give: Give): void {
  let at = 0;
  while (/^[-–—*•+·>[\]]$/.test(atoms[at]?.text ?? '') && !atoms[at + 1]?.isGlued) at += 1;
  // '[x]' and '[9:14 AM]', and not '[3]'.
  const isCounting = atoms[at + 1]?.value !== undefined && atoms[at + 2]?.text === ']';
  if (atoms[at]?.text === '[' && !isCounting) at = Math.max(at, atoms.findIndex(({ text }) => text === ']') + 1);
  give(0, at, 'position');
  const isLabelled =
    references.has(atoms[at]?.word ?? '') &&
    atoms[at + 1]?.value !== undefined &&
    /^[.):]$/.test(atoms[at + 2]?.text ?? '');
  const number = isLabelled || atoms[at]?.text === '#' ? at + 1 : at;
  const [figure, mark] = [atoms[number], atoms[number + 1]];
  if (!figure || goods.numbers.placesOf([figure]).length > 0) return;
  const isFigure = figure.value !== undefined && Number.isInteger(figure.value);
  const isMarked =
    /^[.)]$/.test(mark?.text ?? '') && mark?.isGlued && !(mark.text === '.' && atoms[number + 2]?.isGlued);
  const isLetter = /^[a-z]$/i.test(figure.text) && mark?.text === ')' && mark.isGlued;
  // '1 10 EA holsters': a number before one that says that it counts.
  const isBeforeCount =
    isFigure && mark?.value !== undefined && !mark.isGlued && quantityAt(atoms, number + 1)?.isMarked;
  const isBracketed =
    figure.text === '(' &&
    atoms[number + 2]?.text === ')' &&
    mark?.value !== undefined &&
    atoms[number + 3] !== undefined &&
    quantityAt(atoms, number + 3)?.isMarked;
  if (isBracketed) give(at, number + 3, 'position');
  else if (isLetter || (isFigure && (isMarked || isLabelled))) give(at, number + 2, 'position');
  else if (isBeforeCount) give(at, number + 1, 'position');
  else if (isFigure && ((number > at && atoms[at]?.text === '#' && figure.text.length < 4) || /^0\d/.test(figure.text)))
    give(at, number + 1, 'position');
  else if (isFigure && atoms[at]?.text === '#') give(at, number + 1, 'reference');
}

/** '45.99 ea', '@ 42.99', '= 171.96', '10%'; an '@' before a plain number may be either. */
function readPrices(atoms: readonly Atom[], goods: Goods, give: Give): void {
  for (const [at, { value, role, isGlued }] of atoms.entries()) {
    if (value === undefined || role !== undefined || goods.makers.named([atoms[at] as Atom]).size > 0) continue;
    const [before, next] = [atoms[at - 1], atoms[at + 1]];
    const isOwn = isCurrencyOf(atoms[at] as Atom, atoms.slice(at + 1, at + 3));
    const isMoney = (isCurrency(before) && before?.role === undefined) || isOwn || next?.text === '%';
    const isAmount = hasDecimals(atoms[at]) && !/^["″”]$/.test(next?.text ?? '') && !(next?.isGlued && isWord(next));
    const isSaid =
      before?.text === '@' || before?.text === '=' || prices.has(before?.word ?? '') || prices.has(next?.word ?? '');
    if (!isMoney && !(isAmount && (isSaid || value >= 5))) {
      if (before?.text === '@' && !(isGlued && at > 1 && before.isGlued))
        give(at, at + 1, prices.has(next?.word ?? '') ? 'price' : 'aside');
      continue;
    }
    let from = at;
    while (
      from > 0 &&
      (/^[=@]$/.test(atoms[from - 1]?.text ?? '') ||
        isCurrency(atoms[from - 1]) ||
        prices.has(atoms[from - 1]?.word ?? '')) &&
      atoms[from - 1]?.role === undefined
    )
      from -= 1;
    let to = isOwn ? at + 2 : at + 1;
    while (to < atoms.length && (prices.has(atoms[to]?.word ?? '') || /^[%.]$/.test(atoms[to]?.text ?? ''))) to += 1;
    give(from, to, 'price');
  }
}

/** 'badge #4417', 'PO 24-0117', 'ext 12', '#204417': a word before a figure that orders nothing. */
function readReferences(atoms: readonly Atom[], numbers: ReadonlySet<Atom>, goods: Goods, give: Give): void {
  for (const [at, atom] of atoms.entries()) {
    if (atom.role !== undefined) continue;
    // 'Tact Squad 10' names a maker, and 'badge 10' goods.
    const isMaker = goods.makers.named([atoms[at - 1] ?? atom, atom]).size > 0;
    const before = atoms[at - 1];
    const isFew =
      goods.isNoun(atom.stem) &&
      isWord(before) &&
      before.role === undefined &&
      goods.isKnown(before.stem) &&
      !forWords.has(before.word) &&
      /^\d{1,2}$/.test(atoms[at + 1]?.text ?? '');
    const isWordBefore = references.has(atom.word) && !isMaker && !isFew;
    if (!isWordBefore && !(atom.text === '#' && at > 0)) continue;
    let from = at + 1;
    while (
      /^[:#.-]$/.test(atoms[from]?.text ?? '') ||
      (/^[a-z]$/i.test(atoms[from]?.text ?? '') && atoms[from + 1]?.text === '-') ||
      (isWordBefore && /^(?:no|number|num|date|is|will|be|of)$/.test(atoms[from]?.word ?? ''))
    )
      from += 1;
    const first = atoms[from];
    if (first?.value === undefined || first.role !== undefined || numbers.has(first)) continue;
    let to = from + 1;
    while (
      to < atoms.length &&
      (atoms[to]?.isGlued || (/^[-/]$/.test(atoms[to]?.text ?? '') && atoms[to]?.isGlued)) &&
      !/^[,;:)]$/.test(atoms[to]?.text ?? '')
    )
      to += 1;
    const own = atoms.slice(from, to);
    const isNumber =
      goods.numbers.placesOf(own).length > 0 || own.some((one) => goods.numbers.placesOf([one]).length > 0);
    // 'by' and 'on' stand before a date, a word like 'line' before any figure.
    const isDate = own.some(({ text }) => text === '/');
    const isShort = /^(?:by|on|before|due)$/.test(atom.word);
    if (isNumber || (isShort && !isDate)) continue;
    // '#4' may be a size; '#22 - …' behind a name is a badge.
    if (!isWordBefore && first.text.length < 3 && !/^[-–—:]$/.test(atoms[to]?.text ?? '')) continue;
    give(at, to, 'reference');
    if (/^(?:thru|through)$/.test(atoms[to]?.word ?? '') && atoms[to + 1]?.value !== undefined)
      give(to, to + 2, 'reference');
  }
}

/** '640 lumens', '3 weeks', 'for the Glock 17': figures of something else. */
function readMeasures(atoms: readonly Atom[], numbers: ReadonlySet<Atom>, goods: Goods, give: Give): void {
  for (const [at, { value, role }] of atoms.entries()) {
    if (value === undefined || role !== undefined || numbers.has(atoms[at] as Atom)) continue;
    const [first, before, next] = [atoms[at - 2], atoms[at - 1], atoms[at + 1]];
    const isOption = goods.isOption(joinedWords(atoms.slice(at, at + 2)));
    if (measures.has(next?.word ?? '') && !isOption) give(at, at + 2, 'measure');
    const isOther = isWord(before) && before.role === undefined && isStrange(before, goods) && first !== undefined;
    if (isOther && (forWords.has(first.word) || forWords.has(atoms[at - 3]?.word ?? ''))) give(at - 1, at + 1, 'note');
  }
}

/** The words from 'note:' or 'embroider' on, to the end of their part of the line. */
function readNote(atoms: readonly Atom[], goods: Goods, give: Give): string | undefined {
  const found: string[] = [];
  for (let at = 0; at < atoms.length; at += 1) {
    const { word, role } = atoms[at] as Atom;
    const isLabel = atoms[at + 1]?.text === ':' && columnOf(word) === 'note';
    const two = `${word} ${atoms[at + 1]?.word ?? ''}`;
    const isBegun =
      (notes.has(word) || notes.has(two)) &&
      at > 0 &&
      atoms[at - 1]?.role === undefined &&
      /^[,;(–—-]$/.test(atoms[at - 1]?.text ?? '');
    if (role !== undefined || !(isLabel || isBegun)) continue;
    let to = at + 1;
    while (
      to < atoms.length &&
      (isLabel || !/^[;)]$/.test(atoms[to]?.text ?? '')) &&
      !(to > at + 1 && !isLabel && isCounting(atoms, to))
    )
      to += 1;
    // 'with a pouch and a case' orders them as well.
    const told = isLabel ? undefined : findGoods(atoms.slice(at + 1, to), goods);
    if (told?.isCertain && told.share >= FOUND && told.meant[0]?.isWhole) continue;
    found.push(atomsText(atoms.slice(isLabel ? at + 2 : at, to)));
    give(at, to, 'note');
    at = to;
  }
  return found.length > 0 ? found.join('; ') : undefined;
}

/** Whether a number that says that it counts stands here: a note before it ends. */
const isCounting = (atoms: readonly Atom[], at: number) =>
  /^[,–—-]$/.test(atoms[at]?.text ?? '') && quantityAt(atoms, at + 1, () => true)?.isMarked === true;
