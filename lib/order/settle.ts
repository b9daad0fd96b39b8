import type { Choice } from '../catalogue/choice';
import type { SizeControl } from '../catalogue/sizes';
import { type Atom, isWord } from './atoms';
import type { Mention, SizeMention } from './mention';
import { numberAt } from './quantities';
import { type ColorMention, colorKey } from './read-color';
import type { OrderAsk } from './resolution';
import { pairCounts, type RunCount } from './run-counts';
import { choiceOf, isLetterSize, labelOf, offeredValue } from './size-words';
import { orderWords } from './words';

/** A size, a color and a count that belong together; `isOpen` where nobody can tell which count is theirs. */
export type OpenEntry = {
  size?: SizeMention | undefined;
  color?: ColorMention | undefined;
  count?: RunCount | undefined;
  isOpen: boolean;
};

/** One way to understand what a line says of a product. The figures in `asides` have no part in it; the likelier, the less it costs. */
export type Settled = {
  entries: readonly OpenEntry[];
  sizes: readonly SizeMention[];
  asides: readonly Mention[];
  cost: number;
};

type Role = { as: 'count' | 'size' | 'aside'; cost: number; choice?: Choice };

const filler = orderWords('filler');

/** From here on a bare figure that is a size is hardly a quantity. */
const LEAST_SIZE = 7;
/** Ways that cost no more than this beyond the best could be meant as well. */
const CLOSE = 1;
const MOST_WAYS = 600;
const ASIDE = 5;
const MISSING = 1.5;
/** '5x' is a size that few write so. */
const LARGE = 3;
const LEADING_SIZE = 3;

/**
 * The likeliest way to understand the mentions of a line, and what is to be asked since another is about as likely. Each figure by itself
 * is tried as a number of pieces, as a size and as nothing of both.
 */
export function settle(
  mentions: readonly Mention[],
  atoms: readonly Atom[],
  controls: readonly SizeControl[],
  named: ReadonlySet<Atom>,
  before: Choice = {},
): Settled & { asks: ReadonlySet<OrderAsk> } {
  const ways = mentions
    .map((mention) => rolesOf(mention, mentions, atoms, controls, named))
    .reduce<Role[][]>(
      (all, roles) =>
        all.flatMap((way) =>
          (all.length * roles.length > MOST_WAYS ? roles.slice(0, 1) : roles).map((role) => [...way, role]),
        ),
      [[]],
    );
  const settled = ways.map((way) => understand(mentions, way, atoms, controls, before)).sort((a, b) => a.cost - b.cost);
  const [best, ...others] = settled as [Settled, ...Settled[]];
  const asks = new Set(
    others.filter(({ cost }) => cost <= best.cost + CLOSE).flatMap((other) => differences(best, other, controls)),
  );
  return { ...best, asks };
}

const FIXED: readonly Role[] = [{ as: 'aside', cost: 0 }];

