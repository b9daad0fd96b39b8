import type { Atom } from './atoms';
import type { Mention } from './mention';

/** A number of pieces by its place; undefined where nobody can know it, and below 1 for a part of the whole: 'half in L'. */
export type RunCount = { value: number | undefined; at: number; isEach: boolean; doubt?: string | undefined };

type Paired = { counts: readonly (RunCount | undefined)[]; isOpen: boolean; cost: number };

const OPEN = 6;
const LIKELY = 0.5;
const UNCOUNTED = 0.75;
const TWICE = 1.5;

/** The number of each of several sizes or colors; `isOpen` where nobody can tell which is whose. */
export function pairCounts(run: readonly Mention[], counts: readonly RunCount[], atoms: readonly Atom[]): Paired {
  if (run.length < 2) {
    const isOpen = new Set(counts.map(({ value }) => value)).size > 1;
    const known = counts.find(({ value }) => value !== undefined) ?? counts[0];
    return { counts: [known], isOpen, cost: isOpen ? OPEN : counts.length > 1 ? TWICE : 0 };
  }
  const [first] = counts;
  const none = run.map(() => undefined);
  if (!first) return { counts: none, isOpen: false, cost: UNCOUNTED };
  const shares = sharesOf(run, counts);
  if (shares) return { counts: shares, isOpen: false, cost: 0 };
  const own = withoutTotal(run, counts);
  const paired = inTurn(run, own) ?? bySeparator(run, own, atoms);
  if (paired) return { counts: paired, isOpen: false, cost: 0 };
  // 'S/M/L 2/4/1'.
  if (own.length === run.length && own.every(({ at }) => at >= (run.at(-1)?.to ?? 0)))
    return { counts: own, isOpen: false, cost: LIKELY };
  const [only] = own;
  if (own.length === 1 && only?.isEach) return { counts: run.map(() => only), isOpen: false, cost: 0 };
  // '5 boots, sizes 8 9 10 11 12': one each.
  const isOneEach =
    counts.length === 1 &&
    first.value === run.length &&
    first.at < (run[0]?.from ?? 0) &&
    run.every((one) => one.kind === 'size' && one.unmet.length === 0);
  if (isOneEach) return { counts: none, isOpen: false, cost: LIKELY };
  // '9, 10 (2), 11': a number in brackets is that of the size before it, and the others are one.
  const bracketed = run.map(({ to }) =>
    own.find(({ at }) => (at === to && isBracketed(atoms, at)) || (at === to + 1 && atoms[to]?.text === '(')),
  );
  if (own.every((count) => bracketed.includes(count))) return { counts: bracketed, isOpen: false, cost: LIKELY };
  return { counts: counts.length === 1 ? run.map(() => first) : none, isOpen: true, cost: OPEN };
}

const isBracketed = (atoms: readonly Atom[], at: number) => atoms[at]?.text === '(' || atoms[at - 1]?.text === '(';

/** Parts of a whole: '4 boots, half in 10 and half in 11'. */
function sharesOf(run: readonly Mention[], counts: readonly RunCount[]): RunCount[] | undefined {
  const isShare = ({ value }: RunCount) => value !== undefined && value < 1;
  const [total, other] = counts.filter((count) => !isShare(count));
  const parts = counts.filter(isShare);
  if (!total || other || total.value === undefined || parts.length === 0) return undefined;
  const paired = inTurn(run, parts);
  return paired?.map((part) => ({ ...part, value: (part.value as number) * (total.value as number) }));
}

/** Counts without those before or behind all of a run that are the sum of the others. */
function withoutTotal(run: readonly Mention[], counts: readonly RunCount[]): readonly RunCount[] {
  for (const { value: total } of [counts[0], counts.at(-1)] as RunCount[]) {
    const others = counts.filter(({ value }) => value !== total);
    const [each] = others;
    if (others.length === 1 && each?.isEach && (each.value ?? 0) * run.length === total) return others;
    const sum = others.reduce((all, { value = 0 }) => all + value, 0);
    if (others.length === run.length && sum === total) return others;
  }
  return counts;
}

/** Size, number, size, number; or the other way round. */
function inTurn(run: readonly Mention[], counts: readonly RunCount[]): readonly RunCount[] | undefined {
  if (run.length !== counts.length) return undefined;
  const isBefore = (counts[0]?.at ?? 0) < (run[0]?.from ?? 0);
  const isTurned = run.every(({ from }, index) => {
    const at = counts[index]?.at ?? 0;
    const [low, high] = isBefore
      ? [run[index - 1]?.from ?? -1, from]
      : [from, run[index + 1]?.from ?? Number.POSITIVE_INFINITY];
    return at > low && at < high;
  });
  return isTurned ? counts : undefined;
}

/** A number for each part between marks: '2 S, M x 4'. */
function bySeparator(
  run: readonly Mention[],
  counts: readonly RunCount[],
  atoms: readonly Atom[],
): readonly RunCount[] | undefined {
  const bounds = run.map(({ to }, index) => boundAfter(atoms, to, run[index + 1]?.from ?? atoms.length, counts));
  const own = run.map((_, index) => counts.filter(({ at }) => bounds.findIndex((bound) => at < bound) === index));
  return counts.length === run.length && own.every(({ length }) => length === 1) ? own.flat() : undefined;
}

/** The end of what belongs to one of a run: the first mark or joining word behind it, but after its own number. */
function boundAfter(atoms: readonly Atom[], from: number, to: number, counts: readonly RunCount[]): number {
  for (let at = from; at < to; at += 1) {
    const { text = '', isGlued } = atoms[at] ?? {};
    if (/^[,;&+]$/.test(text) || (text === '/' && !isGlued) || /^and$/i.test(text)) return at;
  }
  const inside = counts.filter(({ at }) => at >= from && at < to);
  return inside.length === 1 && inside[0] && atoms[inside[0].at]?.isGlued ? inside[0].at + 1 : from;
}
