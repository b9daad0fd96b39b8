import { num } from './path';

/** Paint of the kit: its markup under the id that it is given. */
type Paint = (id: string) => string;

/** Deterministic numbers between 0 and 1, so that a camouflage print is the same in every build. */
function randoms(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** One soft patch of camouflage around a point. */
function blob(cx: number, cy: number, rx: number, ry: number, corners: number, next: () => number): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * Math.PI * 2;
    const reach = 0.55 + next() * 0.75;
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach] as const;
  });
  const at = (i: number): readonly [number, number] => points[(i + corners) % corners] ?? [cx, cy];
  const r = Math.round;
  let d = `M${r(at(0)[0])} ${r(at(0)[1])}`;
  for (let i = 0; i < corners; i += 1) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const from = i === 0 ? `C${r(b[0] + (c[0] - a[0]) / 5)} ${r(b[1] + (c[1] - a[1]) / 5)} ` : 'S';
    d += `${from}${r(c[0] - (e[0] - b[0]) / 5)} ${r(c[1] - (e[1] - b[1]) / 5)} ${r(c[0])} ${r(c[1])}`;
  }
  return d;
}

type Layer = { readonly fill: string; readonly count: number; readonly rx: number; readonly ry: number };

/** A repeating print; patches that cross the edge come back on the other side. */
function camouflage(id: string, size: number, seed: number, layers: readonly Layer[]): string {
  const next = randoms(seed);
  const paths = layers.map((layer) => {
    let d = '';
    for (let i = 0; i < layer.count; i += 1) {
      const x = ((i + 0.2 + next() * 0.6) / layer.count) * size;
      const y = next() * size;
      const [rx, ry] = [layer.rx * (0.7 + next() * 0.6), layer.ry * (0.7 + next() * 0.6)];
      const start = Math.floor(next() * 4294967296);
      for (const dx of [-size, 0, size])
        for (const dy of [-size, 0, size]) {
          const inside =
            x + dx + rx * 1.3 > 0 && x + dx - rx * 1.3 < size && y + dy + ry * 1.3 > 0 && y + dy - ry * 1.3 < size;
          if (inside) d += blob(x + dx, y + dy, rx, ry, rx > 12 ? 7 : 5, randoms(start));
        }
    }
    return `<path fill="${layer.fill}" d="${d}"/>`;
  });
  return tile(size, size, paths.join(''))(id);
}

/** A print of square cells in runs, as digital camouflage has. */
function digital(id: string): string {
  const next = randoms(11);
  const cell = 5;
  const cells = 20;
  const layers = ['#6f7568', '#5a605b', '#b9b8a4'].map((stroke) => {
    let d = '';
    for (let i = 0; i < 9; i += 1) {
      let x = Math.floor(next() * cells);
      const y = Math.floor(next() * cells);
      const rows = 2 + Math.floor(next() * 3);
      for (let row = 0; row < rows; row += 1) {
        const run = 1 + Math.floor(next() * 5);
        const cy = (((y + row) % cells) + 0.5) * cell;
        d += `M${num(x * cell)} ${num(cy)}h${run * cell}`;
        if (x + run > cells) d += `M${num((x - cells) * cell)} ${num(cy)}h${run * cell}`;
        x = (x + Math.floor(next() * 3) - 1 + cells) % cells;
      }
    }
    return `<path stroke="${stroke}" stroke-width="5" d="${d}"/>`;
  });
  return tile(cell * cells, cell * cells, layers.join(''))(id);
}

