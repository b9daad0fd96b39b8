import type { Colorway } from '../archetype';
import { lightness, mirrorPath, num, path, shade } from '../kit';

/** A point of a drawing. */
export type Point = readonly [x: number, y: number];

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

/** Words of facts about a clutch back. */
export const CLUTCH = /clutch|attach(?!.*(?:\bpin\b|screw|magnet|catch))/;

/** Words of facts about a pin with its catch. */
export const CATCH = /^(?!.*(?:clutch|magnet|screw)).*(?:attach|\bpin\b|catch)/;

/** Plated metals of a colourway: the body, and the raised trim that is gold on two-tone goods. */
export function metals(color: Colorway): { readonly body: Metal; readonly trim: Metal; readonly twoTone: boolean } {
  const value = Number.parseInt(color.hex.replace('#', ''), 16);
  const warm = ((value >> 16) & 255) - (value & 255);
  const twoTone = /two/i.test(color.name) || (warm > 45 && warm < 110 && lightness(color.hex) > 0.5);
  if (twoTone) return { body: SILVER, trim: GOLD, twoTone };
  const one = warm > 45 ? GOLD : SILVER;
  return { body: one, trim: one, twoTone };
}

/** Turns an outline into points; curves become `steps` straight pieces. */
export function flatten(d: string, steps = 9): Point[] {
  const out: Point[] = [];
  let [x, y] = [0, 0];
  for (const match of mirrorPath(mirrorPath(d)).matchAll(/([MLCQAZ])([^MLCQAZ]*)/g)) {
    const n = (match[2] ?? '')
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const at = (i: number): number => n[i] ?? 0;
    if (match[1] === 'Z') continue;
    if (match[1] === 'C' || match[1] === 'Q')
      for (let i = 1; i <= steps; i += 1) {
        const t = i / steps;
        const u = 1 - t;
        out.push(
          match[1] === 'C'
            ? [
                u * u * u * x + 3 * u * u * t * at(0) + 3 * u * t * t * at(2) + t * t * t * at(4),
                u * u * u * y + 3 * u * u * t * at(1) + 3 * u * t * t * at(3) + t * t * t * at(5),
              ]
            : [u * u * x + 2 * u * t * at(0) + t * t * at(2), u * u * y + 2 * u * t * at(1) + t * t * at(3)],
        );
      }
    else out.push([at(n.length - 2), at(n.length - 1)]);
    [x, y] = [at(n.length - 2), at(n.length - 1)];
  }
  return out.filter((p, i) => {
    const q = out[(i + 1) % out.length] ?? p;
    return Math.hypot(p[0] - q[0], p[1] - q[1]) > 0.4;
  });
}

/** Points of a circle. */
export function circle(cx: number, cy: number, r: number, count = 40): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const a = (i / count) * Math.PI * 2 - Math.PI / 2;
    return [cx + Math.cos(a) * r, cy + Math.sin(a) * r];
  });
}

const grid = (value: number): string => num(Math.round(value));

function tenths(value: number): string {
  const digits = String(Math.abs(value));
  const text = digits.length > 1 ? `${digits.slice(0, -1)}.${digits.slice(-1)}` : `.${digits}`;
  return (value < 0 ? '-' : '') + text.replace(/\.0$/, '') || '0';
}

