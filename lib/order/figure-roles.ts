import type { Choice } from '../catalogue/choice';
import type { SizeControl } from '../catalogue/size-controls';
import { type Atom, isWord } from './atoms';
import type { Mention, SizeMention } from './mention';
import { numberAt } from './quantities';
import { choiceOf, isLetterSize, labelOf, offeredValue } from './size-words';
import { orderWords } from './words';

/** A meaning that a figure may have: the likelier, the less it costs. */
export type FigureRole = { as: 'count' | 'size' | 'aside'; cost: number; choice?: Choice };

const filler = orderWords('filler');

/** From here on a bare figure that is a size is hardly a quantity. */
const LEAST_SIZE = 7;
/** Few write '5x' for a size. */
const LARGE = 4;
const ASIDE = 5;
/** The cost of a size that is not said. */
export const MISSING = 1.5;
const LEADING_SIZE = 3;

const FIXED: readonly FigureRole[] = [{ as: 'aside', cost: 0 }];

/** Whether nothing that orders stands before a place. */
const beginsAt = (atoms: readonly Atom[], from: number) =>
  atoms.slice(0, from).every(({ role, text }) => role !== undefined || !/[\p{L}\d]/u.test(text));

/** The roles that a mention may have, the likeliest first; one for what is no bare figure. */
export function rolesOf(
  mention: Mention,
  mentions: readonly Mention[],
  atoms: readonly Atom[],
  controls: readonly SizeControl[],
  named: ReadonlySet<Atom>,
): readonly FigureRole[] {
  const { from, to } = mention;
  const isLead = beginsAt(atoms, from);
  if (mention.kind === 'either')
    return byCost([
      { as: 'size', cost: isLead ? 0.5 : 0, choice: mention.choice },
      { as: 'count', cost: isLead ? 0 : mention.value > LARGE ? 0.5 - MISSING : MISSING },
    ]);
  if (mention.kind !== 'figure') return FIXED;
  const { value } = mention;
  const next = atoms[to];
  const isMentionNext = mentions.some((other) => other.from === to);
  if (isOfSomethingElse(atoms, mention, named, isMentionNext)) return [{ as: 'aside', cost: ASIDE }];
  const isListed = mentions.some(
    ({ kind, from: at }) =>
      kind === 'size' && at < from && /s$/.test(atoms[at]?.word ?? '') && labelOf(atoms[at]?.word ?? '') !== undefined,
  );
  const isBeforeNames = isLead && next !== undefined && (isWord(next) || named.has(next) || isMentionNext);
  const sizes = controls.flatMap((control): FigureRole[] => {
    const offered = offeredValue(String(value), control);
    if (offered === undefined) return [];
    const cost = isListed ? 0 : isBeforeNames ? LEADING_SIZE : value < LEAST_SIZE ? 1 : 0;
    return [{ as: 'size', cost, choice: { [control.name]: offered } }];
  });
  // 'an 11' is no eleven.
  const before = numberAt(atoms, from - 1);
  const isNamedOne = before?.isArticle === true && (atoms[from - 1]?.word.length ?? 9) < 3;
  // '9, 9.5, 10': what a comma divides from a size is one as well.
  const isInList =
    sizes.length > 0 &&
    mentions.some(
      (other) =>
        isSizeLike(other, controls) &&
        ((isListMark(next) && other.from === to + 1) || (isListMark(atoms[from - 1]) && other.to === from - 1)),
    );
  const isEnding =
    next === undefined ||
    isMentionNext ||
    filler.has(next.word) ||
    /^[,;()]$/.test(next.text) ||
    next.cell !== atoms[from]?.cell;
  const count: FigureRole[] =
    (Number.isInteger(value) || value === 0.5) && !isListed && !isNamedOne
      ? [{ as: 'count', cost: (isBeforeNames ? 0 : isEnding ? 0.5 : 1) + (isInList ? 1 : 0) }]
      : [];
  return byCost([...sizes, ...count, { as: 'aside', cost: ASIDE }]);
}

const isListMark = (atom: Atom | undefined) => /^[,/&]$/.test(atom?.text ?? '');

const isSizeLike = (mention: Mention, controls: readonly SizeControl[]) =>
  mention.kind === 'size' || (mention.kind === 'figure' && choiceOf(String(mention.value), controls) !== undefined);

const byCost = (roles: readonly FigureRole[]) => roles.toSorted((a, b) => a.cost - b.cost);

/** Whether a figure by itself counts or measures something that is not ordered: 'abc-102', '-3', 'have 2 holes'. */
function isOfSomethingElse(
  atoms: readonly Atom[],
  { from, to }: Mention,
  named: ReadonlySet<Atom>,
  isMentionNext: boolean,
): boolean {
  const [other, before, atom, next] = [atoms[from - 2], atoms[from - 1], atoms[from], atoms[to]] as const;
  if (!atom) return false;
  const isDashed = /^[-−]$/.test(before?.text ?? '') && atom.isGlued;
  const isSize = isWord(other) && isLetterSize(other.isGlued ? `${atoms[from - 3]?.text}${other.text}` : other.text);
  if (isDashed && (!before?.isGlued || (isWord(other) && !isSize && !isLetterSize(other.text)))) return true;
  if (!isWord(next) || next.cell !== atom.cell || (next.word === 'x' && !next.isGlued)) return false;
  if (isMentionNext) return next.isGlued && next.word !== 'x';
  if (named.has(next)) return isWord(before) && named.has(before) && before.cell === atom.cell;
  return next.isGlued || (!beginsAt(atoms, from) && next.role === undefined && !filler.has(next.word));
}

/** Whether a number before a size may be a part of it: '4 XL' in the middle of a line. */
export function maybePartOf(
  mention: Mention,
  sizes: readonly SizeMention[],
  atoms: readonly Atom[],
  controls: readonly SizeControl[],
): boolean {
  if (mention.kind !== 'figure' || sizes.length > 1) return false;
  const size = sizes.find(({ from }) => from === mention.to && !atoms[from]?.isGlued);
  return (
    size !== undefined &&
    atoms.slice(0, mention.from).some(({ role }) => role !== 'position') &&
    choiceOf(`${mention.value}${size.written}`, controls) !== undefined
  );
}