/** The roles that a mention may have, the likeliest first; one for what is no bare figure. */
function rolesOf(
  mention: Mention,
  mentions: readonly Mention[],
  atoms: readonly Atom[],
  controls: readonly SizeControl[],
  named: ReadonlySet<Atom>,
): readonly Role[] {
  const { from, to } = mention;
  const isLead = atoms.slice(0, from).every(({ role, text }) => role !== undefined || !/[\p{L}\d]/u.test(text));
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
  const sizes = controls.flatMap((control): Role[] => {
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
  const count: Role[] =
    (Number.isInteger(value) || value === 0.5) && !isListed && !isNamedOne
      ? [{ as: 'count', cost: (isBeforeNames ? 0 : isEnding ? 0.5 : 1) + (isInList ? 1 : 0) }]
      : [];
  return byCost([...sizes, ...count, { as: 'aside', cost: ASIDE }]);
}

const isListMark = (atom: Atom | undefined) => /^[,/&]$/.test(atom?.text ?? '');

const isSizeLike = (mention: Mention, controls: readonly SizeControl[]) =>
  mention.kind === 'size' || (mention.kind === 'figure' && choiceOf(String(mention.value), controls) !== undefined);

const byCost = (roles: readonly Role[]) => roles.toSorted((a, b) => a.cost - b.cost);

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
  if (isDashed && (!before?.isGlued || (isWord(other) && !isLetterSize(other.text)))) return true;
  if (!isWord(next) || next.cell !== atom.cell || (next.word === 'x' && !next.isGlued)) return false;
  if (isMentionNext) return next.isGlued && next.word !== 'x';
  if (named.has(next)) return isWord(before) && named.has(before) && before.cell === atom.cell;
  const isLead = atoms.slice(0, from).every(({ role, text }) => role !== undefined || !/[\p{L}\d]/u.test(text));
  return next.isGlued || (!isLead && next.role === undefined && !filler.has(next.word));
}

function understand(
  mentions: readonly Mention[],
  way: readonly Role[],
  atoms: readonly Atom[],
  controls: readonly SizeControl[],
  before: Choice,
): Settled {
  const sizes: SizeMention[] = [];
  const colors: ColorMention[] = [];
  const counts: RunCount[] = [];
  const asides: Mention[] = [];
  let cost = 0;
  for (const [index, mention] of mentions.entries()) {
    const role = way[index] as Role;
    const { from, to } = mention;
    cost += role.cost;
    if (mention.kind === 'size') sizes.push(mention);
    else if (mention.kind === 'color') colors.push(mention);
    else if (mention.kind === 'quantity') counts.push({ value: mention.value, at: from, isEach: mention.isEach });
    else if (role.as === 'aside') asides.push(mention);
    else if (role.as === 'count') counts.push({ value: mention.value, at: from, isEach: false });
    else {
      // Waist before length: the other way round is said with their names.
      const place = controls.findIndex(({ name }) => name in (role.choice ?? {}));
      const last = sizes.at(-1);
      if (last?.to === from && controls.slice(place + 1).some(({ name }) => name in last.choice)) cost += MISSING;
      sizes.push({ kind: 'size', from, to, choice: role.choice ?? {}, written: mention.written, unmet: [] });
    }
  }
  const groups = groupsOf(sizes, counts.length);
  const distinct = new Set(colors.map(colorKey));
  const run: readonly (SizeMention | ColorMention)[] =
    groups.length > 1 ? groups : distinct.size > 1 ? colors : groups.length > 0 ? groups : colors.slice(0, 1);
  const paired = pairCounts(run, counts, atoms);
  cost += paired.cost;
  const entries =
    run.length === 0
      ? [{ count: paired.counts[0], isOpen: paired.isOpen }]
      : run.map((one, index): OpenEntry => {
          const size = one.kind === 'size' ? one : groups[0];
          const color = one.kind === 'color' ? one : colorOf(one, groups, colors);
          return { size, color, count: paired.counts[index], isOpen: paired.isOpen };
        });
  const choices = entries.map(({ size }) => ({ ...before, ...size?.choice }) as Choice);
  for (const { name, values } of controls)
    for (const [index, choice] of choices.slice(0, 3).entries())
      if (values.length > 1 && choice[name] === undefined && !entries[index]?.size?.unmet.includes(name))
        cost += MISSING;
  return { entries: summed(entries), sizes, asides, cost };
}

/** Entries with those of one size and color as one: '34 34 36' of a belt are two in 34. */
function summed(entries: readonly OpenEntry[]): OpenEntry[] {
  const found = new Map<string, OpenEntry>();
  for (const entry of entries) {
    const key = `${JSON.stringify(entry.size?.choice)} ${entry.color ? colorKey(entry.color) : ''}`;
    const old = found.get(key);
    const value = (old?.count?.value ?? 1) + (entry.count?.value ?? 1);
    const isKnown = [old, entry].every((one) => !one?.count || one.count.value !== undefined);
    found.set(
      key,
      old ? { ...old, count: { at: 0, isEach: false, ...entry.count, value: isKnown ? value : undefined } } : entry,
    );
  }
  return [...found.values()];
}

const namesOf = ({ choice, unmet }: SizeMention) => [...Object.keys(choice), ...unmet];

/** Sizes that belong together as one: those of different measures; one that stands once among several of another measure is for all of them. */
function groupsOf(sizes: readonly SizeMention[], counts: number): SizeMention[] {
  const ordered = sizes.toSorted((a, b) => a.from - b.from);
  const isSaidTwice = (name: string) => sizes.filter((size) => namesOf(size).includes(name)).length > 1;
  const isOwn = (size: SizeMention) => namesOf(size).some(isSaidTwice);
  const isRun = ordered.some(isOwn);
  const shared = isRun ? ordered.filter((size) => !isOwn(size)) : [];
  // 'L shirts, size L' says it twice.
  const isTwice =
    counts < 2 && ordered.length === 2 && new Set(ordered.map(({ choice }) => JSON.stringify(choice))).size === 1;
  const groups: SizeMention[] = [];
  for (const size of ordered) {
    if (shared.includes(size)) continue;
    const last = groups.at(-1);
    if (last && isTwice) continue;
    if (last && !namesOf(size).some((name) => namesOf(last).includes(name)))
      groups[groups.length - 1] = together(last, size);
    else groups.push(size);
  }
  return groups.map((group) =>
    shared.reduce((sum, size) => ({ ...together(sum, size), from: sum.from, to: sum.to }), group),
  );
}

/** One size of two, the second in the place of what it says as well. */
export function together(one: SizeMention, two: SizeMention): SizeMention {
  const doubt = one.doubt ?? two.doubt;
  return {
    ...one,
    to: two.to,
    choice: { ...one.choice, ...two.choice },
    unmet: [...one.unmet, ...two.unmet],
    written: `${one.written} ${two.written}`,
    ...(doubt !== undefined && { doubt }),
    ...(two.width !== undefined && { width: two.width }),
  };
}

/** The color of one of several sizes: the last before it where colors stand before sizes, else the first behind it. */
function colorOf(
  size: SizeMention,
  groups: readonly SizeMention[],
  colors: readonly ColorMention[],
): ColorMention | undefined {
  const isBefore = (colors[0]?.from ?? 0) < (groups[0]?.from ?? 0);
  return isBefore
    ? (colors.findLast(({ from }) => from < size.from) ?? colors[0])
    : (colors.find(({ from }) => from > size.from) ?? colors.at(-1));
}

/** The points in which two ways differ. */
function differences(one: Settled, two: Settled, controls: readonly SizeControl[]): OrderAsk[] {
  const asks: OrderAsk[] = [];
  const countsOf = ({ entries }: Settled) => entries.map(({ count }) => count?.value ?? 1).join();
  if (countsOf(one) !== countsOf(two)) asks.push('quantity');
  for (const { name } of controls) {
    const valuesOf = ({ entries }: Settled) => entries.map(({ size }) => size?.choice[name]).join();
    if (valuesOf(one) !== valuesOf(two)) asks.push(name);
  }
  return asks;
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