function relative(d: string): string {
  let out = '';
  let [x, y] = [0, 0];
  let last = '';
  for (const match of d.matchAll(/([MLHVCQZ])([^MLHVCQZ]*)/g)) {
    const cmd = match[1] ?? 'Z';
    const n = ((match[2] ?? '').match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map((v) => Math.round(Number(v) * 10));
    let write = '';
    const put = (v: number): void => {
      const text = v === 0 ? '0' : tenths(v);
      write += write === '' || text.startsWith('-') ? text : ` ${text}`;
    };
    if (cmd === 'M') {
      put(n[0] ?? 0);
      put(n[1] ?? 0);
    } else if (cmd === 'H') put((n[0] ?? 0) - x);
    else if (cmd === 'V') put((n[0] ?? 0) - y);
    else for (let i = 0; i < n.length; i += 1) put((n[i] ?? 0) - (i % 2 ? y : x));
    const small = cmd === 'M' ? 'M' : cmd.toLowerCase();
    out +=
      small === last && small !== 'M' && small !== 'z' ? (write.startsWith('-') ? '' : ' ') + write : small + write;
    last = small;
    if (cmd === 'H') x = n[0] ?? x;
    else if (cmd === 'V') y = n[0] ?? y;
    else if (n.length > 1) [x, y] = [n[n.length - 2] ?? x, n[n.length - 1] ?? y];
  }
  return out;
}

/** Writes the outlines of a drawing with relative coordinates: the same picture in fewer bytes. */
export function tidy(markup: string): string {
  return markup.replace(/ d="([MLHVCQZ\d\s.,-]+)"/g, (_, d: string) => ` d="${relative(d)}"`);
}

/** A closed path through points. */
export function outlineOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;
}

function turnOf(points: readonly Point[]): number {
  let area = 0;
  points.forEach(([x, y], i) => {
    const [a, b] = points[(i + 1) % points.length] ?? [x, y];
    area += x * b - a * y;
  });
  return area > 0 ? 1 : -1;
}

function normals(points: readonly Point[]): Point[] {
  const turn = turnOf(points);
  return points.map(([x, y], i) => {
    const [a, b] = points[(i + 1) % points.length] ?? [x, y];
    const length = Math.hypot(a - x, b - y) || 1;
    return [(turn * (b - y)) / length, (-turn * (a - x)) / length];
  });
}

