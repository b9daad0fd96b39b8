import type { Archetype, Colorway, View } from '../archetype';
import { spot } from '../callouts';
import { lensAt } from '../lens';
import { group, path } from '../markup';
import { ground } from '../paper';
import { box, disc } from '../path';
import { type Pen, pen } from '../pen';

const INK = '#0b0f12';
const PAPER = '#f1f0ea';

/** The twisting rod: ribbed, with round ends. */
function windlass(k: Pen, x: number, y: number, length: number): string {
  const d = `M${x} ${y - 9}Q${x - 12} ${y - 9} ${x - 12} ${y}Q${x - 12} ${y + 9} ${x} ${y + 9}L${x + length * 0.42} ${y + 11}H${x + length * 0.58}L${x + length} ${y + 9}Q${x + length + 12} ${y + 9} ${x + length + 12} ${y}Q${x + length + 12} ${y - 9} ${x + length} ${y - 9}L${x + length * 0.58} ${y - 11}H${x + length * 0.42}Z`;
  const ribs = Array.from({ length: Math.floor(length / 9) }, (_, i) => `M${x + 2 + i * 9} ${y - 7}v14`).join('');
  return (
    k.shadow(
      d.replace(/^M(\d+) ([\d.-]+)/, (_, a: string, b: string) => `M${a} ${Number(b) + 8}`),
      0.3,
    ) +
    k.part(d, { material: 'polymer', shade: 'tubeDown', line: 1.8, ink: INK, rim: false }) +
    path(ribs, { stroke: INK, 'stroke-opacity': 0.65, 'stroke-width': 1.8 }) +
    k.light(`M${x} ${y - 5}H${x + length}`, 0.3, 1.6)
  );
}

/** The C-shaped clip that holds the rod, with the white strap for the time over it. */
function lock(k: Pen, x: number, y: number, h: number, time = true): string {
  const jaw = `M${x - 26} ${y - 26}Q${x} ${y - 42} ${x + 26} ${y - 26}L${x + 24} ${y - 10}Q${x} ${y - 20} ${x - 24} ${y - 10}Z`;
  const foot = `M${x - 28} ${y + 12}Q${x} ${y + 24} ${x + 28} ${y + 12}L${x + 24} ${y + 32}Q${x} ${y + 40} ${x - 24} ${y + 32}Z`;
  return (
    k.part(jaw, { material: 'polymer', line: 1.8, ink: INK, rim: false }) +
    k.part(foot, { material: 'polymer', line: 1.8, ink: INK, rim: false }) +
    k.light(`M${x - 22} ${y - 25}Q${x} ${y - 37} ${x + 22} ${y - 25}`, 0.35, 1.6) +
    (time
      ? k.part(box(x - 15, y - h / 2, 30, h, 3), {
          tone: PAPER,
          line: 1.6,
          ink: INK,
          print: false,
          rim: false,
          texture: 'nylon',
        }) +
        k.text(x, y + 4, 11, 'TIME', { fill: '#20272c' }) +
        path(`M${x - 9} ${y + 18}h18M${x - 9} ${y + 27}h18`, {
          stroke: '#20272c',
          'stroke-opacity': 0.5,
          'stroke-width': 1.2,
        })
      : '')
  );
}

function buckle(k: Pen, x: number, y: number, w: number, h: number): string {
  return (
    k.part(box(x, y, w, h, 7), { material: 'polymer', line: 2, ink: INK, rim: false }) +
    path(box(x + w * 0.22, y + 10, w * 0.16, h - 20, 2) + box(x + w * 0.6, y + 10, w * 0.16, h - 20, 2), {
      fill: '#0b0f12',
    }) +
    k.light(`M${x + 6} ${y + 4}H${x + w - 6}`, 0.35, 1.6)
  );
}

