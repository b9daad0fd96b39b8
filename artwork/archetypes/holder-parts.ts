import { path } from '../markup';
import { ghost } from '../paper';
import { box, num, symmetric } from '../path';
import type { Pen } from '../pen';

/** The outline of a shield recess around x 300; y is its middle, s its scale (1 is 190 wide and 236 high). */
export function shieldRecess(y: number, s = 1, x = 300): string {
  const at = (dx: number, dy: number): string => `${num(300 + dx * s)} ${num(y + dy * s)}`;
  const d = symmetric(
    `M${at(0, -118)}C${at(-24, -118)} ${at(-44, -112)} ${at(-62, -100)}C${at(-74, -94)} ${at(-84, -92)} ${at(-94, -92)}C${at(-90, -60)} ${at(-98, -40)} ${at(-96, -6)}C${at(-92, 52)} ${at(-54, 88)} ${at(0, 118)}`,
  );
  if (x === 300) return d;
  return d.replace(/([\d.]+) ([\d.]+)/g, (_, a: string, b: string) => `${num(Number(a) + x - 300)} ${b}`);
}

/** A recess cut into leather: dark floor, shadow of the upper edge, slots for the pin and the dashed place of a badge. */
export function recess(k: Pen, d: string, inner: string, x: number, y: number, s = 1): string {
  const slot = (dx: number): string => box(x + dx * s - 2.5, y - 14 * s, 5, 26 * s, 2.5);
  return (
    k.part(d, { tone: 'deep', texture: 'fleece', line: 0, print: false }) +
    path(d, { fill: 'url(#up)' }) +
    path(d, {
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.5,
      'stroke-width': 9,
      transform: 'translate(3 4)',
      'clip-path': 'url(#hole)',
    }) +
    `<clipPath id="hole"><path d="${d}"/></clipPath>` +
    path(slot(-44) + slot(44), {
      fill: '#000',
      'fill-opacity': 0.75,
      stroke: '#fff',
      'stroke-opacity': 0.16,
      'stroke-width': 1,
    }) +
    path(inner, {
      fill: 'none',
      stroke: '#aab4b8',
      'stroke-opacity': 0.75,
      'stroke-width': 1.6,
      'stroke-dasharray': '7 5',
      'stroke-linejoin': 'round',
    }) +
    k.outline(d, 2) +
    `<g transform="translate(-1.4 -2)">${path(d, { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.2, 'stroke-width': 1.4, 'clip-path': 'url(#hole)' })}</g>`
  );
}

/** A chain of small balls along a path. */
export function ballChain(d: string, r = 4.6): string {
  const line = { fill: 'none', 'stroke-linecap': 'round' } as const;
  const beads = `0 ${num(r * 2.5)}`;
  return (
    path(d, { ...line, stroke: '#8b949b', 'stroke-width': 1.8 }) +
    path(d, { ...line, stroke: '#22292e', 'stroke-width': r * 2 + 1.8, 'stroke-dasharray': beads }) +
    path(d, { ...line, stroke: '#a7b0b6', 'stroke-width': r * 2 - 0.4, 'stroke-dasharray': beads }) +
    path(d, {
      ...line,
      stroke: '#fff',
      'stroke-width': r * 0.8,
      'stroke-dasharray': beads,
      transform: `translate(${num(-r * 0.3)} ${num(-r * 0.35)})`,
    })
  );
}

/** A specimen identity card: portrait and lines, no words. */
export function idCard(x: number, y: number, w: number, h: number): string {
  const tall = h > w;
  const [px, py, pw, ph] = tall
    ? [x + w * 0.27, y + h * 0.22, w * 0.46, h * 0.36]
    : [x + w * 0.07, y + h * 0.3, w * 0.28, h * 0.56];
  const lines = tall
    ? [0.68, 0.76, 0.84].map(
        (f, i) => `M${num(x + w * (0.16 + i * 0.06))} ${num(y + h * f)}H${num(x + w * (0.84 - i * 0.06))}`,
      )
    : [0.38, 0.52, 0.66, 0.8].map(
        (f, i) => `M${num(x + w * 0.43)} ${num(y + h * f)}H${num(x + w * (0.92 - (i % 2) * 0.14))}`,
      );
  const [hx, hy, r] = [px + pw / 2, py + ph * 0.4, pw * 0.2];
  return (
    path(box(x, y, w, h, 4), { fill: '#eceae1', stroke: '#4b545b', 'stroke-width': 1.2 }) +
    path(box(x, y, w, h * 0.16, 3), { fill: '#3d5a75' }) +
    path(box(px, py, pw, ph, 2), { fill: '#c5cfd4', stroke: '#66727a', 'stroke-width': 1 }) +
    path(
      `M${num(px + 2)} ${num(py + ph - 1)}C${num(px + 3)} ${num(py + ph * 0.7)} ${num(px + pw - 3)} ${num(py + ph * 0.7)} ${num(px + pw - 2)} ${num(py + ph - 1)}Z`,
      { fill: '#7e8b93' },
    ) +
    `<circle cx="${num(hx)}" cy="${num(hy)}" r="${num(r)}" fill="#7e8b93"/>` +
    path(lines.join(''), { stroke: '#8a8f8c', 'stroke-width': tall ? 5 : 4.4 })
  );
}

