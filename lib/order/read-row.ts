import type { Choice } from '../catalogue/choice';
import { type SizeControl, sizeControls, summarizeSizes } from '../catalogue/sizes';
import type { IndexRow } from '../index/row';
import { isIgnored } from '../search/normalise';
import { leftAside, type OrderEntry, toEntries } from './entries';
import { isSmall } from './is-small';
import type { Mention, UnmetMention } from './mention';
import { readMentions } from './mentions';
import { isUnit } from './number-words';
import { type Quantity, quantityOfCell } from './quantity';
import { type KnownColors, readColor } from './read-color';
import { type OrderToken, toTokens } from './token';
import { withoutName } from './without-name';

/** What a line says in columns of their own. */
export type Cells = Partial<Record<'quantity' | 'size' | 'waist' | 'length' | 'sleeve' | 'color', string>>;

/** What a line picks of a product, one entry a size, and the words that said nothing about it. */
export type RowReading = {
  entries: readonly { choice: Choice; quantity: number; doubts: readonly string[] }[];
  left: readonly OrderToken[];
};

/** Reads the words of a line that do not name the product for what it picks of it; `named` are those of its item number. */
export function readRow(
  row: IndexRow,
  { tokens, named }: { tokens: readonly OrderToken[]; named: readonly OrderToken[] },
  cells: Cells,
  known: KnownColors,
): RowReading {
  const controls = sizeControls(row.sizes);
  const free = withoutName(tokens, row, controls).filter((token) => !named.includes(token));
  const inCell = cells.color?.trim() ? readColor(toTokens([cells.color]), row.colors, known) : undefined;
  const ofColor = inCell ?? readColor(free, row.colors, known);
  const color =
    inCell && inCell.taken.length === 0
      ? { ...inCell, color: undefined, doubts: [unknownColor(cells.color ?? '', row)] }
      : ofColor;
  const taken = new Set(inCell ? [] : ofColor.taken);
  const { mentions, left } = readMentions(
    free.filter((token) => !taken.has(token)),
    controls,
  );
  const fixed: Quantity | undefined = cells.quantity === undefined ? undefined : quantityOfCell(cells.quantity);
  const sized = sizeCells(cells, controls);
  const numbers = sized ? mentions.filter(({ kind }) => kind === 'number') : mentions;
  const entries = toEntries(sized ? [...sized, ...numbers] : numbers, fixed);
  return {
    left: left.filter(({ word }) => !isIgnored(word) && !isUnit(word) && !isSmall(word)),
    entries: entries.map((entry) => {
      const size = readSize(entry, controls, row);
      return {
        choice: { ...(color.color !== undefined && { color: color.color }), ...size.choice },
        quantity: entry.quantity.quantity,
        doubts: [...entry.doubts, ...size.doubts, ...color.doubts, ...entry.quantity.doubts],
      };
    }),
  };
}

const NAMES = ['size', 'waist', 'length', 'sleeve'] as const;

function unknownColor(written: string, { colors }: IndexRow): string {
  return colors.length === 0
    ? 'It comes in no choice of colors.'
    : `It does not come in ${written}, only in ${colors.map(({ name }) => name).join(', ')}.`;
}

/** Sizes that stand in columns of their own; undefined where none does. */
function sizeCells(cells: Cells, controls: readonly SizeControl[]): Mention[] | undefined {
  const own = NAMES.flatMap((name) => (cells[name]?.trim() ? [{ name, cell: cells[name] ?? '' }] : []));
  const [first, second] = own;
  if (!first) return undefined;
  const isPlain = !second && first.name === 'size';
  const line = own.map(({ name, cell }) => (isPlain ? cell : `${name} ${cell}`)).join(' ');
  const { mentions } = readMentions(toTokens([line]), controls);
  const sizes = mentions.map((mention): Mention => {
    if (mention.kind !== 'size')
      return { ...(mention.kind === 'unmet' && mention), at: mention.at, kind: 'unmet', written: mention.written };
    const { number: _, ...sure } = mention;
    return { ...sure, isSure: true };
  });
  return sizes.length > 0 ? sizes : [{ kind: 'unmet', written: own.map(({ cell }) => cell).join(' '), at: 0 }];
}

/** The size as far as it is picked, and what is missing in it or not offered. */
function readSize(
  { choice, unmet }: OrderEntry,
  controls: readonly SizeControl[],
  row: IndexRow,
): { choice: Choice; doubts: string[] } {
  if (controls.length === 0)
    return { choice: {}, doubts: unmet ? [`It comes in no choice of sizes: “${unmet.written}” is left aside.`] : [] };
  const picked: Record<string, string> = { ...choice, ...unmet?.choice };
  if (unmet) return { choice: picked, doubts: [notOffered(unmet, row)] };
  for (const { name, values } of controls)
    if (values.length === 1 && values[0] !== undefined) picked[name] ??= values[0];
  const missing = controls.filter(({ name }) => !(name in picked));
  const isWhole = missing.length === controls.length;
  if (missing.length === 0) return { choice: picked, doubts: [] };
  return {
    choice: picked,
    doubts: [isWhole ? 'No size is named.' : `No ${missing.map(({ name }) => name).join(' and ')} is named.`],
  };
}

const MOST_LISTED = 8;

/** 'It comes in no size 7XL, only S–5XL.' */
function notOffered({ written, half }: UnmetMention, row: IndexRow): string {
  if (!half) return `It comes in no size ${written}, only ${summarizeSizes(row.sizes)}.`;
  const { name, values } = half.control;
  const list = values.length > MOST_LISTED ? `${values[0]} to ${values.at(-1)}` : values.join(', ');
  return `It comes in no ${name} ${half.written}, only ${list}.`;
}

/** The words of a line that say nothing about its product. */
export function doubtOfLeft(left: readonly OrderToken[]): string[] {
  return left.length === 0 ? [] : [leftAside(left.map(({ text }) => text))];
}
