import type { Colorway } from './archetype';
import { lightness, shade } from './color';
import { path } from './markup';
import { inset, normals, outlineOf, type Point, starPoints } from './outline';
import { num } from './path';
/** One plated metal: its polished face and the seven tones of a bevel from the far side to the light. */
export type Metal = {
  readonly kind: 'gold' | 'silver';
  /** Paint of a polished face. */
  readonly face: string;
  /** Flat tone of the metal, for small pieces. */
  readonly flat: string;
  /** Tone of a sunk ground. */
  readonly sunk: string;
  readonly levels: readonly string[];
  readonly light: string;
  readonly dark: string;
  readonly line: string;
};

const GOLD: Metal = {
  kind: 'gold',
  face: 'url(#gold)',
  flat: '#dfbd58',
  sunk: '#b4892a',
  levels: ['#6b4d0c', '#8a6616', '#ab8225', '#cda43c', '#e6c565', '#f6e19a', '#fff6d2'],
  light: '#fff3c4',
  dark: '#72530f',
  line: '#33260a',
};

const SILVER: Metal = {
  kind: 'silver',
  face: 'url(#steel)',
  flat: '#ccd2d6',
  sunk: '#98a1a8',
  levels: ['#4c545b', '#6a737a', '#8b949b', '#adb5bb', '#ced4d8', '#e9edef', '#ffffff'],
  light: '#ffffff',
  dark: '#59626a',
  line: '#21282d',
};

/** Plated metals of a colorway: the body, and the raised trim that is gold on two-tone goods. */
export function metals(color: Colorway): { readonly body: Metal; readonly trim: Metal; readonly twoTone: boolean } {
  const value = Number.parseInt(color.hex.replace('#', ''), 16);
  const warm = ((value >> 16) & 255) - (value & 255);
  const twoTone = /two/i.test(color.name) || (warm > 45 && warm < 110 && lightness(color.hex) > 0.5);
  if (twoTone) return { body: SILVER, trim: GOLD, twoTone };
  const one = warm > 45 ? GOLD : SILVER;
  return { body: one, trim: one, twoTone };
}

/** A struck edge of a given width inside an outline; every facet is as light as its slope towards the top left. */
export function bevel(points: readonly Point[], width: number, metal: Metal, raised = true): string {
  const inner = inset(points, width);
  const edges = normals(points);
  const levels = edges.map(([nx, ny]) => {
    const facing = (nx * -0.57 + ny * -0.82) * (raised ? 1 : -1);
    return Math.max(0, Math.min(6, Math.round((facing + 1) * 3)));
  });
  const count = points.length;
  const parts: string[][] = metal.levels.map(() => []);
  let start = levels.findIndex((level, i) => level !== levels[(i + count - 1) % count]);
  if (start < 0) start = 0;
  for (let done = 0; done < count; ) {
    const first = (start + done) % count;
    const level = levels[first] ?? 3;
    let run = 1;
    while (done + run < count && levels[(first + run) % count] === level) run += 1;
    const outer: Point[] = [];
    const back: Point[] = [];
    for (let i = 0; i <= run; i += 1) {
      const p = points[(first + i) % count];
      const q = inner[(first + i) % count];
      if (p && q) {
        outer.push(p);
        back.unshift(q);
      }
    }
    parts[level]?.push(outlineOf([...outer, ...back]));
    done += run;
  }
  return parts
    .map((list, i) =>
      list.length ? path(list.join(''), { fill: metal.levels[i], stroke: metal.levels[i], 'stroke-width': 0.5 }) : '',
    )
    .join('');
}

/** How a piece is struck. */
export type StruckStyle = {
  readonly width?: number;
  readonly line?: number;
  readonly fill?: string;
  readonly raised?: boolean;
};

/** The width of an outline that a bevel covers to the half; that of a whole piece is a little wider, so that bright metal stands out from a light board. */
function rimOf(line: number): number {
  return line < 2 ? line * 2 : line * 2 + 1.2;
}

/** A struck plate: outline, polished face and bevelled edge. */
export function struck(points: readonly Point[], metal: Metal, style: StruckStyle = {}): string {
  const { width = 7, line = 2.4, fill = metal.face, raised = true } = style;
  const d = outlineOf(points);
  return (
    path(d, { fill, stroke: metal.line, 'stroke-width': rimOf(line), 'stroke-linejoin': 'round' }) +
    bevel(points, width, metal, raised)
  );
}

