import { path } from './markup';
import { facetStar, type Metal, raise, struckDisc } from './metal';
import { grid, type Point } from './outline';
import { mirrorPath, num } from './path';

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
