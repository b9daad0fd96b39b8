import { group, path } from '../markup';
import { box, disc, num, poly } from '../path';
import type { Material, PartStyle, Pen } from '../pen';

/** Outline color of hardware that does not follow the color of the goods. */
export const INK = '#0b0f12';

/** Foreshortening of a turned cylinder: 0 is a plain side elevation, about 0.3 shows its right end. */
export type Turn = number;

/** A turned piece along the x axis from radius r0 to r1; its right end is the visible one. */
export function barrel(k: Pen, x0: number, r0: number, x1: number, r1: number, e: Turn, style: PartStyle = {}): string {
  const d = `M${num(x0)} ${num(-r0)}A${num(e * r0)} ${num(r0)} 0 0 0 ${num(x0)} ${num(r0)}L${num(x1)} ${num(r1)}A${num(e * r1)} ${num(r1)} 0 0 0 ${num(x1)} ${num(-r1)}Z`;
  return k.part(d, { shade: 'tubeDown', ...style });
}

/** The visible end of a turned piece. */
export function face(x: number, r: number, e: Turn): string {
  return disc(x, 0, Math.max(e * r, 0.1), r);
}

/** The half of a ring around a turned piece that can be seen. */
export function ringLine(x: number, r: number, e: Turn): string {
  return `M${num(x)} ${num(-r)}A${num(e * r)} ${num(r)} 0 0 0 ${num(x)} ${num(r)}`;
}

/** Several rings at an even pitch as one path. */
export function ringLines(x0: number, x1: number, count: number, r0: number, r1: number, e: Turn): string {
  return Array.from({ length: count }, (_, i) => {
    const f = count === 1 ? 0 : i / (count - 1);
    return ringLine(x0 + (x1 - x0) * f, r0 + (r1 - r0) * f, e);
  }).join('');
}

/** A split key ring; only the part between two angles in degrees is drawn when they are given. */
export function splitRing(cx: number, cy: number, r: number, w = 6, squash = 1): string {
  const d = disc(cx, cy, r, r * squash);
  const line = (stroke: string, width: number): string => path(d, { fill: 'none', stroke, 'stroke-width': width });
  return (
    line(INK, w + 2.6) +
    line('#aab2b8', w) +
    path(disc(cx - w * 0.1, cy - w * 0.12, r, r * squash), {
      fill: 'none',
      stroke: '#f1f4f5',
      'stroke-width': w * 0.3,
    }) +
    path(disc(cx, cy, r - w * 0.12, (r - w * 0.12) * squash), {
      fill: 'none',
      stroke: '#4b545b',
      'stroke-width': w * 0.14,
    }) +
    path(`M${num(cx + r * 0.62)} ${num(cy - r * squash * 0.78)}l${num(w * 0.5)} ${num(-w * 0.5)}`, {
      stroke: INK,
      'stroke-width': 1.4,
    })
  );
}

/** A cord or a strap with round section along a path. */
export function cord(d: string, width: number, tone: string): string {
  const line = (stroke: string, w: number, more: Record<string, string | number> = {}): string =>
    path(d, {
      fill: 'none',
      stroke,
      'stroke-width': w,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      ...more,
    });
  return (
    line('#fff', width + 4.6, { 'stroke-opacity': 0.16 }) +
    line(INK, width + 2.6) +
    line(tone, width) +
    line('#fff', width * 0.34, {
      'stroke-opacity': 0.18,
      'stroke-dasharray': `${num(width * 0.6)} ${num(width * 0.5)}`,
      'stroke-linecap': 'butt',
    })
  );
}

/** A thin dimension line with end marks and a figure on a small plate; nothing is drawn without a figure. */
export function dimensionAcross(x1: number, x2: number, y: number, words: string): string {
  if (!words) return '';
  const w = words.length * 9 + 16;
  const cx = (x1 + x2) / 2;
  return (
    path(
      `M${num(x1)} ${num(y)}H${num(x2)}M${num(x1)} ${num(y - 9)}V${num(y + 9)}M${num(x2)} ${num(y - 9)}V${num(y + 9)}`,
      {
        stroke: '#7d878d',
        'stroke-width': 1.4,
      },
    ) +
    path(box(cx - w / 2, y - 14, w, 28, 2), { fill: '#fbfaf6', stroke: '#7d878d', 'stroke-width': 1 }) +
    `<text x="${num(cx)}" y="${num(y + 6.6)}" font-family="'Barlow Condensed', 'Arial Narrow', Arial, sans-serif" font-size="20" font-weight="500" text-anchor="middle" fill="#12191c">${words.replace(/[&<>]/g, '')}</text>`
  );
}