function drawLoop(k: Pen): string {
  const inner = 'M92 218A208 112 0 0 1 508 218V330A208 112 0 0 0 92 330Z';
  const outer = 'M92 218A208 112 0 0 0 508 218V336A208 112 0 0 1 92 336Z';
  const tail = 'M150 330C120 346 92 378 62 400Q48 412 42 430L54 506Q68 516 86 506C118 486 146 462 176 436Z';
  const plate = 'M190 340Q300 368 424 336V428Q300 464 190 430Z';
  const rod =
    windlass(k, 192, 0, 212) +
    k.part('M282-19h38v38h-38Z', { tone: 'light', texture: 'webbing', line: 1.6, rim: false, shade: 'tubeDown' }) +
    lock(k, 382, 0, 118);
  return (
    k.part(inner, { tone: 'deep', texture: 'loop', shade: 'left', print: false }) +
    k.stitch('M98 228A202 112 0 0 1 502 228') +
    k.part(tail, { texture: 'loop', shade: 'slant' }) +
    k.part('M42 430L54 506Q40 522 26 510Q10 480 22 446Q30 422 42 430Z', { tone: '#b3261e', line: 2, print: false }) +
    k.stitch('M68 408Q58 418 54 432L64 498') +
    k.part(outer, { texture: 'loop', shade: 'round' }) +
    k.stitch('M97 232A203 112 0 0 0 503 232M97 340A205 104 0 0 0 503 340') +
    k.part(plate, { tone: 'dark', texture: 'nylon', line: 1.8, rim: false }) +
    k.stitch('M197 349Q300 375 417 345V422Q300 455 197 425Z') +
    group(buckle(k, 0, 0, 52, 132), 'translate(120 282) rotate(12)') +
    k.part('M276 350Q300 355 328 350L324 446Q300 451 280 447Z', {
      tone: 'light',
      texture: 'webbing',
      line: 1.6,
      rim: false,
    }) +
    group(rod, 'translate(0 396)')
  );
}

/** Folded flat as it is carried: layers of strap with the rod and clip on top. */
function drawPacked(k: Pen): string {
  const layer = (dx: number, dy: number, w: number): string =>
    k.part(box(96 + dx, 240 + dy, w, 132, 22), { tone: 'dark', texture: 'loop', shade: 'tubeDown' });
  return (
    layer(14, 34, 396) +
    layer(-8, 22, 404) +
    k.part(box(84, 240, 432, 138, 24), { texture: 'loop', shade: 'tubeDown' }) +
    k.stitch('M104 252H496M104 366H496') +
    k.seam('M112 244Q98 260 98 309Q98 358 112 374M488 244Q502 260 502 309Q502 358 488 374', 1.3) +
    buckle(k, 110, 234, 52, 150) +
    k.part(box(184, 256, 286, 106, 8), { tone: 'dark', texture: 'nylon', line: 1.8, rim: false }) +
    k.stitch(box(190, 262, 274, 94, 5)) +
    k.part(box(282, 250, 50, 118, 3), { tone: 'light', texture: 'webbing', line: 1.6, rim: false }) +
    windlass(k, 192, 309, 262) +
    k.part(box(286, 291, 42, 36, 4), { tone: 'light', texture: 'webbing', line: 1.6, rim: false, shade: 'tubeDown' }) +
    lock(k, 416, 308, 128) +
    k.part('M516 262L548 268Q560 309 548 350L516 356Z', { tone: '#b3261e', line: 2, print: false, texture: 'nylon' }) +
    k.stitch('M522 268Q534 309 522 350')
  );
}

/** A strap tourniquet with windlass, clip and time label; it has no options. */
export const tourniquet: Archetype = {
  title: 'strap tourniquet',
  second: 'folded flat',
  detail: 'windlass, clip and time strap',
  draw(view: View, color: Colorway, _options: object, labels: readonly string[]): string {
    if (view === 'detail') {
      const { k, show } = lensAt(color, 352, 310, 2.3);
      return show(
        drawPacked(k),
        labels,
        [
          spot(320, 298, 'Windlass rod', /windlass|\brod\b/),
          spot(200, 200, 'Strap', /strap|width|band/),
          spot(447, 370, 'Strap for the time', /\btime\b/),
          spot(404, 244, 'Windlass clip', /clip/),
        ],
        '',
        path(disc(300, 300, 252), { fill: 'none' }),
      );
    }
    const k = pen(color);
    return view === 'front' ? ground(300, 470, 200) + drawLoop(k) : ground(316, 424, 220) + drawPacked(k);
  },
};
