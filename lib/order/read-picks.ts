import type { Choice } from '../catalogue/choice';
import { type ChoiceControl, choiceControls } from '../catalogue/choice-controls';
import { type SizeControl, sizeControls } from '../catalogue/size-controls';
import type { IndexRow } from '../listing/row';
import { soldOf } from '../listing/sold-of';
import { type Atom, isWord, toAtoms } from './atoms';
import { countPacks } from './count-packs';
import { maybePartOf } from './figure-roles';
import { type Entry, finishEntry } from './finish-entry';
import type { Goods } from './goods';
import type { Mention } from './mention';
import { mentionsIn, type Reader } from './mentions';
import { colorWords } from './read-color';
import type { LineRole, OrderAsk } from './resolution';
import { settle, together } from './settle';
import { isLetterSize, isWidth } from './size-words';

/** The reading of a line for one product: entries, a role for each atom that was read, and how well the product fits what is named. */
export type ChoiceReading = { entries: readonly Entry[]; roles: ReadonlyMap<Atom, LineRole>; fit: number };

/**
 * Reads the atoms that name nothing for what they choose of a product; `before` is the choice of the line before, where this one takes it
 * over, and `variants` are those whose numbers the line has: what they do not leave is asked.
 */
export function readPicks(
  atoms: readonly Atom[],
  named: ReadonlySet<Atom>,
  row: IndexRow,
  goods: Goods,
  before?: { choice: Choice; quantity: number },
  variants: readonly Choice[] = [],
): ChoiceReading {
  const left = choiceControls(soldOf(row)).map((control) => leftBy(variants, control));
  const controls = sizeControls(row.sizes).map((control) => leftBy(variants, control));
  const isFree = (index: number) => {
    const atom = atoms[index];
    return atom !== undefined && atom.role === undefined && !named.has(atom);
  };
  const read = mentionsIn(atoms, isFree, readerOf(row, goods)).map((one) => countPacks(one, row.sold?.quantities));
  // 'Red' of a 'Red Key Ring' and the end of 'HC-14-BK' say a color where no other is said.
  const { name } = goods.wordsOf(goods.placeOf(row));
  const isOfName = (mention: Mention) =>
    (mention.kind === 'color' || mention.kind === 'option') &&
    [atoms[mention.from - 1], atoms[mention.to]].some((atom) => isWord(atom) && named.has(atom)) &&
    colorWords(mention.written).every((word) => name.includes(word));
  const isOfNumber = (mention: Mention) => mention.kind === 'color' && atoms[mention.from]?.isGlued === true;
  const surest = [
    (one: Mention) => !isOfName(one) && !isOfNumber(one),
    (one: Mention) => !isOfName(one),
    () => true,
  ].find((test) => read.some((one) => one.kind === 'color' && test(one)));
  const isSaidBeside = (one: Mention) =>
    read.some(
      (other) => other.kind === 'option' && one.kind === 'option' && other.name === one.name && !isOfName(other),
    );
  const all = read.filter((one) =>
    one.kind === 'color' ? surest?.(one) : !(one.kind === 'option' && isOfName(one) && isSaidBeside(one)),
  );
  const roles = new Map<Atom, LineRole>();
  const ofName = all.flatMap((one) => (isOfName(one) ? (one.kind === 'option' ? one.name : 'color') : []));
  const asks = new Set<OrderAsk>(ofName.filter((name) => name !== 'color' || row.colors.length > 1));
  const doubts: string[] = [];
  const { entries: open, sizes, asides, asks: unclear } = settleTurns(all, atoms, controls, named, before?.choice);
  for (const ask of unclear) asks.add(ask);
  if (all.some((mention) => maybePartOf(mention, sizes, atoms, controls)))
    for (const ask of ['size', 'quantity'] as const) asks.add(ask);
  if (sizes.some(({ width }) => width !== undefined) && !namesWidths(row)) asks.add('size');
  const colors = all.filter((mention) => mention.kind === 'color');
  for (const mention of all) {
    const role = asides.includes(mention)
      ? 'aside'
      : sizes.some((size) => size.from === mention.from)
        ? 'size'
        : mention.kind === 'color' || mention.kind === 'option'
          ? mention.kind
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
    sizes.filter(({ unmet }) => unmet.length === 0).length -
    sizes.filter(({ unmet }) => unmet.length > 0).length +
    colors.reduce((sum, { color, doubt }) => sum + (color === undefined ? -1 : doubt ? 0.5 : 1), 0) +
    all.reduce((sum, one) => sum + (one.kind === 'option' ? (one.value === undefined ? -1 : 1) : 0), 0) -
    asides.length / 2;
  const entries = open.map((entry) => finishEntry(entry, row, left, asks, doubts, before));
  return { entries, roles, fit };
}

/** A control with the values that some variants leave of it. */
function leftBy<Control extends ChoiceControl>(variants: readonly Choice[], control: Control): Control {
  const left = variants.map((choice) => choice[control.name]);
  return left.length === 0 || left.includes(undefined)
    ? control
    : { ...control, values: control.values.filter((value) => left.includes(value)) };
}

/** The controls and colors by which the picks of a product are read. */
export const readerOf = ({ sizes, colors, sold }: IndexRow, goods: Goods): Reader => ({
  controls: sizeControls(sizes),
  colors: {
    colors,
    isColor: (word) => goods.isColor(word),
    isPlain: (word) => goods.isPlainColor(word),
    names: goods.colorNames,
  },
  options: {
    options: sold?.options ?? [],
    isValue: (name, key) => goods.isOption(key, name),
  },
});

/** The picks after 'make that' in the place of what is said before it. */
function settleTurns(
  mentions: readonly Mention[],
  atoms: readonly Atom[],
  controls: readonly SizeControl[],
  named: ReadonlySet<Atom>,
  before?: Choice,
) {
  const turn = atoms.findLastIndex(({ isTurn }) => isTurn);
  const [first, then] = [mentions.filter(({ from }) => from < turn), mentions.filter(({ from }) => from > turn)];
  if (turn < 0 || first.length === 0 || then.length === 0) return settle(mentions, atoms, controls, named, before);
  const old = settle(first, atoms, controls, named, before);
  const [entry, other] = old.entries;
  const now = settle(then, atoms, controls, named, { ...before, ...entry?.size?.choice });
  const [changed, more] = now.entries;
  // 'change 2 of those to L' leaves the others as they are.
  const isPart = changed?.size !== undefined && (changed.count?.value ?? Infinity) < (entry?.count?.value ?? 1);
  const isClear = other === undefined && more === undefined && !isPart;
  const size = entry?.size && changed?.size ? together(entry.size, changed.size) : (changed?.size ?? entry?.size);
  return {
    entries: [
      {
        size,
        color: changed?.color ?? entry?.color,
        // The later ones stand behind, and win.
        options: [...(entry?.options ?? []), ...(changed?.options ?? [])],
        count: changed?.count ?? entry?.count,
        isOpen: !isClear,
      },
    ],
    sizes: [...old.sizes, ...now.sizes],
    asides: [...old.asides, ...now.asides],
    asks: new Set([...old.asks, ...now.asks]),
  };
}

/** Whether the facts of a product list the widths that it comes in: 'Widths: D, EEE'. */
const namesWidths = ({ lines }: IndexRow) =>
  lines.some((line) => toAtoms(line).filter(({ word }) => isWidth(word)).length > 1);
