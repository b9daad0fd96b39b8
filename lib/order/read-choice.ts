import type { Choice } from '../catalogue/choice';
import { type SizeControl, sizeControls, summarizeSizes } from '../catalogue/sizes';
import type { IndexRow } from '../index/row';
import type { Atom } from './atoms';
import { isWord } from './atoms';
import { MOST_PIECES } from './limits';
import { type Mention, mentionsIn, type SizeMention } from './mentions';
import type { ColorMention } from './read-color';
import type { Ask, Role } from './resolution';
import { choiceOf, isLetterSize, offeredValue } from './size-words';
import { orderWords } from './words';

/** A choice of a product and how many of it. */
export type Entry = {
  choice: Choice;
  quantity: number;
  asks: readonly Ask[];
  doubts: readonly string[];
  isCounted: boolean;
};

/** What a line says of a product: entries, a role for each atom that was read, and how well the product fits what is named. */
export type ChoiceReading = { entries: readonly Entry[]; roles: ReadonlyMap<Atom, Role>; fit: number };

const filler = orderWords('filler');

type Count = { value: number | undefined; at: number; isEach: boolean };
/** From here on a bare figure that is a size is hardly a quantity. */
const LEAST_SIZE = 7;

/** Reads the atoms that name nothing for what they choose of a product; `before` is the choice of the line before, where this one takes it over. */
export function readChoice(
  atoms: readonly Atom[],
  named: ReadonlySet<Atom>,
  row: IndexRow,
  isColor: (stem: string) => boolean,
  before?: { choice: Choice; quantity: number },
): ChoiceReading {
  const controls = sizeControls(row.sizes);
  const isFree = (index: number) => {
    const atom = atoms[index];
    return atom !== undefined && atom.role === undefined && !named.has(atom);
  };
  const all = mentionsIn(atoms, isFree, { controls, colors: { colors: row.colors, isColor } });
  const roles = new Map<Atom, Role>();
  const asks = new Set<Ask>();
  const doubts: string[] = [];
  const { sizes, counts, asides } = settled(all, atoms, controls, named, asks);
  const colors = all.filter((mention) => mention.kind === 'color');
  for (const mention of all) {
    const role = asides.includes(mention)
      ? 'aside'
      : sizes.some((size) => size.from === mention.from)
        ? 'size'
        : mention.kind === 'color'
          ? 'color'
          : 'quantity';
    for (const atom of atoms.slice(mention.from, mention.to))
      if (role !== 'aside' || atom.value !== undefined) roles.set(atom, role);
  }
  const strange =
    controls.length > 0
      ? undefined
      : atoms.find(
          (atom, index) => isFree(index) && !roles.has(atom) && atom.text.length > 1 && isLetterSize(atom.text),
        );
  if (strange) doubts.push(`It comes in no choice of sizes: “${strange.text}” is left aside.`);
  if (asides.length > 0) {
    asks.add('quantity');
    doubts.push(
      `Left aside: ${asides
        .map(
          ({ from, to }) =>
            `“${atoms
              .slice(from, to)
              .map(({ text }) => text)
              .join('')}”`,
        )
        .join(', ')}.`,
    );
  }
  const fit =
    sizes.reduce((sum, { unmet }) => sum + (unmet.length > 0 ? -1 : 1), 0) +
    colors.reduce((sum, { color, doubt }) => sum + (color === undefined ? -1 : doubt ? 0.5 : 1), 0) -
    asides.length / 2;
  const entries = toEntries(sizes, colors, counts, atoms).map(({ size, color, count, isOpen }) =>
    finished({ size, color, count, isOpen }, row, controls, asks, doubts, before),
  );
  return { entries, roles, fit };
}

