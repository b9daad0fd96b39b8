import { readFileSync } from 'node:fs';
import { type Font, type PathCommand, parse } from 'opentype.js';
import { look } from '../../lib/site/look';

/**
 * Sets text as outlines of the site's own heading face: a picture then needs no font of the machine that draws it and is the
 * same everywhere.
 */
export type Weight = 500 | 600;

export type Line = { text: string; size: number; weight?: Weight; tracking?: number };

const FOLDER = `node_modules/@fontsource/${look.headings}/files`;
const fonts = new Map<Weight, Font[]>();

/** The face, with its part for rarer Latin letters behind. Of the two formats, a parser without a decoder reads woff only. */
function facesOf(weight: Weight): Font[] {
  const known = fonts.get(weight);
  if (known) return known;
  const faces = ['latin', 'latin-ext'].map((part) => {
    const file = readFileSync(`${FOLDER}/${look.headings}-${part}-${weight}-normal.woff`);
    return withWholeLetters(parse(new Uint8Array(file).buffer));
  });
  fonts.set(weight, faces);
  return faces;
}

/** A face that puts no letters together of their parts, for which the parser cannot read the rules of some: texts come in whole ones (NFC). */
function withWholeLetters(font: Font): Font {
  const { features = [] } = (font.tables.gsub ?? {}) as { features?: { tag: string }[] };
  for (const feature of features) if (feature.tag === 'ccmp') feature.tag = 'none';
  return font;
}

/** Letters that stand in one face, one after the other; letters that neither has are left out. */
function runsOf(text: string, weight: Weight): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const font = facesOf(weight).find((face) => face.charToGlyphIndex(letter) > 0);
    if (!font) continue;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

const options = (tracking: number) => ({ kerning: true, letterSpacing: tracking });

/** How far a line reaches, in pixels. */
export function measure({ text, size, weight = 600, tracking = 0 }: Line): number {
  return runsOf(text, weight).reduce(
    (width, run) => width + run.font.getAdvanceWidth(run.text, size, options(tracking)),
    0,
  );
}

/** The outlines of a line as path data; `x` and `y` are the start of its baseline. */
export function outline(line: Line, x: number, y: number): string {
  const { text, size, weight = 600, tracking = 0 } = line;
  let data = '';
  let pen = x;
  for (const run of runsOf(text, weight)) {
    data += toPathData(run.font.getPath(run.text, pen, y, size, options(tracking)).commands);
    pen += run.font.getAdvanceWidth(run.text, size, options(tracking));
  }
  return data;
}

/** The library's own `toPathData` writes NaN for numbers such as 1e-14. */
function toPathData(commands: readonly PathCommand[]): string {
  const point = (x: number, y: number) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  return commands
    .map((command) => {
      if (command.type === 'Z') return 'Z';
      const end = point(command.x, command.y);
      if (command.type === 'Q') return `Q${point(command.x1, command.y1)} ${end}`;
      if (command.type === 'C') return `C${point(command.x1, command.y1)} ${point(command.x2, command.y2)} ${end}`;
      return `${command.type}${end}`;
    })
    .join('');
}

/** A text cut with '…' to at most that width. */
export function fit(line: Line, width: number): string {
  const text = line.text.replace(/\s+/g, ' ').trim();
  if (measure({ ...line, text }) <= width) return text;
  const letters = [...text];
  const cutAt = (count: number) => letters.slice(0, count).join('');
  // Halved again and again: a list of all makers is some thousand letters long.
  let [held, tooMany] = [0, letters.length + 1];
  while (tooMany - held > 1) {
    const count = Math.floor((held + tooMany) / 2);
    if (measure({ ...line, text: `${cutAt(count)}…` }) <= width) held = count;
    else tooMany = count;
  }
  return `${cutAt(held).trimEnd()}…`;
}

/**
 * A text broken into two lines of that width, or into `most` where two do not hold it, in the first of the sizes that does; the
 * last line is cut.
 */
export function wrap(text: string, { sizes, width, most }: { sizes: readonly number[]; width: number; most: number }) {
  const tries = sizes.map((size) => ({ size, lines: breakLines(text, size, width) }));
  const held = [2, most]
    .flatMap((count) => tries.filter(({ lines }) => lines.length <= count))
    .find(({ size, lines }) => lines.every((line) => measure({ text: line, size }) <= width));
  const { size, lines } = held ?? tries.at(-1) ?? { size: 0, lines: [] };
  const kept = [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')].filter(Boolean);
  return { size, lines: kept.map((line) => fit({ text: line, size }, width)) };
}

function breakLines(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measure({ text: longer, size }) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