/** The outline moved inwards by a distance. */
export function inset(points: readonly Point[], by: number): Point[] {
  const edges = normals(points);
  return points.map(([x, y], i) => {
    const p = edges[(i + edges.length - 1) % edges.length] ?? [0, 0];
    const q = edges[i] ?? [0, 0];
    const [mx, my] = [p[0] + q[0], p[1] + q[1]];
    const scale = Math.min(2.6, 2 / Math.max(0.2, mx * mx + my * my));
    return [x - mx * by * scale, y - my * by * scale];
  });
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

/** A struck plate: outline, polished face and bevelled edge. */
export function struck(points: readonly Point[], metal: Metal, style: StruckStyle = {}): string {
  const { width = 7, line = 2.4, fill = metal.face, raised = true } = style;
  const d = outlineOf(points);
  return (
    path(d, { fill, stroke: metal.line, 'stroke-width': line * 2, 'stroke-linejoin': 'round' }) +
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
  return `${at} r="${num(r)}" fill="${fill}" stroke="${metal.line}" stroke-width="${num(line * 2)}"/>${at} r="${num(r - width / 2)}" fill="none" stroke="url(#${metal.kind}${raised ? 'Rim' : 'Sunk'})" stroke-width="${num(width)}"/>`;
}

/** A small raised piece: a light edge at the top left, a dark one at the bottom right. */
export function raise(d: string, metal: Metal, depth = 1.2, fill = metal.face, line = 0.9): string {
  return (
    path(d, { fill: metal.dark, transform: `translate(${depth} ${depth})`, 'fill-opacity': 0.8 }) +
    path(d, { fill: metal.light, transform: `translate(${-depth * 0.7} ${-depth * 0.7})` }) +
    path(d, { fill, stroke: metal.line, 'stroke-width': line, 'stroke-linejoin': 'round' })
  );
}

/** Soft shadow of a thin thing that lies on the paper. */
export function cast(d: string, dx = 7, dy = 10, opacity = 0.15): string {
  return path(d, { fill: '#000', 'fill-opacity': opacity, transform: `translate(${dx} ${dy})` });
}

/** Fine rays from a centre to an outline, as the ground of a die is cut. */
export function rays(points: readonly Point[], cx: number, cy: number, from: number, count = 72): string {
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const a = ((i + 0.5) / count) * Math.PI * 2;
    const [vx, vy] = [Math.cos(a), Math.sin(a)];
    let far = Number.POSITIVE_INFINITY;
    points.forEach(([x1, y1], k) => {
      const [x2, y2] = points[(k + 1) % points.length] ?? [x1, y1];
      const cross = vx * (y2 - y1) - vy * (x2 - x1);
      if (Math.abs(cross) < 1e-6) return;
      const t = ((x1 - cx) * (y2 - y1) - (y1 - cy) * (x2 - x1)) / cross;
      const s = ((x1 - cx) * vy - (y1 - cy) * vx) / cross;
      if (t > 0 && s >= 0 && s <= 1) far = Math.min(far, t);
    });
    if (Number.isFinite(far) && far > from + 4)
      d += `M${grid(cx + vx * from)} ${grid(cy + vy * from)}L${grid(cx + vx * far)} ${grid(cy + vy * far)}`;
  }
  return d;
}

// Block letters of an engraver: polylines on a grid 4 wide and 6 high, two digits a point.
const GLYPHS: Readonly<Record<string, string>> = {
  A: '060110304146 0444',
  B: '06003041423303 3344453606',
  C: '4130100105163645',
  D: '00063645413000',
  E: '40000646 0333',
  F: '400006 0333',
  G: '41301001051636454323',
  H: '0006 4046 0343',
  I: '0006',
  J: '40453616051504',
  K: '0006 400346',
  L: '000646',
  M: '0600234046',
  N: '06004640',
  O: '103041453616050110',
  P: '06003041423303',
  Q: '103041453616050110 2446',
  R: '06003041423303 2346',
  S: '413010010213334445361605',
  T: '0040 2026',
  U: '000516364540',
  V: '002640',
  W: '0006234640',
  X: '0046 4006',
  Y: '002340 2326',
  Z: '00400646',
  '0': '103041453616050110',
  '1': '011016',
  '2': '01103041420646',
  '3': '0110304142334445361605',
  '4': '36300444',
  '5': '400003334445361605',
  '6': '4130100105163645443303',
  '7': '00404216',
  '8': '13020110304142331304051636454433',
  '9': '0516364541301001021343',
  '.': '0606',
  '-': '0333',
  "'": '0001',
  '&': '460110213005163645',
  '/': '4006',
};

/** Where lettering goes: u runs along the words from their middle, v down from their top. */
export type Placing = (u: number, v: number) => Point;

/** Lettering as lines on a straight row, centred on x, with its top at y. */
export function row(x: number, y: number, bend = 0, half = 100): Placing {
  return (u, v) => [x + u, y + v + bend * (u / half) ** 2];
}

/** Lettering as lines on a circle; below the centre the words read upwards. */
export function ring(cx: number, cy: number, r: number, below = false): Placing {
  return (u, v) => {
    const a = (below ? Math.PI / 2 : -Math.PI / 2) + ((below ? -1 : 1) * u) / r;
    const at = below ? r + v : r - v;
    return [cx + Math.cos(a) * at, cy + Math.sin(a) * at];
  };
}

/** The lines of block letters of a height, not wider than the given width; returns the path and the weight of its stroke. */
export function letters(words: string, height: number, width: number, place: Placing): readonly [string, number] {
  const glyphs = [...words.toUpperCase()].map((c) => GLYPHS[c] ?? '');
  const wide = glyphs.map((g) => Math.max(0, ...[...g.replaceAll(' ', '')].filter((_, i) => i % 2 === 0).map(Number)));
  const advance = wide.map((w, i) => (glyphs[i] ? w + 2 : 2.4));
  const total = advance.reduce((sum, w) => sum + w, 0) - 2;
  const sy = height / 6;
  const sx = Math.min(sy * 0.98, width / total);
  let u = (-total * sx) / 2;
  let d = '';
  glyphs.forEach((g, i) => {
    for (const line of g.split(' ').filter(Boolean)) {
      const points = line.match(/../g) ?? [];
      d += `M${points
        .map((p) =>
          place(u + Number(p[0]) * sx, Number(p[1]) * sy)
            .map(num)
            .join(' '),
        )
        .join('L')}`;
    }
    u += (advance[i] ?? 0) * sx;
  });
  return [d.replace(/M([\d.-]+ [\d.-]+)L\1(?=M|$)/g, 'M$1h.1'), Math.min(sx, sy) * 1.15];
}

/** Engraved lettering filled with enamel. */
export function engraved(
  words: string,
  height: number,
  width: number,
  place: Placing,
  ink = '#16202e',
  catchLight = '#fff',
): string {
  if (!words) return '';
  const [d, weight] = letters(words, height, width, place);
  const common = { fill: 'none', 'stroke-width': weight, 'stroke-linecap': 'square', 'stroke-linejoin': 'round' };
  return (
    path(d, { ...common, stroke: catchLight, 'stroke-opacity': 0.75, transform: 'translate(.9 1)' }) +
    path(d, { ...common, stroke: ink })
  );
}

/** Points of a star with straight rays. */
export function starPoints(cx: number, cy: number, points: number, outer: number, inner: number, turn = 0): Point[] {
  return Array.from({ length: points * 2 }, (_, i) => {
    const a = (i / (points * 2)) * Math.PI * 2 - Math.PI / 2 + turn;
    const r = i % 2 ? inner : outer;
    return [cx + Math.cos(a) * r, cy + Math.sin(a) * r];
  });
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
      'stroke-width': line * 2,
      'stroke-linejoin': 'round',
    }) +
    parts
      .map((d, i) => (d ? path(d, { fill: metal.levels[i], stroke: metal.levels[i], 'stroke-width': 0.4 }) : ''))
      .join('')
  );
}

