import { attrs, CONDENSED, escapeText, path } from './markup';
import { box, num } from './path';

/** A part that the detail view shows and that a call-out can point at. */
export type Spot = {
  readonly x: number;
  readonly y: number;
  /** The part that is drawn there, in plain words that hold for every product with these options; at most 24 characters. */
  readonly part: string;
  /** Words of the facts that speak of this part, in lower case. */
  readonly match: RegExp;
};

/** A spot with the words that stand on its plate. */
export type Placed = { readonly spot: Spot; readonly label: string };

/** The radius of the lens of a detail view. */
export const LENS = 252;
const MOST = 3;
const FEW = 2;

/** Words of facts about the cloth itself, and not about one part of it. */
export const CLOTH =
  /^(?!.*(?:cuff|collar|pocket|lin(?:er|ing)\b|hood|sleeve|waist|knee|elbow|zip|button|gusset|vent)).*(?:fabric|finish|teflon|stretch|resist|wick|odou?r|moist|waterproof|breathable|no-fade|soil|weave)/;

/** Words of facts about a collar, and not about a hood in it. */
export const COLLAR = /^(?!.*hood).*(?:collar|neck|crew)/;

// Parts that a product lacks, or has only for those who order them so, cannot be pointed at.
const ABSENT = /^no \b|\b(?:not|none|without|optional|option|separate|sold)\b/;

/** The words of two patterns in one. */
export function either(a: RegExp, b: RegExp): RegExp {
  return new RegExp(`${a.source}|${b.source}`);
}

/** A spot in the units of the view. */
export function spot(x: number, y: number, part: string, match: RegExp): Spot {
  return { x, y, part, match };
}

/** Makes a spot at a point. */
export type SpotAt = typeof spot;

/** Makes spots from points that a drawing bends, turns or moves. */
export function spotsThrough(at: (x: number, y: number) => readonly [number, number], spotAt: SpotAt): SpotAt {
  return (x, y, part, match) => spotAt(...at(x, y), part, match);
}

/** The spots that lie inside the lens of a detail view. */
export function inLens(spots: readonly Spot[]): Spot[] {
  return spots.filter(({ x, y }) => Math.hypot(x - 300, y - 300) < LENS - 14);
}

/**
 * Gives each label to the first free spot that it speaks of, and leaves out labels without a spot. When fewer than two
 * labels are left, the free spots tell what part they are.
 */
export function placeCallouts(labels: readonly string[], spots: readonly Spot[]): Placed[] {
  const free = [...spots];
  const placed: Placed[] = [];
  for (const label of labels) {
    const words = label.toLowerCase();
    const at = ABSENT.test(words) ? -1 : free.findIndex(({ match }) => match.test(words));
    const [found] = at < 0 || placed.length >= MOST ? [] : free.splice(at, 1);
    if (found) placed.push({ spot: found, label });
  }
  if (placed.length >= FEW) return placed;
  const parts = free.filter(({ part }) => placed.every(({ label }) => !isSame(part, label)));
  return [...placed, ...parts.slice(0, MOST - placed.length).map((found) => ({ spot: found, label: found.part }))];
}

function isSame(part: string, label: string): boolean {
  return part.toLowerCase() === label.toLowerCase();
}

/** A question that a drawing asks of its labels; the answer is all that it takes from them. */
export type Question = (labels: readonly string[]) => string;

let recorded: Question[] | undefined;

/** Runs a drawing and gives the questions that it has asked of its labels. */
export function recordQuestions<Result>(draw: () => Result): { result: Result; questions: readonly Question[] } {
  const questions: Question[] = [];
  recorded = questions;
  try {
    return { result: draw(), questions };
  } finally {
    recorded = undefined;
  }
}

/** Draws the call-outs: a dot on each spot, an amber leader, and its words on a plate of paper in a corner of the view. */
export function callouts(labels: readonly string[], spots: readonly Spot[]): string {
  recorded?.push((others) => JSON.stringify(placeCallouts(others, spots)));
  const plates = seat(placeCallouts(labels, spots));
  return (
    plates.map(({ spot: { x, y }, left, top, w, h }) => leader(x, y, left + w / 2, top + h / 2)).join('') +
    plates.map(drawPlate).join('')
  );
}

type Sheet = {
  readonly lines: readonly string[];
  readonly widths: readonly number[];
  readonly w: number;
  readonly h: number;
};
type Plate = Sheet & { readonly spot: Spot; readonly left: number; readonly top: number };

const EDGE = 8;
const PAD = 11;
const LINE = 23;
/** Two plates side by side leave room between them. */
const WIDEST = 284;

