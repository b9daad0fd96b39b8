import type { Choice } from '../catalogue/choice';
import type { SizeControl } from '../catalogue/size-controls';
import type { Atom } from './atoms';
import { type FigureRole, MISSING, rolesOf } from './figure-roles';
import type { Mention, SizeMention } from './mention';
import { type ColorMention, colorKey } from './read-color';
import type { OptionMention } from './read-option';
import type { OrderAsk } from './resolution';
import { pairCounts, type RunCount } from './run-counts';

/** A size, a color, own choices and a count that belong together; `isOpen` where nobody can tell which count is theirs. */
export type OpenEntry = {
  size?: SizeMention | undefined;
  color?: ColorMention | undefined;
  options?: readonly OptionMention[];
  count?: RunCount | undefined;
  isOpen: boolean;
};

/** A way to understand what a line says of a product. The figures in `asides` have no part in it; the likelier, the less it costs. */
export type Settled = {
  entries: readonly OpenEntry[];
  sizes: readonly SizeMention[];
  asides: readonly Mention[];
  cost: number;
};

/** Ways that cost no more than this beyond the best could be meant as well. */
const CLOSE = 1;
const MOST_WAYS = 600;
/** A line of more mentions is no order that anybody wrote: few ways are tried. */
const MOST_MENTIONS = 24;
const FEW_WAYS = 30;

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
  const most = mentions.length > MOST_MENTIONS ? FEW_WAYS : MOST_WAYS;
  const ways = mentions
    .map((mention) => rolesOf(mention, mentions, atoms, controls, named))
    .reduce<FigureRole[][]>(
      (all, roles) =>
        all.flatMap((way) =>
          (all.length * roles.length > most ? roles.slice(0, 1) : roles).map((role) => [...way, role]),
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

function understand(
  mentions: readonly Mention[],
  way: readonly FigureRole[],
  atoms: readonly Atom[],
  controls: readonly SizeControl[],
  before: Choice,
): Settled {
  const sizes: SizeMention[] = [];
  const colors: ColorMention[] = [];
  const options: OptionMention[] = [];
  const counts: RunCount[] = [];
  const asides: Mention[] = [];
  let cost = 0;
  for (const [index, mention] of mentions.entries()) {
    const role = way[index] as FigureRole;
    const { from, to } = mention;
    cost += role.cost;
    if (mention.kind === 'size') sizes.push(mention);
    else if (mention.kind === 'color') colors.push(mention);
    else if (mention.kind === 'option') options.push(mention);
    else if (mention.kind === 'quantity')
      counts.push({ value: mention.value, at: from, isEach: mention.isEach, doubt: mention.doubt });
    else if (role.as === 'aside') asides.push(mention);
    else if (role.as === 'count') counts.push({ value: mention.value, at: from, isEach: false });
    else {
      // Waist before length: the other way round is said with their names.
      const place = controls.findIndex(({ name }) => name in (role.choice ?? {}));
      const last = sizes.at(-1);
      const isFirst =
        sizes.length === 0 &&
        !mentions.some(({ kind }) => kind === 'size') &&
        before[controls[0]?.name ?? ''] === undefined;
      if (place > 0 && isFirst) cost += MISSING;
      if (last?.to === from && controls.slice(place + 1).some(({ name }) => name in last.choice)) cost += MISSING;
      sizes.push({ kind: 'size', from, to, choice: role.choice ?? {}, written: mention.written, unmet: [] });
    }
  }
  const groups = groupsOf(sizes, counts.length);
  const distinct = new Set(colors.map(colorKey));
  const own = [...new Set(options.map(({ name }) => name))].map((name) => options.filter((one) => one.name === name));
  const several = own.find((some) => new Set(some.map(({ value }) => value)).size > 1);
  const run: readonly (SizeMention | ColorMention | OptionMention)[] =
    groups.length > 1
      ? groups
      : distinct.size > 1
        ? colors
        : (several ?? (groups.length > 0 ? groups : colors.length > 0 ? colors.slice(0, 1) : options.slice(0, 1)));
  const paired = pairCounts(run, counts, atoms);
  cost += paired.cost;
  const entries =
    run.length === 0
      ? [{ count: paired.counts[0], isOpen: paired.isOpen }]
      : run.map((one, index): OpenEntry => {
          const size = one.kind === 'size' ? one : groups[0];
          const color = one.kind === 'color' ? one : besideOf(one, run, colors);
          const choices = own.flatMap((some) =>
            some.includes(one as OptionMention) ? (one as OptionMention) : (besideOf(one, run, some) ?? []),
          );
          return { size, color, options: choices, count: paired.counts[index], isOpen: paired.isOpen };
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
    const own = entry.options?.map(({ value }) => value);
    const key = `${JSON.stringify([entry.size?.choice, own])} ${entry.color ? colorKey(entry.color) : ''}`;
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

/** A size of two, the second in the place of what it says as well. */
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

/** The color or own choice of one of a run: the last before it where these stand before the run, else the first behind it. */
function besideOf<Pick extends Mention>(
  one: Mention,
  run: readonly Mention[],
  picks: readonly Pick[],
): Pick | undefined {
  const isBefore = (picks[0]?.from ?? 0) < (run[0]?.from ?? 0);
  return isBefore
    ? (picks.findLast(({ from }) => from < one.from) ?? picks[0])
    : (picks.find(({ from }) => from > one.from) ?? picks.at(-1));
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
