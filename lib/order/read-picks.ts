import type { Choice } from '../catalogue/choice';
import { type SizeControl, sizeControls } from '../catalogue/sizes';
import type { IndexRow } from '../index/row';
import type { Atom } from './atoms';
import { isWord } from './atoms';
import { type Entry, finishEntry } from './finish-entry';
import type { Mention, SizeMention } from './mention';
import { mentionsIn } from './mentions';
import type { LineRole, OrderAsk } from './resolution';
import { choiceOf, isLetterSize, labelOf, offeredValue } from './size-words';
import { type RunCount, toEntries } from './to-entries';
import { orderWords } from './words';

/** The reading of a line for one product: entries, a role for each atom that was read, and how well the product fits what is named. */
export type ChoiceReading = { entries: readonly Entry[]; roles: ReadonlyMap<Atom, LineRole>; fit: number };

const filler = orderWords('filler');

/** From here on a bare figure that is a size is hardly a quantity. */
const LEAST_SIZE = 7;

/** Reads the atoms that name nothing for what they choose of a product; `before` is the choice of the line before, where this one takes it over. */
export function readPicks(
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
  const roles = new Map<Atom, LineRole>();
  const asks = new Set<OrderAsk>();
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
    finishEntry({ size, color, count, isOpen }, row, controls, asks, doubts, before),
  );
  return { entries, roles, fit };
}

/** The sizes, counts and figures without a role among mentions. */
function settled(
  mentions: readonly Mention[],
  atoms: readonly Atom[],
  controls: readonly SizeControl[],
  named: ReadonlySet<Atom>,
  asks: Set<OrderAsk>,
) {
  const sizes: SizeMention[] = mentions.filter((mention) => mention.kind === 'size');
  const counts: RunCount[] = mentions.flatMap((mention) =>
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
  // 'sizes 8 9 10': a label in the plural is for all that follow.
  const isListed = sizes.some(
    ({ from }) => /s$/.test(atoms[from]?.word ?? '') && labelOf(atoms[from]?.word ?? '') !== undefined,
  );
  const isEach = (counts.some((count) => count.isEach) && sizes.length > 0) || isListed;
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
    const isSized =
      controls.length === 1 &&
      counts.some(({ at }) => at === to || (at === to + 1 && atoms[to]?.text === '=')) &&
      figures.length + sizes.length > 1;
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
      const isListed = isAlone(atoms, from) && sizes.some((size) => isAlone(atoms, size.from));
      if (!isRun && !isListed && offered && sizes.some(({ from: other }) => other < from)) {
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

/** Whether an atom stands alone between commas, as in a list of one thing each. */
const isAlone = (atoms: readonly Atom[], at: number) =>
  atoms[at - 1]?.text === ',' && (atoms[at + 1] === undefined || atoms[at + 1]?.text === ',');

const isWordOrFigure = (text: string) => /[\p{L}\d]/u.test(text);