/** A piece of hardware: material fill, dark outline that does not follow the goods. */
export function metalPart(k: Pen, d: string, material: Material, line = 1.6, more: PartStyle = {}): string {
  return k.part(d, { material, line, ink: INK, ...more });
}

/** A round cell standing upright, with its contact at the top. */
export function batteryCell(
  k: Pen,
  x: number,
  y: number,
  w: number,
  h: number,
  name: string,
  wrap = '#30373d',
): string {
  const nub = w * 0.34;
  const label = name
    ? group(
        k.text(0, w * 0.16, Math.min(w * 0.46, 24), name, { fill: '#f2f1ea', weight: 600 }),
        `translate(${num(x + w / 2)} ${num(y + h * 0.56)}) rotate(-90)`,
      )
    : '';
  return (
    metalPart(k, box(x + (w - nub) / 2, y - w * 0.09, nub, w * 0.2, 1.5), 'steelAcross', 1.4) +
    k.part(box(x, y, w, h, 3), { tone: wrap, shade: 'tube', line: 2, ink: INK, print: false }) +
    k.part(box(x, y + 1, w, h * 0.16, 2), { material: 'steelAcross', line: 1.2, ink: INK }) +
    k.light(`M${num(x + w * 0.22)} ${num(y + h * 0.2)}V${num(y + h - 5)}`, 0.28, w * 0.08) +
    label
  );
}

/** A charging cable that lies in a loop and ends in a flat plug. */
export function cable(k: Pen, x: number, y: number): string {
  return (
    cord(
      `M${x} ${y + 66}C${x - 10} ${y + 20} ${x + 40} ${y - 10} ${x + 66} ${y + 16}S${x + 70} ${y + 90} ${x + 104} ${y + 84}S${x + 132} ${y + 40} ${x + 132} ${y + 26}`,
      7,
      '#3a4147',
    ) +
    k.part(box(x + 119, y - 16, 26, 44, 5), { material: 'polymer', line: 1.8, ink: INK }) +
    metalPart(k, box(x + 124, y - 40, 16, 25, 2), 'steelAcross', 1.5) +
    path(`M${x + 128} ${y - 31}v6M${x + 136} ${y - 31}v6`, { stroke: INK, 'stroke-width': 2 }) +
    k.part(box(x - 11, y + 62, 22, 34, 5), { material: 'polymer', line: 1.8, ink: INK }) +
    metalPart(k, box(x - 6, y + 95, 12, 15, 3), 'steelAcross', 1.4)
  );
}

/** Accessory rail seen from the side: slots at an even pitch on its free edge. */
export function rail(k: Pen, x: number, y: number, w: number, h: number, pitch: number, down = false): string {
  const count = Math.floor(w / pitch);
  const s = down ? 1 : -1;
  const points: [number, number][] = [[x, y]];
  for (let i = 0; i < count; i += 1) {
    const a = x + (w - count * pitch) / 2 + i * pitch;
    points.push(
      [a + pitch * 0.1, y + s * h * 0.45],
      [a + pitch * 0.1, y + s * h],
      [a + pitch * 0.62, y + s * h],
      [a + pitch * 0.62, y + s * h * 0.45],
    );
  }
  points.push([x + w, y + s * h * 0.45], [x + w, y]);
  return k.part(poly(points), { material: 'polymer', line: 1.6, ink: INK, rim: true });
}

/** A slotted or cross-headed screw seen from its head. */
export function screw(x: number, y: number, r = 4): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="url(#gunmetal)" stroke="${INK}" stroke-width="1"/>${path(disc(x, y, r * 0.45), { fill: INK })}`;
}

/** The cast shadow of an object that lies aslant: length and thickness of the object, its turn in degrees. */
export function castShadow(cx: number, cy: number, rx: number, ry: number, turn: number): string {
  return `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" transform="rotate(${turn} ${num(cx)} ${num(cy)})" fill="#000" opacity=".13"/>`;
}

/** Diamond knurling that stays readable on black goods; the pattern is part of the drawing, so ask for it once. */
export function diamondKnurl(light: boolean): string {
  const [w, b] = light ? [0.5, 0.34] : [0.34, 0.55];
  return `<pattern id="diamond" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M0 0L8 8M8 0L0 8" stroke="#000" stroke-opacity="${b}" stroke-width="1.7"/><path d="M4 1.4L6.6 4M1.4 4L4 6.6" stroke="#fff" stroke-opacity="${w}" stroke-width="1.1"/></pattern>`;
}
