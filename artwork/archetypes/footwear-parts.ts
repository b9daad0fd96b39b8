import { type SpotAt, spotsThrough } from '../callouts';
import { clip, group } from '../markup';
import type { Point } from '../outline';
import type { Pen } from '../pen';

/** The materials of a boot's upper: the hide, and the cloth that is let into it. */
export type Upper = 'canvas' | 'leather' | 'suede' | `${'leather' | 'suede'}-${'mesh' | 'nylon'}`;

/** The nap of suede as a paint named nap; goes into the drawing before its first use. */
export const SUEDE =
  '<pattern id="nap" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M1 2h.8M5 1h.8M3 5h.8M7 6h.8M1 8h.8M6 3.4h.8" stroke="#000" stroke-opacity=".28"/><path d="M3 2h.8M7 3h.8M5 7h.8M2 6.5h.8" stroke="#fff" stroke-opacity=".2"/></pattern>';

/** Moves every point of a path; works on paths of absolute M, L, C, Q and S commands whose numbers are parted by spaces. */
export type Plot = (d: string) => string;

/** Makes a plot from a rule for points. */
export function plot(move: (x: number, y: number) => Point): Plot {
  return (d) =>
    d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => {
      const [a, b] = move(Number(x), Number(y));
      return `${Math.round(a * 10) / 10} ${Math.round(b * 10) / 10}`;
    });
}

function samples(d: string): Point[] {
  const out: Point[] = [];
  for (const [, cmd, rest = ''] of d.matchAll(/([MLC])([^MLC]*)/g)) {
    const n = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const at = (i: number): number => n[i] ?? 0;
    if (cmd !== 'C') out.push([at(0), at(1)]);
    for (let i = 0; cmd === 'C' && i + 5 < n.length; i += 6) {
      const [x, y] = out[out.length - 1] ?? [0, 0];
      for (let s = 1; s <= 30; s += 1) {
        const [t, u] = [s / 30, 1 - s / 30];
        const mixed = (a: number, b: number, c: number, e: number): number =>
          u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * e;
        out.push([mixed(x, at(i), at(i + 2), at(i + 4)), mixed(y, at(i + 1), at(i + 3), at(i + 5))]);
      }
    }
  }
  return out;
}

/** Points at even steps along a path of M, L and C commands, with a gap before the first and after the last. */
export function spaced(d: string, count: number, before = 0, after = 0): Point[] {
  const line = samples(d);
  const reach = [0];
  for (let i = 1; i < line.length; i += 1) {
    const [a, b] = [line[i - 1] ?? [0, 0], line[i] ?? [0, 0]];
    reach.push((reach[i - 1] ?? 0) + Math.hypot(b[0] - a[0], b[1] - a[1]));
  }
  const total = reach[reach.length - 1] ?? 0;
  return Array.from({ length: count }, (_, i) => {
    const want = before + ((total - before - after) * i) / Math.max(1, count - 1);
    const j = Math.max(
      1,
      reach.findIndex((r) => r >= want),
    );
    const [a, b] = [line[j - 1] ?? [0, 0], line[j] ?? [0, 0]];
    const share = (want - (reach[j - 1] ?? 0)) / Math.max(0.01, (reach[j] ?? 0) - (reach[j - 1] ?? 0));
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  });
}

/** Draws a small piece once and shows it again at the other points; the id must be used once in the drawing. */
export function repeated(id: string, points: readonly Point[], make: (x: number, y: number) => string): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const [x, y] = [Math.round(first[0]), Math.round(first[1])];
  const again = rest.map(([a, b]) => `<use href="#${id}" x="${(a - x).toFixed(1)}" y="${(b - y).toFixed(1)}"/>`);
  return `<g id="${id}">${make(x, y)}</g>${again.join('')}`;
}

/** One piece of lace or cord with a light edge. */
export function laceCord(d: string, width: number, fill: string, line: string): string {
  const stroke = (color: string, w: number, more = ''): string =>
    `<path fill="none" stroke="${color}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"${more} d="${d}"/>`;
  return stroke(line, width + 2.4) + stroke(fill, width) + stroke('#fff', width * 0.3, ' stroke-opacity=".2"');
}

