import { type Atom, atomsText, isWord, toAtoms } from './atoms';
import { numbersIn } from './find-goods';
import type { Goods } from './goods';
import { quantityAt } from './quantities';
import type { Role } from './resolution';
import { isLetterSize } from './size-words';
import { termsOf } from './terms';
import { columnOf, orderNumbers, orderWords, smallWords } from './words';

/** The person whom a line is for, and a note on it. */
export type Remarks = { person?: string; note?: string };

const prices = orderWords('price');
const references = orderWords('references');
const titles = orderWords('titles');
const forWords = orderWords('for');
const notes = orderWords('notes');
const filler = orderWords('filler');
const counts = orderNumbers('numbers');
const joining = orderWords('and');

const MOST_NAMES = 4;
// Telephone numbers, dates, hours, ordinals, addresses of the web and of mail.
const REFERENCES =
  /(?:\(\d{3}\) ?|\b\d{3}[-. ])\d{3}[-. ]\d{4}\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|\b\d{4}-\d\d-\d\d\b|\b\d{1,2}:\d\d\b|\b\d+(?:st|nd|rd|th)\b|\bhttps?:\S+|\bwww\.\S+|\S+@\S+\.\S+/gi;

/**
 * Gives a role to the atoms of a line that name no goods: its position in a list, prices, references, its note and its person. A number
 * of the shop's goods is never one of them.
 */
export function readRemarks(line: string, atoms: Atom[], goods: Goods): Remarks {
  const give = (from: number, to: number, role: Role) => {
    for (const atom of atoms.slice(from, to)) atom.role ??= role;
  };
  for (const { index, 0: found } of line.matchAll(REFERENCES)) {
    const own = atoms.filter(({ start, end }) => start >= index && end <= index + found.length);
    if (own.length > 0 && goods.numbered(own).length === 0) for (const atom of own) atom.role = 'reference';
  }
  // Numbers of goods are kept out of the way.
  const numbers = new Set(numbersIn(atoms, goods).flatMap(({ own }) => own));
  readPosition(atoms, goods, give);
  readPrices(atoms, goods, give);
  readReferences(atoms, numbers, goods, give);
  const note = readNote(atoms, give);
  const person = readPerson(atoms, goods, give);
  return { ...(person && { person }), ...(note && { note }) };
}

type Give = (from: number, to: number, role: Role) => void;

/** '1)', '2.', '#3', 'item 4.', 'a)', '0010' at the beginning. */
function readPosition(atoms: readonly Atom[], goods: Goods, give: Give): void {
  let at = 0;
  while (/^[-–—*•+·>[\]]$/.test(atoms[at]?.text ?? '') && !atoms[at + 1]?.isGlued) at += 1;
  if (atoms[at]?.text === '[') at = Math.max(at, atoms.findIndex(({ text }) => text === ']') + 1);
  give(0, at, 'position');
  const isLabelled =
    references.has(atoms[at]?.word ?? '') &&
    atoms[at + 1]?.value !== undefined &&
    /^[.):]$/.test(atoms[at + 2]?.text ?? '');
  const number = isLabelled || atoms[at]?.text === '#' ? at + 1 : at;
  const [figure, mark] = [atoms[number], atoms[number + 1]];
  if (!figure || goods.numbered([figure]).length > 0) return;
  const isFigure = figure.value !== undefined && Number.isInteger(figure.value);
  const isMarked =
    /^[.)]$/.test(mark?.text ?? '') && mark?.isGlued && !(mark.text === '.' && atoms[number + 2]?.isGlued);
  const isLetter = /^[a-z]$/i.test(figure.text) && mark?.text === ')' && mark.isGlued;
  if (isLetter || (isFigure && (isMarked || isLabelled))) give(at, number + 2, 'position');
  else if (isFigure && ((number > at && atoms[at]?.text === '#' && figure.text.length < 4) || /^0\d/.test(figure.text)))
    give(at, number + 1, 'position');
  else if (isFigure && atoms[at]?.text === '#') give(at, number + 1, 'reference');
}

/** '$45.99 ea', '@ 42.99', '= 171.96', '10%'; an '@' before a plain number may be either. */
function readPrices(atoms: readonly Atom[], goods: Goods, give: Give): void {
  for (const [at, { value, text, role, isGlued }] of atoms.entries()) {
    if (value === undefined || role !== undefined || goods.makersOf([atoms[at] as Atom]).size > 0) continue;
    const [before, next] = [atoms[at - 1], atoms[at + 1]];
    const isMoney =
      /\p{Sc}/u.test(before?.text ?? '') || /^(?:usd|dollars?)$/.test(next?.word ?? '') || next?.text === '%';
    const isAmount = /\.\d\d$/.test(text) && !/^["″”]$/.test(next?.text ?? '') && !(next?.isGlued && isWord(next));
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
      (/^[=@\p{Sc}]$/u.test(atoms[from - 1]?.text ?? '') || prices.has(atoms[from - 1]?.word ?? '')) &&
      atoms[from - 1]?.role === undefined
    )
      from -= 1;
    let to = at + 1;
    while (to < atoms.length && (prices.has(atoms[to]?.word ?? '') || /^[%.]$/.test(atoms[to]?.text ?? ''))) to += 1;
    give(from, to, 'price');
  }
}

