import type { Archetype, Colorway, View } from '../archetype';
import { spot } from '../callouts';
import { lensAt } from '../lens';
import { group, path } from '../markup';
import { ground } from '../paper';
import { box, disc } from '../path';
import { type Pen, pen } from '../pen';
import { isMetal, loadMetal } from './load-parts';
import { beadChain, wireRing } from './pocket-parts';

export type WhistleOptions = {
  readonly lanyard?: 'chain' | 'cord' | 'none';
};

const CORK = '#b98b57';

/** A loop from the ring and back to it; x and y are the middle of the ring. */
function lanyard(k: Pen, kind: string, x: number, y: number): string {
  if (kind === 'none') return '';
  const d = `M${x - 4} ${y - 18}C${x - 92} ${y - 130} ${x - 46} ${y - 258} ${x + 142} ${y - 266}C${x + 320} ${y - 272} ${x + 320} ${y - 178} ${x + 192} ${y - 154}C${x + 92} ${y - 136} ${x + 22} ${y - 94} ${x + 6} ${y - 18}`;
  return kind === 'cord' ? k.strap(d, 9, { tone: k.t.dark }) : beadChain(d, 9);
}

function drawSide(k: Pen, color: Colorway, kind: string): string {
  const shell =
    'M246 224H500Q512 224 514 236L518 274Q519 288 506 289L372 304C374 396 322 456 246 456C178 456 130 404 130 340C130 274 180 224 246 224Z';
  const bright = isMetal(color);
  return (
    lanyard(k, kind, 108, 330) +
    k.part(
      'M140 300C112 296 100 312 100 330C100 348 112 364 140 360L146 342H132Q122 330 132 318H146Z',
      loadMetal(color, { line: 2 }),
    ) +
    k.part(shell, bright ? loadMetal(color, { line: 2.6, shade: 'down' }) : { shade: ['ball', 'down'], line: 2.6 }) +
    k.part(
      disc(248, 340, 94),
      bright
        ? { material: 'steelAcross', line: 1.6, ink: '#30383e', rim: false, shade: 'ball' }
        : { line: 1.6, shade: 'ball', rim: false },
    ) +
    k.light('M172 300A86 86 0 0 1 236 258', bright ? 0.85 : 0.3, 6) +
    k.seam('M326 226V258L300 262M326 258L366 302', 1.4) +
    k.part('M300 222H342L334 250L304 256Z', { tone: '#10161a', line: 1.8, print: false, rim: false, ink: '#0b0f12' }) +
    path('M304 240Q318 226 335 238L333 250L304 256Z', { fill: CORK }) +
    k.light('M350 236H500', bright ? 0.9 : 0.28, 5) +
    k.seam('M474 226L480 291M486 226L492 290', 1.5) +
    k.part(
      'M492 222H506Q518 222 520 236L524 276Q524 292 510 293L498 293Z',
      bright ? loadMetal(color, { line: 2 }) : { tone: 'light', line: 2, shade: 'down', rim: false },
    ) +
    k.text(248, 350, 30, 'POLICE', { fill: bright ? '#4a535a' : k.t.stitch, opacity: bright ? 0.9 : 0.5, width: 88 }) +
    wireRing(108, 330, 22, 6)
  );
}

function drawTop(k: Pen, color: Colorway, kind: string): string {
  const bright = isMetal(color);
  const shell = 'M168 226H500Q514 226 516 240V360Q514 374 500 374H168C128 374 116 340 116 300C116 260 128 226 168 226Z';
  return (
    lanyard(k, kind, 92, 300) +
    k.part('M120 284H98Q84 286 84 300Q84 314 98 316H120Z', loadMetal(color, { line: 2 })) +
    k.part(shell, bright ? loadMetal(color, { line: 2.6, shade: 'tubeDown' }) : { shade: 'tubeDown', line: 2.6 }) +
    k.seam('M150 240C136 270 136 330 150 360M168 240H496M168 360H496', 1.3) +
    k.part(box(286, 242, 66, 116, 5), { tone: '#10161a', line: 2.2, print: false, ink: '#0b0f12', rim: false }) +
    k.part(disc(312, 304, 38), { tone: CORK, line: 1.6, ink: '#3d2a14', print: false, shade: 'ball', rim: false }) +
    path('M296 290l4 3M318 284l5 2M326 306l3 5M304 318l6 2M290 308l3 4M314 298l3 3M300 276l4 2', {
      stroke: '#5d3f1e',
      'stroke-width': 2.4,
      'stroke-linecap': 'round',
    }) +
    path(`${box(352, 242, 8, 116)}`, { fill: '#fff', 'fill-opacity': bright ? 0.7 : 0.2 }) +
    k.light('M170 252H280M366 252H490', bright ? 0.9 : 0.26, 5) +
    k.seam('M462 228V372M474 228V372', 1.5) +
    k.part(
      box(484, 220, 36, 160, 8),
      bright
        ? loadMetal(color, { line: 2, shade: 'tubeDown' })
        : { tone: 'light', shade: 'tubeDown', line: 2, rim: false },
    ) +
    k.seam('M502 226V374', 1.2) +
    wireRing(92, 300, 20, 6)
  );
}

/** A pea whistle; bright colorways are plated metal, the others plastic. Options: lanyard none|chain|cord. */
export const whistle: Archetype<WhistleOptions> = {
  title: 'police whistle',
  second: 'from above',
  detail: 'cork ball in the sound window',
  draw(view: View, color: Colorway, options: WhistleOptions, labels: readonly string[]): string {
    const kind = options.lanyard ?? 'none';
    if (view === 'detail') {
      const { k, show } = lensAt(color, 330, 300, 2.3);
      return show(drawTop(k, color, kind), labels, [
        spot(266, 318, 'Ball in the chamber', /\bball\b|\bpea\b|cork/),
        spot(330, 205, 'Air slot', /slot|sound/),
        spot(440, 330, 'Whistle body', /metal|brass|steel|plastic/),
      ]);
    }
    const k = pen(color);
    const drawing =
      view === 'front'
        ? ground(290, 478, 170) + drawSide(k, color, kind)
        : ground(310, 404, 210) + drawTop(k, color, kind);
    // Without a loop above it the whistle moves to the middle.
    return kind === 'none' && view === 'front' ? group(drawing, 'translate(-20 -70) scale(1.08)') : drawing;
  },
};
