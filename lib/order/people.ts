import { type Atom, atomsText, isWord, joinedWords, toAtoms } from './atoms';
import type { Goods } from './goods';
import type { LineRole } from './resolution';
import { isLetterSize } from './size-words';
import { termsOf } from './terms';
import { columnOf, orderNumbers, orderWords, smallWords } from './words';

/** Gives a role to atoms from one place to another, where they have none. */
export type Give = (from: number, to: number, role: LineRole) => void;

const titles = orderWords('titles');

const forWords = orderWords('for');

const filler = orderWords('filler');
const counts = orderNumbers('numbers');

const joining = orderWords('and');

const MOST_NAMES = 4;

/** 'for Sgt. Miller', 'Miller: …', 'Miller - …', '… - McAllister', '… (Hughes)', 'Patel 34x32 …'. */
export function readPerson(atoms: readonly Atom[], goods: Goods, give: Give): string | undefined {
  const free = atoms.findIndex(({ role }) => role === undefined);
  return (
    atLabel(atoms, give) ??
    afterFor(atoms, goods, give) ??
    (free < 0 ? undefined : inFront(atoms, free, goods, give)) ??
    atEnd(atoms, goods, give)
  );
}

const isName = (atom: Atom | undefined): atom is Atom =>
  isWord(atom) && /^\p{Lu}/u.test(atom.text) && atom.role === undefined && !counts.has(atom.word);

/** Whether a word that stands in a maker's name may be that of a person as well: 'Mike', and not 'UTG'. */
const mayBeNamed = ({ text, stem }: Atom, goods: Goods) => text !== text.toUpperCase() && goods.makers.isLast(stem);

/** Whether the shop knows nothing of a word. */
export const isStrange = (atom: Atom, goods: Goods) =>
  (mayBeNamed(atom, goods) || (!goods.isKnown(atom.stem) && !goods.isKnown(atom.word))) &&
  !goods.isColor(atom.stem) &&
  !filler.has(atom.word) &&
  !joining.has(atom.word) &&
  (mayBeNamed(atom, goods) || termsOf(goods, [atom], () => true).every(({ ways }) => ways.length === 0)) &&
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
  // 'I.C.E.' is a word of the goods.
  if (
    atoms.slice(from, to).every(({ text }) => text.length === 1) &&
    goods.strong.has(joinedWords(atoms.slice(from, to)))
  )
    return undefined;
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
    while (atoms[from]?.text === ':' || /^(?:el|la)$/.test(atoms[from]?.word ?? '')) from += 1;
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

/** Whether a line names another person beside the one that it is for: 'for Goss & 1 in 10 for Hurd', 'for Kowalski and Reyes'. */
export function namesOthers(atoms: readonly Atom[], goods: Goods): boolean {
  const last = atoms.findLastIndex(({ role }) => role === 'person');
  return (
    last >= 0 &&
    atoms.some(
      ({ word, role }, at) =>
        at > last &&
        role === undefined &&
        (forWords.has(word) || (joining.has(word) && at === last + 1)) &&
        namesAt(atoms, at + 1, goods) !== undefined,
    )
  );
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