/** A ball of metal. */
export function ball(x: number, y: number, r: number, metal: Metal, line = 1.6): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${metal.face}" stroke="${metal.line}" stroke-width="${line}"/><circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="url(#ball)"/><circle cx="${num(x - r * 0.32)}" cy="${num(y - r * 0.36)}" r="${num(r * 0.24)}" fill="#fff" fill-opacity=".85"/>`;
}

function leaf(x: number, y: number, tx: number, ty: number, w: number): string {
  const [dx, dy] = [tx - x, ty - y];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * w, (dx / length) * w];
  const at = (f: number, side: number): string => `${grid(x + dx * f + nx * side)} ${grid(y + dy * f + ny * side)}`;
  return `M${grid(x)} ${grid(y)}C${at(0.45, 1.1)} ${at(0.94, 1.25)} ${grid(tx)} ${grid(ty)}C${at(0.94, -1.05)} ${at(0.45, -1.1)} ${grid(x)} ${grid(y)}Z`;
}

function feathers(roots: readonly Point[], tips: readonly Point[], count: number, w: number): string {
  const along = (line: readonly Point[], t: number): Point => {
    const f = t * (line.length - 1);
    const i = Math.min(line.length - 2, Math.floor(f));
    const [p, q] = [line[i] ?? [0, 0], line[i + 1] ?? [0, 0]];
    return [p[0] + (q[0] - p[0]) * (f - i), p[1] + (q[1] - p[1]) * (f - i)];
  };
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const t = i / (count - 1);
    const [p, q] = [along(roots, t), along(tips, t)];
    d += leaf(p[0], p[1], q[0], q[1], w);
  }
  return d;
}