/** 'badge #4417', 'PO 24-0117', 'ext 12', '#204417': a word before a figure that orders nothing. */
function readReferences(atoms: readonly Atom[], numbers: ReadonlySet<Atom>, goods: Goods, give: Give): void {
  for (const [at, atom] of atoms.entries()) {
    if (atom.role !== undefined) continue;
    const isWordBefore = references.has(atom.word);
    if (!isWordBefore && !(atom.text === '#' && at > 0)) continue;
    let from = at + 1;
    while (
      /^[:#.-]$/.test(atoms[from]?.text ?? '') ||
      (isWordBefore && /^(?:no|number|num|is|will|be|of)$/.test(atoms[from]?.word ?? ''))
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
    const isNumber = goods.numbered(own).length > 0 || own.some((one) => goods.numbered([one]).length > 0);
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

/** The words from 'note:' or 'embroider' on, to the end of their part of the line. */
function readNote(atoms: readonly Atom[], give: Give): string | undefined {
  const found: string[] = [];
  for (let at = 0; at < atoms.length; at += 1) {
    const { word, role } = atoms[at] as Atom;
    const isLabel = atoms[at + 1]?.text === ':' && columnOf(word) === 'note';
    const two = `${word} ${atoms[at + 1]?.word ?? ''}`;
    const isBegun = (notes.has(word) || notes.has(two)) && at > 0 && /^[,;(–—-]$/.test(atoms[at - 1]?.text ?? '');
    if (role !== undefined || !(isLabel || isBegun)) continue;
    let to = at + 1;
    while (
      to < atoms.length &&
      (isLabel || !/^[;)]$/.test(atoms[to]?.text ?? '')) &&
      !(to > at + 1 && !isLabel && isCounting(atoms, to))
    )
      to += 1;
    found.push(atomsText(atoms.slice(isLabel ? at + 2 : at, to)));
    give(at, to, 'note');
    at = to;
  }
  return found.length > 0 ? found.join('; ') : undefined;
}

/** Whether a number that says that it counts stands here: a note before it ends. */
const isCounting = (atoms: readonly Atom[], at: number) =>
  /^[,–—-]$/.test(atoms[at]?.text ?? '') && quantityAt(atoms, at + 1, () => true)?.isMarked === true;

/** 'for Sgt. Miller', 'Miller: …', 'Miller - …', '… - McAllister', '… (Hughes)', 'Patel 34x32 …'. */
function readPerson(atoms: readonly Atom[], goods: Goods, give: Give): string | undefined {
  const free = atoms.findIndex(({ role }) => role === undefined);
  return (
    atLabel(atoms, give) ??
    afterFor(atoms, goods, give) ??
    (free < 0 ? undefined : inFront(atoms, free, goods, give)) ??
    atEnd(atoms, goods, give)
  );
}

const isName = (atom: Atom | undefined): atom is Atom =>
  isWord(atom) && /^\p{Lu}/u.test(atom.text) && atom.role === undefined;
const isStrange = (atom: Atom, goods: Goods) =>
  !goods.isKnown(atom.stem) &&
  !goods.isKnown(atom.word) &&
  !goods.isColor(atom.stem) &&
  !filler.has(atom.word) &&
  !joining.has(atom.word) &&
  termsOf(goods, [atom], () => true).every(({ ways }) => ways.length === 0) &&
  !isLetterSize(atom.text) &&
  !smallWords.has(atom.word);

type Names = { from: number; to: number; isAnnounced: boolean };

/** Names from a place on: a rank and what follows it, or words that the shop does not know. */
function namesAt(atoms: readonly Atom[], at: number, goods: Goods): Names | undefined {
  let from = at;
  while (titles.has(atoms[from]?.word ?? '') || (from > at && atoms[from]?.text === '.')) from += 1;
  const isAnnounced = from > at && /^\p{Lu}|^[a-z]/u.test(atoms[from]?.text ?? '');
  let to = from;
  // 'Van der Berg', 'Petty, J.', 'A. Cole'.
  while (to - from < MOST_NAMES * 2) {
    const atom = atoms[to];
    const isParticle = to > from && isWord(atom) && /^(?:van|von|der|den|de|la|del|da|di|jr|sr|st|mc)$/.test(atom.word);
    const isInitial =
      isWord(atom) &&
      atom.text.length === 1 &&
      /^\p{Lu}$/u.test(atom.text) &&
      (atoms[to + 1]?.text === '.' || to > from);
    const isMark =
      to > from &&
      atom !== undefined &&
      ((atom.text === '.' && (atoms[to - 1]?.text.length ?? 9) < 5) ||
        (/^[-]$/.test(atom.text) && atom.isGlued && isName(atoms[to + 1]) && atoms[to + 1]?.isGlued) ||
        (atom.text === ',' &&
          isName(atoms[to + 1]) &&
          (atoms[to + 1]?.text.length === 1 || /^(?:jr|sr)$/.test(atoms[to + 1]?.word ?? '')) &&
          (atoms[to + 2]?.text ?? '.') !== ','));
    if (
      !(isParticle || isInitial || isMark || (isName(atom) && ((isAnnounced && to === from) || isStrange(atom, goods))))
    )
      break;
    to += 1;
  }
  // 'M. Voss'.
  const isInitials = atoms[from + 1]?.text === '.' && atoms[from]?.text.length === 1 && to > from + 2;
  return to > from ? { from: at, to, isAnnounced: from > at || isInitials } : undefined;
}

const nameOf = (atoms: readonly Atom[], { from, to }: Pick<Names, 'from' | 'to'>) => atomsText(atoms.slice(from, to));

function atLabel(atoms: readonly Atom[], give: Give): string | undefined {
  const at = atoms.findIndex(
    ({ word, role }, index) => role === undefined && atoms[index + 1]?.text === ':' && columnOf(word) === 'person',
  );
  if (at < 0) return undefined;
  let to = at + 2;
  while (to < atoms.length && !/^[,;/(]$/.test(atoms[to]?.text ?? '') && atoms[to]?.value === undefined && to - at < 8)
    to += 1;
  if (to === at + 2) return undefined;
  give(at, to, 'person');
  return atomsText(atoms.slice(at + 2, to));
}

function afterFor(atoms: readonly Atom[], goods: Goods, give: Give): string | undefined {
  for (const [at, { word, role }] of atoms.entries()) {
    if (role !== undefined || !forWords.has(word)) continue;
    let from = at + 1;
    if (atoms[from]?.text === ':') from += 1;
    // 'for Medic 14 (Hughes)'.
    if (titles.has(atoms[from]?.word ?? '') && atoms[from + 1]?.role === 'reference') from += 2;
    const names = namesAt(atoms, from, goods) ?? lowerName(atoms, from, goods);
    if (!names) continue;
    give(at, names.to, 'person');
    return nameOf(atoms, names);
  }
  return undefined;
}

/** 'for jones' at the end: one word that the shop knows nothing of. */
function lowerName(atoms: readonly Atom[], at: number, goods: Goods): { from: number; to: number } | undefined {
  const [atom, next] = [atoms[at], atoms[at + 1]];
  const isLast = next === undefined || /^[,;).]$/.test(next.text);
  return isWord(atom) && isLast && atom.text.length > 3 && isStrange(atom, goods)
    ? { from: at, to: at + 1 }
    : undefined;
}

function inFront(atoms: readonly Atom[], at: number, goods: Goods, give: Give): string | undefined {
  const names = namesAt(atoms, at, goods);
  if (!names) return undefined;
  let end = names.to;
  // 'Jenkins #214 - …', 'Sgt. O'Brien (M): …'.
  while (atoms[end]?.role === 'reference') end += 1;
  const bracket = atoms[end]?.text === '(' ? atoms.findIndex(({ text }, index) => index > end && text === ')') : -1;
  const mark = bracket > 0 ? atoms[bracket + 1] : atoms[end];
  const isMarked =
    mark !== undefined &&
    (mark.text === ':' || (/^[-–—]$/.test(mark.text) && !(mark.isGlued && atoms[end + 1]?.isGlued)));
  const after = atoms[end];
  const isPlain =
    !isMarked &&
    after !== undefined &&
    (names.isAnnounced || (names.to - names.from < 3 && (after.value !== undefined || isLetterSize(after.text))));
  if (!isMarked && !isPlain) return undefined;
  give(at, names.to, 'person');
  return nameOf(atoms, names);
}

function atEnd(atoms: readonly Atom[], goods: Goods, give: Give): string | undefined {
  for (let at = atoms.length - 1; at > 0; at -= 1) {
    const { text, isGlued } = atoms[at] as Atom;
    const isBracket = text === '(';
    if (!isBracket && !(/^[-–—,]$/.test(text) && (!isGlued || text === ','))) continue;
    const names = namesAt(atoms, at + 1, goods);
    const isWhole = names && (isBracket ? atoms[names.to]?.text === ')' : names.to === atoms.length);
    if (!isWhole || (text === ',' && !names.isAnnounced)) continue;
    give(at, names.to, 'person');
    return nameOf(atoms, names);
  }
  return undefined;
}

/** The person whose lines follow one that is a name: with a colon or a label before it, or followed by lines that are `indented`. */
export function personOfHeading(line: string, goods: Goods, indented: boolean): string | undefined {
  const atoms = toAtoms(line);
  const label = atLabel(atoms, () => {});
  if (label !== undefined && atoms.every(({ value }) => value === undefined) && atoms.length < 10) return label;
  const names = namesAt(atoms, 0, goods);
  if (!names) return undefined;
  const rest = atoms.slice(names.to).filter(({ text }) => text !== '.');
  const isColon = rest.length === 1 && rest[0]?.text === ':';
  return isColon || (rest.length === 0 && indented) ? nameOf(atoms, names) : undefined;
}
