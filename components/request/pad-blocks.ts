import { groupBy } from '@/lib/catalogue/group-by';
import { foldText } from '@/lib/fold';
import type { Mark, Resolution } from '@/lib/order/resolution';
import { forNoOne } from '@/lib/request/request-messages';
import type { Wearers } from '@/lib/visitor/person-sizes';
import { isOrdered, type OrderedLine, type Pick } from './pad-picks';

/** A written line with the things that it orders, by their places among the resolutions. */
export type WrittenGroup = { text: string; at: number; marks: readonly Mark[]; things: readonly Thing[] };
type Thing = { line: OrderedLine; index: number };

/** A thing as it is shown: what was read, the buyer's decisions, and what is known of the people they may be for. */
export type ThingProps = { line: OrderedLine; pick: Pick; known: Wearers | undefined; onPick: (pick: Pick) => void };

/** A table, before its rows. */
export type ReadTable = Extract<Resolution, { kind: 'table' }>;

/** A part of what was read, as it is shown. */
export type PadBlock =
  | { kind: 'prose'; lines: readonly Resolution[] }
  | { kind: 'heading'; text: string; at: number }
  | { kind: 'table'; table: ReadTable }
  /** Lines, and where they are a person's the name. */
  | { kind: 'lines'; person?: string; lines: readonly WrittenGroup[] };

/** The parts of what was read: lines that order nothing in one, and the lines of a person together where a roster was read. */
export function padBlocks(found: readonly Resolution[]): PadBlock[] {
  const tables = found.filter((line) => line.kind === 'table');
  const isRoster = tables.some(({ columns }) => columns.includes('person'));
  const ofTables = new Set(tables.map(({ at }) => at));
  const blocks: PadBlock[] = [];
  let stretch: Thing[] = [];
  let heading: Resolution | undefined;
  const end = () => {
    const isHeaded = heading !== undefined && stretch[0]?.line.under === heading.text && isForSomebody(stretch[0]);
    const isGrouped = isRoster || isHeaded || hasSeveralOfOne(stretch);
    if (heading && !isHeaded) blocks.push({ kind: 'heading', text: heading.text, at: heading.at });
    if (stretch.length > 0) blocks.push(...linesOf(stretch, isGrouped));
    stretch = [];
    heading = undefined;
  };
  for (const [index, line] of found.entries()) {
    if (isOrdered(line)) {
      stretch.push({ line, index });
      continue;
    }
    // The names of a table's columns are told with the table.
    if (line.kind === 'heading' && ofTables.has(line.at)) continue;
    end();
    const before = blocks.at(-1);
    if (line.kind === 'heading') heading = line;
    else if (line.kind === 'table') blocks.push({ kind: 'table', table: line });
    else if (before?.kind === 'prose') blocks.splice(-1, 1, { kind: 'prose', lines: [...before.lines, line] });
    else blocks.push({ kind: 'prose', lines: [line] });
  }
  end();
  return blocks;
}

const personOf = ({ line }: Thing) => foldText(line.person ?? '');
const isForSomebody = (thing: Thing) => personOf(thing) !== '';

function hasSeveralOfOne(things: readonly Thing[]): boolean {
  const named = things.filter(isForSomebody);
  return new Set(named.map(personOf)).size < named.length;
}

function linesOf(things: readonly Thing[], isGrouped: boolean): PadBlock[] {
  if (!isGrouped || !things.some(isForSomebody)) return [{ kind: 'lines', lines: byWrittenLine(things) }];
  return [...groupBy(things, personOf)].map(([key, some]) => ({
    kind: 'lines',
    person: (key !== '' && some[0]?.line.person) || forNoOne,
    lines: byWrittenLine(some),
  }));
}

function byWrittenLine(things: readonly Thing[]): WrittenGroup[] {
  return [...groupBy(things, ({ line }) => String(line.at)).values()].map((some) => {
    const [{ line }] = some as [Thing];
    return {
      text: line.text,
      at: line.at,
      marks: mergedMarks(some.flatMap((thing) => thing.line.marks)),
      things: some,
    };
  });
}

/** The marks of all that a line orders, in its order; a piece that one of them explains is explained. */
function mergedMarks(marks: readonly Mark[]): Mark[] {
  const merged: Mark[] = [];
  const isWorse = ({ role }: Mark) => Number(role === 'aside');
  for (const mark of [...marks].sort((a, b) => isWorse(a) - isWorse(b) || a.start - b.start)) {
    if (!merged.some(({ start, end }) => start < mark.end && mark.start < end)) merged.push(mark);
  }
  return merged.sort((a, b) => a.start - b.start);
}