/** An eagle with spread wings above a shield; its middle is at x 300, its wings span 150 to 450, y 58 to 210. */
export function eagle(metal: Metal): string {
  const arm: readonly Point[] = [
    [144, 112],
    [166, 92],
    [204, 84],
    [240, 100],
    [280, 128],
  ];
  const primaries = feathers(
    arm,
    [
      [112, 152],
      [122, 186],
      [150, 208],
      [186, 216],
      [226, 214],
      [270, 204],
    ],
    8,
    12,
  );
  const coverts = feathers(
    arm.map(([x, y]): Point => [x + 4, y - 2]),
    [
      [138, 138],
      [152, 160],
      [184, 168],
      [222, 170],
      [270, 172],
    ],
    7,
    11,
  );
  const mantle =
    'M288 132C266 124 246 128 226 122C204 116 180 118 160 124C146 128 138 122 140 112C146 94 168 78 194 74C226 70 262 88 290 112Z';
  const chest = 'M270 118C262 150 270 186 300 214C330 186 338 150 330 118Z';
  const head =
    'M276 136C284 124 284 112 289 99L283 99C278 100 275 104 274 110C267 102 267 90 276 84C281 80 287 80 291 76C297 64 314 60 326 68C336 76 337 92 331 104C329 116 324 124 326 138L314 130L304 142L294 131L286 142Z';
  let scales = '';
  for (let r = 0; r < 4; r += 1)
    for (let c = 0; c < 4 - (r % 2) - (r > 1 ? 1 : 0); c += 1) {
      const n = 4 - (r % 2) - (r > 1 ? 1 : 0);
      const x = 300 + (c - (n - 1) / 2) * 14;
      scales += `M${num(x - 7)} ${146 + r * 13}q7 12 14 0`;
    }
  const wing = (d: string): string => d + mirrorPath(d);
  return (
    path('M170 120L430 120L400 190L320 196L300 212L280 196L200 190Z', { fill: metal.dark }) +
    raise(wing(primaries), metal, 1.5, metal.face, 1.3) +
    raise(wing(coverts), metal, 1.2, metal.face, 1.1) +
    raise(wing(mantle), metal, 1.2, metal.face, 1.3) +
    path(wing('M150 114C164 102 184 98 204 100M172 108C188 106 206 106 224 112M212 92C232 94 250 104 266 116'), {
      fill: 'none',
      stroke: metal.dark,
      'stroke-width': 1.3,
      'stroke-linecap': 'round',
    }) +
    raise(chest, metal, 1.4, metal.face, 1.4) +
    path(scales, { fill: 'none', stroke: metal.dark, 'stroke-width': 1.4 }) +
    raise(head, metal, 1.4, metal.face, 1.4) +
    path('M291 98C286 96 280 97 277 99M312 112q-4 8-6 16M322 106q0 8-3 16M300 112q-2 8-5 14', {
      fill: 'none',
      stroke: metal.dark,
      'stroke-width': 1.3,
      'stroke-linecap': 'round',
    }) +
    `<circle cx="299" cy="84" r="3" fill="${metal.line}"/>${path('M292 79q7-4 13 1', { fill: 'none', stroke: metal.line, 'stroke-width': 1.8, 'stroke-linecap': 'round' })}`
  );
}

function emblem(kind: string, cx: number, cy: number, r: number, metal: Metal): string {
  const s = r / 50;
  const at = (d: string, pairs: Readonly<Record<string, string | number>>): string =>
    path(d, { ...pairs, transform: `translate(${num(cx)} ${num(cy)}) scale(${Math.round(s * 100) / 100})` });
  const lines = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' } as const;
  const relief = (d: string, w: number): string =>
    at(d, { ...lines, stroke: metal.dark, 'stroke-width': w + 2.4 }) +
    at(d, { ...lines, stroke: metal.levels[5] ?? metal.light, 'stroke-width': w });
  const laurel = (() => {
    let d = '';
    for (let i = 0; i < 5; i += 1) {
      const a = Math.PI / 2 + 0.4 + i * 0.46;
      const [x, y] = [Math.cos(a) * 37, Math.sin(a) * 37];
      d += leaf(x, y, Math.cos(a + 0.36) * 45, Math.sin(a + 0.36) * 45, 3.6);
      d += leaf(x, y, Math.cos(a + 0.4) * 29, Math.sin(a + 0.4) * 29, 3.6);
    }
    return d + mirrorPath(d, 0);
  })();
  const branch = at(laurel, { fill: metal.flat, stroke: metal.dark, 'stroke-width': 1 });
  if (kind === 'scales')
    return (
      relief('M0-34V26M-14 28H14M-26-24Q0-34 26-24', 3.2) +
      relief('M-26-24L-35 2M-26-24L-17 2M26-24L17 2M26-24L35 2', 1.2) +
      at('M-38 2H-14Q-16 13-26 13T-38 2ZM14 2H38Q36 13 26 13T14 2ZM-10 22H10L14 30H-14Z', {
        fill: metal.flat,
        stroke: metal.dark,
        'stroke-width': 1.2,
      })
    );
  if (kind === 'wreath') return branch + facetStar(cx, cy, 5, 24 * s, 9.6 * s, metal, 0.8);
  return kind === 'star' ? facetStar(cx, cy, 5, 40 * s, 16 * s, metal, 0.9) : '';
}