/** Paints for round edges; every drawing with a seal, a nut or a clutch carries them once. */
export function rims(list: readonly Metal[]): string {
  return [...new Set(list)]
    .map((m) =>
      [m.levels, [...m.levels].reverse()]
        .map(
          (levels, i) =>
            `<linearGradient id="${m.kind}${i ? 'Sunk' : 'Rim'}" x1=".15" y1=".08" x2=".85" y2=".92">${[6, 4, 2, 0]
              .map((l, k) => `<stop offset="${[0, 0.35, 0.65, 1][k]}" stop-color="${levels[l]}"/>`)
              .join('')}</linearGradient>`,
        )
        .join(''),
    )
    .join('');
}

/** A struck round plate; the file must carry the rims of its metal. */
export function struckDisc(cx: number, cy: number, r: number, metal: Metal, style: StruckStyle = {}): string {
  const { width = 7, line = 2.4, fill = metal.face, raised = true } = style;
  const at = `<circle cx="${num(cx)}" cy="${num(cy)}"`;
  return `${at} r="${num(r)}" fill="${fill}" stroke="${metal.line}" stroke-width="${num(rimOf(line))}"/>${at} r="${num(r - width / 2)}" fill="none" stroke="url(#${metal.kind}${raised ? 'Rim' : 'Sunk'})" stroke-width="${num(width)}"/>`;
}

/** A small raised piece: a light edge at the top left, a dark one at the bottom right. */
export function raise(d: string, metal: Metal, depth = 1.2, fill = metal.face, line = 0.9): string {
  return (
    path(d, { fill: metal.dark, transform: `translate(${depth} ${depth})`, 'fill-opacity': 0.8 }) +
    path(d, { fill: metal.light, transform: `translate(${-depth * 0.7} ${-depth * 0.7})` }) +
    path(d, { fill, stroke: metal.line, 'stroke-width': line, 'stroke-linejoin': 'round' })
  );
}

/** A ball of metal. */
export function ball(x: number, y: number, r: number, metal: Metal, line = 1.6): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${metal.face}" stroke="${metal.line}" stroke-width="${line}"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="url(#ball)"/><circle cx="${num(x - r * 0.32)}" cy="${num(y - r * 0.36)}" r="${num(r * 0.24)}" fill="#fff" fill-opacity=".85"/>`;
}

/** A star with a ridge on each ray: the facets that face the top left are light. */
export function facetStar(
  cx: number,
  cy: number,
  points: number,
  outer: number,
  inner: number,
  metal: Metal,
  line = 2.4,
): string {
  const tips = starPoints(cx, cy, points, outer, inner);
  const parts: string[] = metal.levels.map(() => '');
  tips.forEach((p, i) => {
    const q = tips[(i + 1) % tips.length] ?? p;
    const [ex, ey] = [q[0] - p[0], q[1] - p[1]];
    const length = Math.hypot(ex, ey) || 1;
    const facing = (ey / length) * -0.57 + (-ex / length) * -0.82;
    const level = Math.max(0, Math.min(6, Math.round((facing * 0.92 + 1) * 3)));
    parts[level] += `M${num(cx)} ${num(cy)}L${num(p[0])} ${num(p[1])}L${num(q[0])} ${num(q[1])}Z`;
  });
  return (
    path(outlineOf(tips), {
      fill: metal.flat,
      stroke: metal.line,
      'stroke-width': rimOf(line),
      'stroke-linejoin': 'round',
    }) +
    parts
      .map((d, i) => (d ? path(d, { fill: metal.levels[i], stroke: metal.levels[i], 'stroke-width': 0.4 }) : ''))
      .join('')
  );
}

/** The back of a struck piece: a flat plate in the tone of its metal with the sunk mirror of its edge. */
export function backPlate(points: readonly Point[], metal: Metal): string {
  const d = outlineOf(points);
  return (
    path(d, { fill: shade(metal.flat, -0.08), stroke: metal.line, 'stroke-width': 4.8, 'stroke-linejoin': 'round' }) +
    path(d, { fill: 'url(#slant)' }) +
    bevel(points, 5, metal) +
    path(outlineOf(inset(points, 13)), {
      fill: 'none',
      stroke: metal.dark,
      'stroke-opacity': 0.45,
      'stroke-width': 1.2,
    })
  );
}
