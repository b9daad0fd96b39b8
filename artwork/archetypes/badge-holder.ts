import type { Archetype, Colorway, View } from '../archetype';
import { spot } from '../callouts';
import { lensAt } from '../lens';
import { group, path } from '../markup';
import { ground } from '../paper';
import { box, symmetric } from '../path';
import { type Pen, pen } from '../pen';
import { aslant } from '../pose';
import { ballChain, beltClip, ghostBelt, recess, shieldRecess } from './holder-parts';

export type BadgeHolderOptions = {
  readonly cutout?: 'flap' | 'recessed';
  readonly clip?: 'belt' | 'steel' | 'swivel';
  readonly chain?: boolean;
};

const RECESSED = symmetric(
  'M300 96C262 96 228 98 202 106C172 114 158 132 156 162C150 220 146 290 152 340C160 416 220 470 300 520',
);
const EDGE = symmetric(
  'M300 108C264 108 232 110 206 117C180 124 170 140 168 164C162 222 158 290 164 338C172 408 226 458 300 506',
);
// The flap model is a flat oval plate without a cut-out.
const FLAT = symmetric('M300 84C228 84 160 102 156 172C150 240 148 330 160 396C174 470 236 506 300 506');
const FLAT_EDGE = symmetric('M300 97C234 97 172 112 169 174C163 240 161 328 172 392C186 460 242 493 300 493');

/** A neck chain: a closed loop from eyelet to eyelet. */
function chain(): string {
  return (
    ballChain('M246 118C196 40 214 -72 300 -72C386 -72 404 40 354 118') +
    [246, 354]
      .map(
        (x) =>
          `<circle cx="${x}" cy="126" r="12" fill="url(#steel)" stroke="#0d1216" stroke-width="1.6"/><circle cx="${x}" cy="126" r="6" fill="#0b0f12"/>`,
      )
      .join('')
  );
}

function drawFront(k: Pen, cut: string, clipKind: string, chained: boolean): string {
  if (cut === 'flap') {
    const badge = shieldRecess(300, 1.12);
    return (
      (clipKind === 'none'
        ? ''
        : path(box(262, 66, 76, 36, 8), { fill: 'url(#gunmetal)', stroke: '#0d1216', 'stroke-width': 2 })) +
      k.part(FLAT, { texture: 'leather', shade: ['slant', 'round'] }) +
      k.light('M176 180C182 128 240 110 300 109', 0.2, 2) +
      k.stitch(FLAT_EDGE) +
      path(badge, { fill: '#000', 'fill-opacity': 0.16 }) +
      path(badge, {
        fill: 'none',
        stroke: '#aab4b8',
        'stroke-opacity': 0.8,
        'stroke-width': 1.6,
        'stroke-dasharray': '7 5',
      }) +
      [238, 362]
        .map(
          (x) =>
            path(box(x - 4, 282, 8, 38, 4), {
              fill: '#000',
              'fill-opacity': 0.8,
              stroke: '#fff',
              'stroke-opacity': 0.2,
            }) + k.stitch(box(x - 12, 272, 24, 58, 8)),
        )
        .join('') +
      (chained ? chain() : '')
    );
  }
  return (
    (clipKind === 'none'
      ? ''
      : path(box(264, 76, 72, 40, 8), {
          fill: clipKind === 'steel' ? 'url(#steelAcross)' : 'url(#gunmetal)',
          stroke: '#0d1216',
          'stroke-width': 2,
        })) +
    k.part(RECESSED, { texture: 'leather', shade: ['slant', 'round'] }) +
    k.light('M176 170C178 134 214 120 296 119', 0.22, 2) +
    k.stitch(EDGE) +
    recess(k, shieldRecess(300, 1.14), shieldRecess(300, 0.98), 300, 300, 1.14) +
    k.stitch(shieldRecess(300, 1.22)) +
    k.light('M194 212C186 250 186 300 196 338', 0.14, 1.6) +
    (chained ? chain() : '')
  );
}

function drawBack(k: Pen, cut: string, clipKind: string, chained: boolean): string {
  const body = cut === 'flap' ? FLAT : RECESSED;
  const edge = cut === 'flap' ? FLAT_EDGE : EDGE;
  const flap = symmetric('M300 234C244 234 206 238 180 250C172 310 172 350 182 392C206 448 254 468 300 470');
  return (
    k.part(body, { tone: 'dark', texture: 'leather', shade: 'slant' }) +
    k.stitch(edge) +
    (cut === 'flap'
      ? k.part(flap, { texture: 'leather', shade: 'down' }) +
        k.stitch(symmetric('M300 246C248 246 214 250 191 260C184 312 184 350 193 388C215 438 258 457 300 459')) +
        k.loop(244, 414, 112, 30) +
        k.seam('M180 250Q300 226 420 250', 1.4)
      : k.stitch(box(250, 150, 100, 90, 6))) +
    ghostBelt(cut === 'flap' ? 196 : 226, 84) +
    beltClip(k, clipKind, 300, cut === 'flap' ? 214 : 248) +
    (chained ? chain() : '')
  );
}

/** Leather holder that clips to a belt. Options: cutout recessed|flap; chain; clip belt|swivel|steel. */
export const badgeHolder: Archetype<BadgeHolderOptions> = {
  title: 'clip-on badge holder',
  second: 'back with belt clip',
  detail: 'edge of the cut-out and stitching',
  draw(view: View, color: Colorway, options: BadgeHolderOptions, labels: readonly string[]): string {
    const cut = options.cutout ?? 'recessed';
    const clipKind = options.clip ?? (cut === 'flap' ? 'belt' : 'swivel');
    const chained = options.chain ?? false;
    if (view === 'detail') {
      const back = cut === 'flap';
      const [cx, cy] = back ? [300, 356] : chained ? [270, 206] : [236, 250];
      const { k, show } = lensAt(color, cx, cy, 2);
      return show(
        back ? drawBack(k, cut, clipKind, chained) : drawFront(k, cut, clipKind, chained),
        labels,
        back
          ? [
              spot(300, 180, 'Belt clip', /\bclip\b|belt/),
              spot(300, 445, 'Hook-and-loop field', /closure|hook and loop|flap/),
              spot(110, 330, 'Leather back', /leather/),
            ]
          : chained
            ? [
                spot(252, 140, 'Chain eyelet', /chain/),
                spot(370, 72, 'Belt clip', /\bclip\b|belt/),
                spot(300, 380, 'Recessed cut-out', /cut-?out|recess/),
                spot(110, 400, 'Leather frame', /leather/),
              ]
            : [
                spot(410, 290, 'Recessed cut-out', /cut-?out|recess/),
                spot(327, 393, 'Badge slot', /slot/),
                spot(172, 300, 'Leather frame', /leather/),
              ],
      );
    }
    const k = pen(color);
    const front = view === 'front';
    const drawing = front ? drawFront(k, cut, clipKind, chained) : drawBack(k, cut, clipKind, chained);
    if (front && !chained)
      return aslant(drawing, { turn: -12, middle: [300, 296], zoom: 1.06, shadow: cut === 'flap' ? FLAT : RECESSED });
    return (
      ground(300, cut === 'flap' ? 528 : 540, 116) +
      // The loop of a chain needs room above.
      (chained ? group(drawing, 'translate(54 102) scale(.82)') : drawing)
    );
  },
};