/** A round seal in relief: rope edge, enamel ring with dots, emblem. */
export function seal(kind: string, cx: number, cy: number, r: number, metal: Metal, enamel = '#1d3557'): string {
  if (kind === 'none') return '';
  return (
    struckDisc(cx, cy, r, metal, { width: r * 0.09, line: 1.2 }) +
    `<circle cx="${cx}" cy="${cy}" r="${num(r * 0.81)}" fill="${enamel}" stroke="${metal.line}" stroke-width="1"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${num(r * 0.81)}" fill="none" stroke="${metal.light}" stroke-width="${num(r * 0.06)}" stroke-linecap="round" stroke-dasharray="0 ${num((r * 0.81 * Math.PI) / 12)}"/>` +
    struckDisc(cx, cy, r * 0.7, metal, { width: r * 0.05, line: 0.8, fill: metal.sunk, raised: false }) +
    emblem(kind, cx, cy, r * 0.62, metal)
  );
}

/** A pin with a safety catch on the back of a badge: joint at the left, catch at the right. */
export function pinAndCatch(x: number, y: number, w: number, safety = true): string {
  const [l, r] = [x - w / 2, x + w / 2];
  const steel = { fill: 'url(#steel)', stroke: '#1d2429', 'stroke-width': 1.3, 'stroke-linejoin': 'round' } as const;
  const dark = { fill: 'none', stroke: '#1d2429', 'stroke-linecap': 'round' } as const;
  return (
    path(`M${l} ${y}H${r + 10}`, {
      ...dark,
      stroke: '#000',
      'stroke-opacity': 0.25,
      'stroke-width': 6,
      transform: 'translate(4 6)',
    }) +
    path(`M${l - 16} ${y - 15}h32v30h-32Z`, steel) +
    path(`M${l} ${y}L${r + 12} ${y}`, { ...dark, 'stroke-width': 6.6 }) +
    path(`M${l} ${y}L${r + 11} ${y}`, { ...dark, stroke: '#dfe4e7', 'stroke-width': 4 }) +
    path(`M${l} ${y - 1.2}L${r + 8} ${y - 1.2}`, { ...dark, stroke: '#fff', 'stroke-width': 1.2 }) +
    path(`M${l - 11} ${y - 11}h16q7 11 0 22h-16Z`, steel) +
    `<circle cx="${l - 3}" cy="${y}" r="4" fill="#59626a" stroke="#1d2429"/>` +
    path(`M${r - 15} ${y - 15}h30v30h-30Z`, steel) +
    path(
      `M${r - 9} ${y + 9}C${r - 13} ${y - 6} ${r - 8} ${y - 14} ${r + 1} ${y - 14}C${r + 9} ${y - 14} ${r + 12} ${y - 7} ${r + 11} ${y - 1}L${r + 5} ${y - 1}C${r + 5} ${y - 6} ${r + 3} ${y - 8} ${r} ${y - 8}C${r - 5} ${y - 8} ${r - 5} ${y} ${r - 2} ${y + 9}Z`,
      { ...steel, fill: 'url(#steelAcross)' },
    ) +
    (safety
      ? path(`M${r - 6} ${y + 3}h19q5 0 5 4v2q0 3-5 3h-19Z`, { ...steel, fill: '#aab2b8' }) +
        path(`M${r + 8} ${y + 4}v7M${r + 12} ${y + 4}v7`, { ...dark, 'stroke-width': 1 })
      : '')
  );
}