/** The sizes, counts and figures without a role among mentions. */
function settled(
  mentions: readonly Mention[],
  atoms: readonly Atom[],
  controls: readonly SizeControl[],
  named: ReadonlySet<Atom>,
  asks: Set<Ask>,
) {
  const sizes: SizeMention[] = mentions.filter((mention) => mention.kind === 'size');
  const counts: Count[] = mentions.flatMap((mention) =>
    mention.kind === 'quantity' ? [{ value: mention.value, at: mention.from, isEach: mention.isEach }] : [],
  );
  const figures = mentions.filter((mention) => mention.kind === 'figure');
  const asides: Mention[] = [];
  for (const mention of mentions) {
    if (mention.kind !== 'either') continue;
    const { from, to, written, choice, value } = mention;
    const isOther = sizes.some((size) => Object.keys(choice).some((name) => name in size.choice));
    const isAlone = !isOther && counts.length === 0 && figures.length === 0;
    if ((isOther && counts.length <= sizes.length) || (isAlone && from === 0))
      counts.push({ value, at: from, isEach: false });
    else sizes.push({ kind: 'size', from, to, choice, written, unmet: [] });
    if (isAlone) asks.add('quantity');
  }
  const taken = () => new Set(sizes.flatMap(({ choice, unmet }) => [...Object.keys(choice), ...unmet]));
  const needed = () => controls.filter(({ name, values }) => values.length > 1 && !taken().has(name));
  const isRun = sizes.length > 1;
  const isEach = counts.some((count) => count.isEach) && sizes.length > 0;
  const toCount = ({ value, from }: { value: number; from: number }) => counts.push({ value, at: from, isEach: false });
  for (const [index, figure] of figures.entries()) {
    const { value, from, to, written } = figure;
    // 'abc-102' is a number of something else.
    const isCode =
      atoms[from]?.isGlued === true &&
      atoms[from - 1]?.text === '-' &&
      atoms[from - 1]?.isGlued === true &&
      isWord(atoms[from - 2]) &&
      !isLetterSize((atoms[from - 2] as Atom).text);
    const isBetween =
      named.has(atoms[from - 1] as Atom) &&
      isWord(atoms[from - 1]) &&
      atoms[from - 1]?.cell === atoms[from]?.cell &&
      atoms[to]?.cell === atoms[from]?.cell &&
      named.has(atoms[to] as Atom) &&
      !/^[,;:()-]$/.test(atoms[from - 1]?.text ?? '');
    const next = atoms[to];
    const isLead =
      index === 0 &&
      counts.length === 0 &&
      atoms.slice(0, from).every(({ role, text }) => role !== undefined || !isWordOrFigure(text)) &&
      next !== undefined &&
      (isWord(next) || named.has(next));
    const isNegative = /^[-−]$/.test(atoms[from - 1]?.text ?? '') && atoms[from]?.isGlued && !atoms[from - 1]?.isGlued;
    const isSized = controls.length === 1 && counts.some(({ at }) => at === to) && figures.length + sizes.length > 1;
    const control = needed().find((one) => offeredValue(String(value), one) !== undefined);
    const [offered] = controls.filter((one) => offeredValue(String(value), one) !== undefined);
    // 'have 2 holes': a number of something else.
    const isOther =
      !isLead &&
      isWord(next) &&
      next.role === undefined &&
      !named.has(next) &&
      !filler.has(next.word) &&
      !mentions.some((mention) => mention.from === to);
    if (
      isBetween ||
      isOther ||
      isNegative ||
      isCode ||
      (!isSized && atoms[to]?.isGlued && isWord(atoms[to]) && !named.has(atoms[to] as Atom))
    )
      asides.push(figure);
    else if (isSized && offered)
      sizes.push({
        kind: 'size',
        from,
        to,
        choice: { [offered.name]: offeredValue(String(value), offered) as string },
        written,
        unmet: [],
      });
    else if (isLead && !isRun) toCount(figure);
    else if (control && !isRun && !(isSized && figures.length > 1)) {
      const choice = { [control.name]: offeredValue(String(value), control) as string };
      const last = sizes.at(-1);
      if (last && !(control.name in last.choice))
        sizes[sizes.length - 1] = { ...last, choice: { ...last.choice, ...choice }, to };
      else sizes.push({ kind: 'size', from, to, choice, written, unmet: [] });
      const others = figures.length > 1 || counts.length > 0;
      if (!others && value < LEAST_SIZE) for (const ask of ['size', 'quantity'] as const) asks.add(ask);
    } else if (isEach && offered)
      sizes.push({
        kind: 'size',
        from,
        to,
        choice: { [offered.name]: offeredValue(String(value), offered) as string },
        written,
        unmet: [],
      });
    else if (counts.length === 0 || isRun) {
      toCount(figure);
      // '38 40': two sizes, or so many of one.
      if (!isRun && offered && sizes.some(({ from: other }) => other < from)) {
        asks.add('quantity');
        asks.add(offered.name);
      }
    } else asides.push(figure);
  }
  // '4 XL' in the middle of a line may be a size 4XL.
  for (const { value, from, to } of figures) {
    const size = sizes.find((one) => one.from === to && !atoms[to]?.isGlued);
    if (
      size &&
      !isRun &&
      from > 0 &&
      atoms.slice(0, from).some(({ role }) => role !== 'position') &&
      choiceOf(`${value}${size.written}`, controls)
    )
      for (const ask of ['size', 'quantity'] as const) asks.add(ask);
  }
  return { sizes: sizes.sort((a, b) => a.from - b.from), counts: counts.sort((a, b) => a.at - b.at), asides };
}