/** Crossed laces between two rows of points; the strands that come from the near row lie on top. */
export function crossed(
  near: readonly Point[],
  far: readonly Point[],
  width: number,
  fill: string,
  line: string,
): string {
  const at = (p: Point | undefined): string => (p ? `${p[0]} ${p[1]}` : '');
  let under = '';
  let over = '';
  for (let i = 0; i + 1 < near.length; i += 1) {
    under += `M${at(far[i])}L${at(near[i + 1])}`;
    over += `M${at(near[i])}L${at(far[i + 1])}`;
  }
  return (
    laceCord(`M${at(near[0])}L${at(far[0])}`, width, fill, line) +
    laceCord(under, width, fill, line) +
    laceCord(over, width, fill, line)
  );
}

/** A point of the pattern where the plot puts it. */
export function plotted(g: Plot, x: number, y: number): Point {
  const [a = 0, b = 0] = g(`${x} ${y}`).split(' ').map(Number);
  return [a, b];
}

/** Makes spots from points of the pattern. */
export function spotsOn(g: Plot, spotAt: SpotAt): SpotAt {
  return spotsThrough((x, y) => plotted(g, x, y), spotAt);
}

/** Words of facts about the sole, the toe and what lies between them. */
export const FOOT = /\btoe\b|\b(?:out|mid)?sole\b|\bshank\b|\btread\b|\blugs?\b|\bslip (?:resist|test)|\bwelt\b/;

/** Kinds of tread. */
export type Tread =
  | 'bars'
  | 'chevron'
  | 'cleat'
  | 'lug'
  | 'panama'
  | 'pentagon'
  | 'ripple'
  | 'smooth'
  | 'sport'
  | 'wedge';

const HEELED: readonly Tread[] = ['bars', 'chevron', 'cleat', 'lug', 'panama', 'smooth'];

/** True for soles whose heel is a block of its own. */
export function hasHeel(kind: Tread): boolean {
  return HEELED.includes(kind);
}

const TEETH: Readonly<Record<Tread, readonly [width: number, gap: number, depth: number, slant: number]>> = {
  bars: [15, 4, 3, 0],
  cleat: [26, 13, 17, 3],
  lug: [19, 8, 11, 0],
  panama: [22, 9, 11, 6],
  wedge: [40, 2, 2, 0],
  ripple: [9, 9, 11, 9],
  chevron: [10, 4, 5, 0],
  sport: [34, 5, 5, 0],
  pentagon: [22, 7, 7, 0],
  smooth: [400, 0, 0, 0],
};

/** The lower edge of a sole from toe to heel as points: teeth hang from a line whose height is given by a rule. */
export function treadEdge(kind: Tread, from: number, to: number, bottom: (x: number) => number): Point[] {
  const [width, gap, depth, slant] = TEETH[kind];
  const out: Point[] = [];
  for (let x = from; x < to; x += width + gap) {
    const end = Math.min(x + width, to);
    out.push([x, bottom(x)], [end, bottom(end)]);
    const next = Math.min(end + gap, to);
    if (depth && next < to)
      out.push(
        [end + Math.min(slant, gap), bottom(end) - depth],
        [Math.min(to, next + Math.min(slant, 2)), bottom(next) - depth],
      );
  }
  return out;
}

/** Outline of a sole from below: 440 long around the middle, toe up. */
export const SOLE =
  'M8 -220C54 -218 80 -170 77 -110C75 -64 57 -20 53 20C50 60 63 100 61 150C59 196 35 220 4 220C-30 220 -53 198 -55 152C-57 104 -40 60 -45 16C-49 -30 -75 -66 -75 -116C-75 -176 -40 -222 8 -220Z';