/** A post with its clutch, seen from behind. */
export function clutch(x: number, y: number, r: number, metal: Metal): string {
  const wings = `M${num(x - r * 0.5)} ${num(y + r * 0.6)}L${num(x - r * 1.25)} ${num(y + r * 0.9)}L${num(x - r * 1.25)} ${num(y - r * 0.9)}L${num(x - r * 0.5)} ${num(y - r * 0.6)}ZM${num(x + r * 0.5)} ${num(y + r * 0.6)}L${num(x + r * 1.25)} ${num(y + r * 0.9)}L${num(x + r * 1.25)} ${num(y - r * 0.9)}L${num(x + r * 0.5)} ${num(y - r * 0.6)}Z`;
  return (
    `<ellipse cx="${num(x + r * 0.3)}" cy="${num(y + r * 0.4)}" rx="${num(r * 1.3)}" ry="${num(r)}" fill="#000" fill-opacity=".25"/>` +
    raise(wings, metal, 1, metal.flat, 1.2) +
    struckDisc(x, y, r, metal, { width: r * 0.24, line: 0.8 }) +
    `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r * 0.4)}" fill="${metal.sunk}" stroke="${metal.dark}" stroke-width="1.2"/>` +
    ball(x, y, r * 0.2, metal, 0.9)
  );
}

/** A screw post with its knurled nut, seen from behind. */
export function screwNut(x: number, y: number, r: number, metal: Metal): string {
  const edge = Array.from({ length: 36 }, (_, i): Point => {
    const a = (i / 36) * Math.PI * 2;
    const at = i % 2 ? r : r * 0.92;
    return [x + Math.cos(a) * at, y + Math.sin(a) * at];
  });
  return (
    `<circle cx="${num(x + r * 0.2)}" cy="${num(y + r * 0.3)}" r="${num(r)}" fill="#000" fill-opacity=".25"/>` +
    struck(edge, metal, { width: r * 0.2, line: 0.8 }) +
    struckDisc(x, y, r * 0.36, metal, { width: r * 0.1, line: 0.7, raised: false, fill: metal.sunk }) +
    ball(x, y, r * 0.18, metal, 0.8)
  );
}

/** A round window in a detail view that shows another spot of the object. */
export function loupe(id: string, inner: string, cx: number, cy: number, r: number, paper = '#e8ebea'): string {
  const d = `M${num(cx - r)} ${num(cy)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
  return `${path(d, { fill: paper, stroke: '#fbfaf6', 'stroke-width': 7 })}<clipPath id="${id}">${path(d)}</clipPath><g clip-path="url(#${id})">${inner}</g>${path(d, { fill: 'none', stroke: '#6c767c', 'stroke-width': 1.6 })}`;
}

/** Faint outline of the thing that a piece is worn on; reads on light and on dark grounds. */
export function ghost(d: string, dashed = false): string {
  return path(d, {
    fill: 'none',
    stroke: '#7a8589',
    'stroke-opacity': 0.62,
    'stroke-width': 1.6,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
    'stroke-dasharray': dashed ? '5 5' : undefined,
  });
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

const ENAMELS: Readonly<Record<string, string>> = {
  blue: '#1f437f',
  navy: '#182a4d',
  red: '#a81f2b',
  white: '#f2f2ec',
  green: '#2c6b45',
  black: '#1a1e23',
  yellow: '#e5b52c',
  gold: '#d9a92b',
  purple: '#56387c',
  orange: '#d4681f',
};

/** The colour of an enamel by its name; an unknown name is blue. */
export function enamel(name: string): string {
  return ENAMELS[name.trim().toLowerCase()] ?? '#1f437f';
}

/** A rectangle as points; round corners have three facets. */
export function plate(x: number, y: number, w: number, h: number, r = 0): Point[] {
  if (r <= 0)
    return [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ];
  const corner = (cx: number, cy: number, from: number): Point[] =>
    [0, 30, 60, 90].map((deg) => {
      const a = ((from + deg) * Math.PI) / 180;
      return [cx + Math.cos(a) * r, cy + Math.sin(a) * r];
    });
  return [
    ...corner(x + r, y + r, 180),
    ...corner(x + w - r, y + r, 270),
    ...corner(x + w - r, y + h - r, 0),
    ...corner(x + r, y + h - r, 90),
  ];
}

/** A cell of hard enamel, a little below the metal around it. */
export function cell(points: readonly Point[], colour: string, metal: Metal): string {
  return (
    path(outlineOf(points), { fill: colour, stroke: metal.line, 'stroke-width': 1 }) +
    path(outlineOf(points), { fill: 'url(#slant)' }) +
    bevel(points, 1.8, metal, false)
  );
}