const isWordOrFigure = (text: string) => /[\p{L}\d]/u.test(text);

type Open = {
  size?: SizeMention | undefined;
  color?: ColorMention | undefined;
  count?: Count | undefined;
  isOpen: boolean;
};

/** Sizes, colors and counts that belong together; `isOpen` where nobody can tell which count belongs to what. */
function toEntries(
  sizes: readonly SizeMention[],
  colors: readonly ColorMention[],
  counts: readonly Count[],
  atoms: readonly Atom[],
): Open[] {
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
  const shared = withoutTotal(counts, run.length);
  const paired = run.map((_, index) => shared.filter(({ at }) => groupOf(at) === index));
  const turned = inTurn(run, shared);
  const lastSize = run.at(-1)?.to ?? 0;
  // 'S/M/L 2/4/1'.
  const isListed = shared.length === run.length && shared.every(({ at }) => at >= lastSize);
  const isPaired = paired.every(({ length }) => length === 1);
  const [first] = shared;
  const colorOf = (index: number) =>
    distinct.size < 2 ? colors[0] : colors.find(({ from }) => groupOf(from) === index);
  const others =
    distinct.size > 1 &&
    sizes.length > 1 &&
    run.some((_, index) => colors.filter(({ from }) => groupOf(from) === index).length > 1);
  return run.map((mention, index): Open => {
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
function boundAfter(atoms: readonly Atom[], from: number, to: number, counts: readonly Count[]): number {
  for (let at = from; at < to; at += 1) {
    const { text = '', isGlued } = atoms[at] ?? {};
    if (/^[,;&+]$/.test(text) || (/^\/$/.test(text) && !isGlued) || /^and$/i.test(text)) return at;
  }
  const inside = counts.filter(({ at }) => at >= from && at < to);
  return inside.length === 1 && inside[0] && atoms[inside[0].at]?.isGlued ? inside[0].at + 1 : from;
}

/** Counts without one that is the sum of the others. */
function withoutTotal(counts: readonly Count[], length: number): readonly Count[] {
  if (counts.length !== length + 1) return counts;
  const sum = counts.reduce((total, { value = 0 }) => total + value, 0);
  const total = [counts[0], counts.at(-1)].find((one) => (one?.value ?? 0) * 2 === sum);
  return total ? counts.filter((one) => one !== total) : counts;
}

/** Size, number, size, number; or the other way round. */
function inTurn(run: readonly Mention[], counts: readonly Count[]): boolean {
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

function finished(
  { size, color, count, isOpen }: Open,
  row: IndexRow,
  controls: readonly SizeControl[],
  shared: ReadonlySet<Ask>,
  said: readonly string[],
  before?: { choice: Choice; quantity: number },
): Entry {
  const asks = new Set<Ask>(shared);
  const doubts = [...said];
  const choice: Record<string, string> = { ...before?.choice };
  const [only, another] = row.colors;
  if (color?.color !== undefined) choice.color = color.color;
  else if (color) {
    delete choice.color;
    if (another || row.colors.length === 0) asks.add('color');
  } else if (only && !another) choice.color = only.name;
  if (color && color.color === undefined && only && !another) asks.add('color');
  if (row.colors.length === 0) asks.delete('color');
  if (color?.doubt) doubts.push(color.doubt);
  if (!color && choice.color === undefined && another) asks.add('color');
  Object.assign(choice, size?.choice);
  for (const name of size?.unmet ?? []) delete choice[name];
  for (const { name, values } of controls) {
    if (values.length === 1 && values[0] !== undefined && !size?.unmet.includes(name)) choice[name] ??= values[0];
    if (choice[name] === undefined) asks.add(name);
  }
  if (size?.unmet.length) {
    doubts.push(`It comes in no size ${size.written}, only ${summarizeSizes(row.sizes)}.`);
    for (const name of size.unmet) asks.add(name);
  }
  if (size?.doubt) doubts.push(size.doubt);
  const written = count ? count.value : (before?.quantity ?? 1);
  const isNumber = written !== undefined && Number.isInteger(written) && written > 0 && written <= MOST_PIECES;
  if (!isNumber || isOpen) asks.add('quantity');
  const quantity = isNumber ? written : Math.min(MOST_PIECES, Math.max(1, Math.floor(written ?? 1)));
  if (written !== undefined && !isNumber) doubts.push(`The quantity ${written} is read as ${quantity}.`);
  if (isOpen) doubts.push('The line has more than one number that may be the quantity.');
  if (count && written === undefined) doubts.push('How many is not said.');
  return { choice, quantity, asks: [...asks], doubts, isCounted: count !== undefined };
}