function wordWidth(words: string): number {
  let w = 0;
  for (const c of words)
    w += /[iljtfr.,:;'|!()/ -]/.test(c) ? 5.6 : /[mwMW@%]/.test(c) ? 13.4 : /[A-Z0-9]/.test(c) ? 9.8 : 8.9;
  return w;
}

/** Breaks a label into at most three lines; a line that is still too long is set narrower. */
function sheetOf(label: string): Sheet {
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== undefined && wordWidth(`${last} ${word}`) <= WIDEST - 2 * PAD)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const shown = lines.slice(0, 3);
  const widths = shown.map((line) => Math.min(wordWidth(line), WIDEST - 2 * PAD));
  return { lines: shown, widths, w: Math.max(...widths, 20) + 2 * PAD, h: shown.length * LINE + PAD };
}

/** Seats each plate in a corner of its own, with short leaders that cross neither each other nor a dot. */
function seat(placed: readonly Placed[]): Plate[] {
  const sheets = placed.map(({ spot: at, label }) => ({ ...sheetOf(label), spot: at }));
  let best: { cost: number; plates: Plate[] } = { cost: Number.POSITIVE_INFINITY, plates: [] };
  const search = (plates: Plate[], used: readonly number[]): void => {
    const sheet = sheets[plates.length];
    if (!sheet) {
      const cost = costOf(plates);
      if (cost < best.cost) best = { cost, plates };
      return;
    }
    for (const corner of [0, 1, 2, 3]) {
      if (used.includes(corner)) continue;
      const left = corner % 2 ? 600 - EDGE - sheet.w : EDGE;
      const top = corner < 2 ? EDGE + 6 : 600 - EDGE - 6 - sheet.h;
      search([...plates, { ...sheet, left, top }], [...used, corner]);
    }
  };
  search([], []);
  return best.plates;
}

type Line = readonly [x: number, y: number, tx: number, ty: number];

function lineOf({ spot: { x, y }, left, top, w, h }: Plate): Line {
  return [x, y, left + w / 2, top + h / 2];
}

function costOf(plates: readonly Plate[]): number {
  let cost = 0;
  for (const [i, plate] of plates.entries()) {
    const line = lineOf(plate);
    cost += Math.hypot(line[0] - line[2], line[1] - line[3]);
    if (plates.some((other) => covers(other, plate.spot))) cost += 2000;
    for (const other of plates.slice(i + 1)) if (cross(line, lineOf(other))) cost += 600;
    for (const other of plates) if (other !== plate && distance(other.spot, line) < 22) cost += 400;
  }
  return cost;
}

function covers({ left, top, w, h }: Plate, { x, y }: Spot): boolean {
  return x > left - 10 && x < left + w + 10 && y > top - 10 && y < top + h + 10;
}

function cross(a: Line, b: Line): boolean {
  const side = (l: Line, x: number, y: number): boolean => (l[2] - l[0]) * (y - l[1]) > (l[3] - l[1]) * (x - l[0]);
  return side(a, b[0], b[1]) !== side(a, b[2], b[3]) && side(b, a[0], a[1]) !== side(b, a[2], a[3]);
}

function distance({ x, y }: Spot, [ax, ay, bx, by]: Line): number {
  const share = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2);
  const t = Math.max(0, Math.min(1, share));
  return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
}

function drawPlate({ lines, widths, left, top, w, h }: Plate): string {
  const text = lines
    .map(
      (line, i) =>
        `<text${attrs({ x: num(left + PAD), y: num(top + 23.5 + i * LINE), textLength: num(widths[i] ?? 0), lengthAdjust: 'spacingAndGlyphs' })}>${escapeText(line)}</text>`,
    )
    .join('');
  return `${path(box(left, top, w, h, 2), { fill: '#fbfaf6', stroke: '#12191c', 'stroke-width': 1.2 })}<g font-family="${CONDENSED}" font-size="20" font-weight="500" fill="#12191c">${text}</g>`;
}

function leader(x: number, y: number, tx: number, ty: number): string {
  const d = `M${num(x)} ${num(y)}L${num(tx)} ${num(ty)}`;
  return `${path(d, { stroke: '#fbfaf6', 'stroke-width': 4.4, 'stroke-opacity': 0.75 })}${path(d, { stroke: '#e07b00', 'stroke-width': 1.8 })}<circle cx="${num(x)}" cy="${num(y)}" r="6" fill="#e07b00" stroke="#fbfaf6" stroke-width="2"/>`;
}

/** Counts the labels that a region of the object has to show. */
export function wanted(labels: readonly string[], words: RegExp): number {
  recorded?.push((others) => `${count(others, words)};`);
  return count(labels, words);
}

function count(labels: readonly string[], words: RegExp): number {
  return labels.filter((label) => words.test(label.toLowerCase())).length;
}