function tile(w: number, h: number, inner: string, turn = ''): Paint {
  return (id) =>
    `<pattern id="${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="${turn}"` : ''}>${inner}</pattern>`;
}

type Stop = readonly [offset: number, color: string, opacity?: number];

function gradient(axis: string, stops: readonly Stop[]): Paint {
  const marks = stops
    .map(([o, c, a]) => `<stop offset="${o}" stop-color="${c}"${a === undefined ? '' : ` stop-opacity="${a}"`}/>`)
    .join('');
  return (id) =>
    axis.startsWith('cx')
      ? `<radialGradient id="${id}" ${axis}>${marks}</radialGradient>`
      : `<linearGradient id="${id}" ${axis}>${marks}</linearGradient>`;
}

const ACROSS = 'x2="1"';
const DOWN = 'x2="0" y2="1"';
const SLANT = 'x2="1" y2="1"';
const K = '#000';
const W = '#fff';

/** Every paint of the kit by id; the wrapper adds only those that a drawing refers to. */
export const DEFS: Readonly<Record<string, Paint>> = {
  // Light and shade, laid over a fill.
  round: gradient(ACROSS, [
    [0, K, 0.1],
    [0.09, W, 0.1],
    [0.27, W, 0.2],
    [0.52, K, 0],
    [0.82, K, 0.18],
    [1, K, 0.4],
  ]),
  tube: gradient(ACROSS, [
    [0, K, 0.2],
    [0.12, W, 0.08],
    [0.25, W, 0.26],
    [0.42, W, 0.07],
    [0.7, K, 0.16],
    [1, K, 0.44],
  ]),
  tubeDown: gradient(DOWN, [
    [0, K, 0.1],
    [0.17, W, 0.28],
    [0.36, W, 0.07],
    [0.7, K, 0.16],
    [1, K, 0.44],
  ]),
  slant: gradient(SLANT, [
    [0, W, 0.22],
    [0.42, W, 0.03],
    [0.6, K, 0.05],
    [1, K, 0.34],
  ]),
  down: gradient(DOWN, [
    [0, W, 0.16],
    [0.4, K, 0],
    [1, K, 0.28],
  ]),
  up: gradient(DOWN, [
    [0, K, 0.34],
    [0.35, K, 0.05],
    [1, W, 0.06],
  ]),
  left: gradient(ACROSS, [
    [0, W, 0.15],
    [0.5, K, 0],
    [1, K, 0.36],
  ]),
  right: gradient(ACROSS, [
    [0, K, 0.34],
    [0.5, K, 0],
    [1, K, 0.16],
  ]),
  ball: gradient('cx=".36" cy=".3" r=".8"', [
    [0, W, 0.42],
    [0.42, W, 0.06],
    [0.7, K, 0.1],
    [1, K, 0.42],
  ]),
  // The same with the sheen of leather: a band of light where the form turns to the top left.
  roundSheen: gradient(ACROSS, [
    [0, K, 0.18],
    [0.16, W, 0.1],
    [0.27, W, 0.3],
    [0.4, W, 0.04],
    [0.8, K, 0.16],
    [0.93, K, 0.4],
    [1, K, 0.24],
  ]),
  tubeSheen: gradient(ACROSS, [
    [0, K, 0.2],
    [0.14, W, 0.08],
    [0.24, W, 0.36],
    [0.34, W, 0.06],
    [0.72, K, 0.18],
    [0.92, K, 0.44],
    [1, K, 0.26],
  ]),
  slantSheen: gradient(SLANT, [
    [0, W, 0.14],
    [0.24, W, 0.3],
    [0.4, W, 0.04],
    [0.62, K, 0.08],
    [0.88, K, 0.36],
    [1, K, 0.22],
  ]),
  downSheen: gradient(DOWN, [
    [0, W, 0.12],
    [0.16, W, 0.28],
    [0.34, W, 0.02],
    [0.8, K, 0.28],
    [1, K, 0.2],
  ]),
  // The edge of a part: light at the top left, a shadow at the bottom right.
  edge: gradient(SLANT, [
    [0, W, 0.62],
    [0.45, W, 0.12],
    [0.55, K, 0.1],
    [1, K, 0.4],
  ]),
  pool: gradient('cx=".5" cy=".5" r=".5"', [
    [0, K, 0.4],
    [0.6, K, 0.18],
    [1, K, 0],
  ]),
  glow: gradient('cx=".5" cy=".5" r=".5"', [
    [0, W, 0.5],
    [0.5, W, 0.18],
    [1, W, 0],
  ]),
  // Materials, used as a fill.
  steel: gradient(SLANT, [
    [0, '#f4f6f7'],
    [0.3, '#c3c9ce'],
    [0.5, '#e8ebed'],
    [0.75, '#9aa2a9'],
    [1, '#747d85'],
  ]),
  steelAcross: gradient(ACROSS, [
    [0, '#8b939a'],
    [0.2, '#eef1f2'],
    [0.45, '#b9c0c5'],
    [0.8, '#7d868d'],
    [1, '#5c656c'],
  ]),
  gold: gradient(SLANT, [
    [0, '#fbeeb4'],
    [0.3, '#d9b54a'],
    [0.5, '#f3dc8b'],
    [0.75, '#b48a22'],
    [1, '#8a6614'],
  ]),
  brass: gradient(SLANT, [
    [0, '#efdba0'],
    [0.4, '#b8954a'],
    [1, '#7a5d24'],
  ]),
  gunmetal: gradient(SLANT, [
    [0, '#8f989f'],
    [0.3, '#545c63'],
    [0.48, '#7c858c'],
    [0.62, '#4a5158'],
    [1, '#2b3136'],
  ]),
  polymer: gradient(SLANT, [
    [0, '#7e868d'],
    [0.16, '#596168'],
    [0.45, '#3f454b'],
    [1, '#25292d'],
  ]),
  rubber: gradient(DOWN, [
    [0, '#5c6268'],
    [0.18, '#41474c'],
    [0.6, '#2f3438'],
    [1, '#1f2326'],
  ]),
  lens: gradient('cx=".38" cy=".34" r=".75"', [
    [0, '#ffffff'],
    [0.25, '#dcecf2'],
    [0.6, '#8fb0bd'],
    [1, '#3d5964'],
  ]),
  mirrored: gradient('cx=".5" cy=".5" r=".5"', [
    [0, '#fffdf0'],
    [0.25, '#f6efc9'],
    [0.45, '#9aa3a8'],
    [0.7, '#e6eaec'],
    [1, '#7b858c'],
  ]),
  // Weaves and grains, laid over a fill.
  twill: tile(4, 4, '<path d="M0 0V4" stroke="#fff" stroke-opacity=".04" stroke-width="1.6"/>', 'rotate(35)'),
  ripstop: tile(
    7,
    7,
    '<path d="M0 .5H7M.5 0V7" stroke="#fff" stroke-opacity=".075" stroke-width=".9"/><path d="M0 1.5H7M1.5 0V7" stroke="#000" stroke-opacity=".09" stroke-width=".9"/>',
  ),
  knit: tile(5, 5, '<path d="M0 1L2.5 4L5 1" fill="none" stroke="#000" stroke-opacity=".12" stroke-width="1.1"/>'),
  pique: tile(
    6,
    6,
    '<path d="M1 1h2v2h-2zM4 4h2v2h-2z" fill="#000" fill-opacity=".1"/><path d="M4 1h2v2h-2zM1 4h2v2h-2z" fill="#fff" fill-opacity=".06"/>',
  ),
  birdseye: tile(
    7,
    7,
    '<circle cx="1.75" cy="1.75" r="1.2" fill="#000" fill-opacity=".2"/><circle cx="5.25" cy="5.25" r="1.2" fill="#000" fill-opacity=".2"/>',
  ),
  rib: tile(
    5,
    5,
    '<path d="M1 0V5" stroke="#000" stroke-opacity=".28" stroke-width="1.4"/><path d="M3 0V5" stroke="#fff" stroke-opacity=".1"/>',
  ),
  ribAcross: tile(
    5,
    5,
    '<path d="M0 1H5" stroke="#000" stroke-opacity=".28" stroke-width="1.4"/><path d="M0 3H5" stroke="#fff" stroke-opacity=".1"/>',
  ),
  mesh: tile(
    8,
    8,
    '<circle cx="2" cy="2" r="1.5" fill="#000" fill-opacity=".3"/><circle cx="6" cy="6" r="1.5" fill="#000" fill-opacity=".3"/>',
  ),
  leather: tile(
    17,
    13,
    '<path d="M1 3q3-2 5 0M9 1q2 2 5 1M3 8q4 2 6-1M12 7q3-2 4 1M6 12q2-2 5 0" fill="none" stroke="#000" stroke-opacity=".22"/><path d="M2 5q3 1 4-1M11 4q3 1 4-1M5 10q3 1 4-1" fill="none" stroke="#fff" stroke-opacity=".13"/>',
  ),
  nylon: tile(
    6,
    6,
    '<path d="M0 0h3v3h-3zM3 3h3v3h-3z" fill="#fff" fill-opacity=".1"/><path d="M3 0V6M0 3H6M0 0H6M0 0V6" stroke="#000" stroke-opacity=".13" stroke-width=".7"/>',
  ),
  ballistic: tile(
    12,
    12,
    '<path d="M0 0h6v6h-6zM6 6h6v6h-6z" fill="#fff" fill-opacity=".14"/><path d="M2 6V12M4 6V12M8 0V6M10 0V6M0 2H6M0 4H6M6 8H12M6 10H12" stroke="#000" stroke-opacity=".22" stroke-width=".9"/>',
  ),
  webbing: tile(
    4,
    6,
    '<path d="M0 1L2 4L4 1" fill="none" stroke="#fff" stroke-opacity=".12"/><path d="M0 4L2 7L4 4M0-2L2 1L4-2" fill="none" stroke="#000" stroke-opacity=".18"/>',
  ),
  loop: tile(
    6,
    6,
    '<path d="M0 2q1.5-2 3 0t3 0M0 5q1.5 2 3 0t3 0" fill="none" stroke="#fff" stroke-opacity=".14"/><path d="M2 4q1 1 2 0" fill="none" stroke="#000" stroke-opacity=".3"/>',
  ),
  fleece: tile(
    11,
    10,
    '<path d="M1 2q2-2 3 0M6 4q2-2 3 0M2 7q2 2 3 0M8 8q1 2 3 0" fill="none" stroke="#000" stroke-opacity=".16"/><path d="M4 4q2 2 2 0M8 1q2 1 2-1" fill="none" stroke="#fff" stroke-opacity=".12"/>',
  ),
  grip: tile(
    7,
    7,
    '<circle cx="3.5" cy="3.5" r="1.8" fill="#000" fill-opacity=".3"/><circle cx="3" cy="3" r=".8" fill="#fff" fill-opacity=".16"/>',
  ),
  knurl: tile(
    5,
    5,
    '<path d="M0 0L5 5M5 0L0 5" stroke="#000" stroke-opacity=".4" stroke-width=".9"/><path d="M2.5 1L4 2.5" stroke="#fff" stroke-opacity=".25" stroke-width=".8"/>',
  ),
  basketweave: tile(
    20,
    20,
    '<path d="M0 0h10v10h-10zM10 10h10v10h-10z" fill="#000" fill-opacity=".14"/><path d="M1 2.2h8M1 5h8M1 7.8h8M11 12.2h8M11 15h8M11 17.8h8M12.2 1v8M15 1v8M17.8 1v8M2.2 11v8M5 11v8M7.8 11v8" stroke="#000" stroke-opacity=".42" stroke-width="1.1"/><path d="M1 3.4h8M1 6.2h8M11 13.4h8M11 16.2h8M13.4 1v8M16.2 1v8M3.4 11v8M6.2 11v8" stroke="#fff" stroke-opacity=".14"/><path d="M0 0H20M0 10H20M0 0V20M10 0V20" stroke="#000" stroke-opacity=".5"/>',
  ),
  // Prints, laid over the base color of the goods.
  multicam: (id) =>
    camouflage(id, 150, 5, [
      { fill: '#a2946a', count: 5, rx: 34, ry: 16 },
      { fill: '#69704c', count: 6, rx: 28, ry: 13 },
      { fill: '#5f4a34', count: 5, rx: 22, ry: 8 },
      { fill: '#3a3126', count: 5, rx: 12, ry: 3.5 },
      { fill: '#c9bd98', count: 6, rx: 8, ry: 3 },
    ]),
  woodland: (id) =>
    camouflage(id, 160, 31, [
      { fill: '#a1936b', count: 4, rx: 34, ry: 22 },
      { fill: '#5b442f', count: 5, rx: 36, ry: 19 },
      { fill: '#3f5233', count: 2, rx: 26, ry: 14 },
      { fill: '#23241f', count: 5, rx: 25, ry: 10 },
    ]),
  digital,
};