function pods(kind: Tread): string {
  let d = '';
  const rows = (from: number, pitch: number, draw: (y: number, row: number) => string, arch = 10): void => {
    for (let y = from, row = 0; y < 230; y += pitch, row += 1)
      if (!(hasHeel(kind) && y + arch > 34 && y + arch < 78)) d += draw(y, row);
  };
  if (kind === 'bars') rows(-226, 15, (y) => `M-92 ${y}H92v9H-92Z`, 9);
  if (kind === 'cleat')
    rows(-222, 46, (y, row) =>
      row % 2
        ? `M-92 ${y}h34l10 14l-10 16h-34ZM92 ${y}h-34l-10 14l10 16h34ZM-26 ${y + 4}h52l-10 24h-32Z`
        : `M-78 ${y}l42-6l12 18l-12 18h-42ZM78 ${y}l-42-6l-12 18l12 18h42ZM-10 ${y - 6}h20l6 30h-32Z`,
    );
  if (kind === 'lug')
    rows(
      -210,
      31,
      (y) => `M-92 ${y}l56 5l6 19l-62-5ZM92 ${y}l-56 5l-6 19l62-5ZM-22 ${y + 1}l22-10l22 10l-4 12l-18-9l-18 9Z`,
    );
  if (kind === 'panama')
    rows(
      -230,
      40,
      (y) =>
        `M-92 ${y - 14}l78 36v22l-78-36ZM92 ${y - 14}l-78 36v22l78-36ZM-5 ${y + 22}a5 5 0 1 1 10 0a5 5 0 1 1-10 0Z`,
      16,
    );
  if (kind === 'chevron') rows(-232, 17, (y) => `M-92 ${y - 10}l92 32l92-32v10l-92 32l-92-32Z`, 14);
  if (kind === 'ripple') rows(-226, 19, (y) => `M-92 ${y}q92 16 184 0v11q-92 16-184 0Z`);
  if (kind === 'wedge') rows(-226, 44, (y) => `M-92 ${y}q46 24 92 0q46-24 92 0v39q-46-24-92 0q-46 24-92 0Z`);
  if (kind === 'sport')
    rows(-226, 36, (y) =>
      y > 20 && y < 60 ? '' : `M-92 ${y}l68-8l6 30l-74 8ZM92 ${y}l-68-8l-6 30l74 8ZM-12 ${y - 6}l12-8l12 8l-3 24h-18Z`,
    );
  if (kind === 'pentagon')
    rows(-214, 29, (y, row) => {
      const xs = row % 2 ? [-73, -39, -5, 29, 63] : [-56, -22, 12, 46];
      return xs.map((x) => `M${x} ${y - 14}l14 11l-5 16h-18l-5-16Z`).join('');
    });
  return d;
}

/** Draws a sole from below around the origin; the colors are those of the rubber. */
export function tread(k: Pen, kind: Tread, base: string, light: string, id: string): string {
  const inner = plot((x, y) => [x * 0.92, y * 0.965])(SOLE);
  const teeth = pods(kind);
  const arch = hasHeel(kind)
    ? k.part('M-60 34C-30 28 30 28 66 34L60 72C30 66 -30 66 -56 72Z', {
        tone: base,
        line: 1.3,
        shade: 'tube',
        rim: false,
        print: false,
      })
    : '';
  const rubber =
    kind === 'smooth'
      ? k.part(
          'M-62 -110C-60 -164 -34 -198 8 -198C48 -196 66 -154 62 -108C58 -76 50 -58 46 -34C20 -24 -20 -24 -44 -34C-50 -58 -60 -80 -62 -110Z',
          { tone: light, line: 1.3, texture: 'grip', shade: 'round', rim: false, print: false },
        ) +
        k.part('M-80 60C-30 50 40 50 84 60L80 240L-80 240Z', {
          tone: light,
          line: 2,
          shade: 'round',
          rim: false,
          print: false,
        }) +
        k.stitch(plot((x, y) => [x * 0.86, y * 0.93])(SOLE)) +
        k.seam('M-26 120L36 108M-28 136L36 124M-28 152L34 140M-26 168L30 156', 1.4)
      : group(k.shadow(teeth, 0.35), 'translate(2 4)') +
        k.part(teeth, { tone: light, line: 1.3, rim: false, print: false });
  return (
    k.part(SOLE, { tone: base, shade: 'left', print: false }) +
    clip(id, inner, rubber + arch) +
    k.outline(inner, 1.3) +
    k.light('M-66 -150C-54 -190 -28 -212 4 -212', 0.25, 2)
  );
}
