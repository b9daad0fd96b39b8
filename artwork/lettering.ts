import { path } from './markup';
import type { Point } from './outline';
import { num } from './path';

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