/** A clear window in leather with a card behind it; the frame is stitched. */
export function clearWindow(k: Pen, x: number, y: number, w: number, h: number, card = true): string {
  const d = box(x, y, w, h, 8);
  return (
    k.part(d, { tone: 'deep', line: 0, print: false }) +
    (card ? idCard(x + 7, y + 7, w - 14, h - 14) : '') +
    path(d, { fill: '#dfeaf0', 'fill-opacity': 0.16 }) +
    path(
      `M${num(x + w * 0.1)} ${num(y + h)}L${num(x + w * 0.52)} ${num(y)}H${num(x + w * 0.74)}L${num(x + w * 0.32)} ${num(y + h)}ZM${num(x + w * 0.4)} ${num(y + h)}L${num(x + w * 0.82)} ${num(y)}H${num(x + w * 0.87)}L${num(x + w * 0.45)} ${num(y + h)}Z`,
      { fill: '#fff', 'fill-opacity': 0.24 },
    ) +
    path(d, {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.4,
      'stroke-width': 1.4,
      transform: 'translate(1.4 1.6)',
    }) +
    k.outline(d, 2) +
    k.stitch(box(x - 7, y - 7, w + 14, h + 14, 12))
  );
}

/** A belt clip of spring steel seen from behind: 'steel' is plain, 'swivel' turns on a plate, 'belt' is covered. */
export function beltClip(k: Pen, kind: string, x: number, y: number): string {
  const w = kind === 'steel' ? 62 : 74;
  const d = `M${x - w / 2} ${y - 78}Q${x} ${y - 92} ${x + w / 2} ${y - 78}L${x + w / 2 - 3} ${y + 96}Q${x + w / 2 - 5} ${y + 122} ${x} ${y + 126}Q${x - w / 2 + 5} ${y + 122} ${x - w / 2 + 3} ${y + 96}Z`;
  const ink = { stroke: '#0d1216', 'stroke-width': 2.2, 'stroke-linejoin': 'round' } as const;
  const swivel =
    kind === 'swivel'
      ? `<circle cx="${x}" cy="${y - 30}" r="60" fill="#000" fill-opacity=".3"/><circle cx="${x - 3}" cy="${y - 34}" r="60" fill="url(#gunmetal)" stroke="#0d1216" stroke-width="2.2"/><circle cx="${x - 3}" cy="${y - 34}" r="50" fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="1.4"/>`
      : '';
  return (
    swivel +
    path(d, { fill: '#000', 'fill-opacity': 0.34, transform: 'translate(6 8)' }) +
    (kind === 'belt'
      ? k.part(d, { texture: 'leather', shade: 'tube', tone: 'light' })
      : path(d, { fill: kind === 'steel' ? 'url(#steelAcross)' : 'url(#gunmetal)', ...ink })) +
    (kind === 'belt'
      ? k.stitch(
          `M${x - w / 2 + 7} ${y - 72}L${x - w / 2 + 10} ${y + 94}Q${x} ${y + 126} ${x + w / 2 - 10} ${y + 94}L${x + w / 2 - 7} ${y - 72}`,
        )
      : path(`M${x - w / 2 + 7} ${y - 74}L${x - w / 2 + 9} ${y + 94}`, {
          fill: 'none',
          stroke: '#fff',
          'stroke-opacity': 0.55,
          'stroke-width': 2,
        }) +
        path(`M${x - 9} ${y + 20}h18v46q-9 8-18 0Z`, {
          fill: '#12181c',
          'fill-opacity': 0.55,
          stroke: '#0d1216',
          'stroke-width': 1.2,
        })) +
    path(`M${x - w / 2 + 2} ${y + 92}Q${x} ${y + 102} ${x + w / 2 - 2} ${y + 92}`, {
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': 0.4,
      'stroke-width': 1.6,
    }) +
    k.rivet(x - 14, y - 48, 7) +
    k.rivet(x + 14, y - 48, 7)
  );
}

/** Two faint lines of a belt that a clip is pushed over. */
export function ghostBelt(y: number, h: number): string {
  return ghost(
    `M14 ${y}C110 ${y - 8} 490 ${y - 8} 586 ${y}M14 ${y + h}C110 ${y + h - 8} 490 ${y + h - 8} 586 ${y + h}`,
  );
}
