import type { Atom } from './atoms';
import type { Mention, SizeMention } from './mention';
import type { ColorMention } from './read-color';

/** A number of pieces by its place; undefined where nobody can know it. */
export type RunCount = { value: number | undefined; at: number; isEach: boolean };

/** A size, a color and a count that belong together. */
export type OpenEntry = {
  size?: SizeMention | undefined;
  color?: ColorMention | undefined;
  count?: RunCount | undefined;
  isOpen: boolean;
};

/** Sizes, colors and counts that belong together; `isOpen` where nobody can tell which count belongs to what. */
export function toEntries(
  sizes: readonly SizeMention[],
  colors: readonly ColorMention[],
  counts: readonly RunCount[],
  atoms: readonly Atom[],
): OpenEntry[] {
  const distinct = new Set(colors.map(({ color, written }) => color ?? written));
  const run: readonly (SizeMention | ColorMention)[] = sizes.length > 1 ? sizes : distinct.size > 1 ? colors : [];
  if (run.length < 2) {
    const values = new Set(counts.map(({ value }) => value));
    return [
      {
        size: sizes[0],
        color: colors[0],
        count: counts.find(({ value }) => value !== undefined) ?? counts[0],
        isOpen: values.size > 1,
      },
    ];
  }
  const bounds = run.map(({ to }, index) => boundAfter(atoms, to, run[index + 1]?.from ?? atoms.length, counts));
  const groupOf = (at: number) => bounds.findIndex((bound) => at < bound);
  // '5 boots, sizes 8 9 10 11 12': one each.
  const isOneEach =
    counts.length === 1 && counts[0]?.value === run.length && run[0]?.kind === 'size' && counts[0].at < run[0].from;
  const shared = isOneEach ? [] : withoutTotal(counts, run.length);
  const paired = run.map((_, index) => shared.filter(({ at }) => groupOf(at) === index));
  const turned = inTurn(run, shared);
  const lastSize = run.at(-1)?.to ?? 0;
  // 'S/M/L 2/4/1'.
  const isListed = shared.length === run.length && shared.every(({ at }) => at >= lastSize);
  const isPaired = paired.every(({ length }) => length === 1);
  const [first] = shared;
  // '1 34x34 gray 2 36x34 navy': a color each, in turn.
  const colorsTurned = inTurn(
    run,
    colors.map(({ from }) => ({ value: 0, at: from, isEach: false })),
  );
  const colorOf = (index: number) =>
    distinct.size < 2 ? colors[0] : colorsTurned ? colors[index] : colors.find(({ from }) => groupOf(from) === index);
  const others =
    distinct.size > 1 &&
    sizes.length > 1 &&
    run.some((_, index) => colors.filter(({ from }) => groupOf(from) === index).length > 1);
  return run.map((mention, index): OpenEntry => {
    const count = isPaired
      ? paired[index]?.[0]
      : turned || isListed
        ? shared[index]
        : shared.length === 1
          ? first
          : undefined;
    const isClear =
      isPaired || turned || isListed || shared.length === 0 || (shared.length === 1 && first?.isEach === true);
    const size = mention.kind === 'size' ? mention : sizes[0];
    return { size, color: mention.kind === 'color' ? mention : colorOf(index), count, isOpen: !isClear || others };
  });
}

/** The end of what belongs to one of a run: the first mark or joining word behind it, but after its own number. */
function boundAfter(atoms: readonly Atom[], from: number, to: number, counts: readonly RunCount[]): number {
  for (let at = from; at < to; at += 1) {
    const { text = '', isGlued } = atoms[at] ?? {};
    if (/^[,;&+]$/.test(text) || (/^\/$/.test(text) && !isGlued) || /^and$/i.test(text)) return at;
  }
  const inside = counts.filter(({ at }) => at >= from && at < to);
  return inside.length === 1 && inside[0] && atoms[inside[0].at]?.isGlued ? inside[0].at + 1 : from;
}

/** Counts without one that is the sum of the others. */
function withoutTotal(counts: readonly RunCount[], length: number): readonly RunCount[] {
  if (counts.length !== length + 1) return counts;
  const sum = counts.reduce((total, { value = 0 }) => total + value, 0);
  const total = [counts[0], counts.at(-1)].find((one) => (one?.value ?? 0) * 2 === sum);
  return total ? counts.filter((one) => one !== total) : counts;
}

/** Size, number, size, number; or the other way round. */
function inTurn(run: readonly Mention[], counts: readonly RunCount[]): boolean {
  if (run.length !== counts.length) return false;
  const isBefore = (counts[0]?.at ?? 0) < (run[0]?.from ?? 0);
  return run.every(({ from }, index) => {
    const at = counts[index]?.at ?? 0;
    const [low, high] = isBefore
      ? [run[index - 1]?.from ?? -1, from]
      : [from, run[index + 1]?.from ?? Number.POSITIVE_INFINITY];
    return at > low && at < high;
  });
}
