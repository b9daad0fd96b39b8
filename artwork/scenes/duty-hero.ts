import { path } from '../markup';
import { disc, num } from '../path';
import { dimension, figures } from './dimension';
import { BELT, dutyBeltRing } from './duty-belt-ring';
import {
  BUCKLE,
  CUFF_CASE,
  CUFFS,
  FLASHLIGHT,
  HOLSTER,
  KEEPERS,
  LIGHT_RING,
  MAGAZINES,
  POUCH,
  RADIO,
  RADIO_HOLDER,
  SHIELD,
  SHIELD_INNER,
  SPRAY,
  SPRAY_HOLDER,
} from './duty-parts';
import { AMBER, type LinePart, line, PAPER, scene } from './line';

/** On a phone the figures of the measures would be too small to read. */
const STYLE = '<style>@media (max-width:600px){#measures{display:none}}</style>';

/** Charcoal in a light from the top left, which stands out from the band of both schemes. */
const GOODS =
  '<defs><linearGradient id="goods" x2="1" y2="1"><stop stop-color="#717c82"/><stop offset=".35" stop-color="#4b555a"/><stop offset="1" stop-color="#2b3438"/></linearGradient></defs>';

function at(x: number, y: number, piece: LinePart, ink = PAPER): string {
  // A flap lies on its pouch; what is open in the middle is a hole.
  const rule = piece.isHollow ? 'evenodd' : undefined;
  const body = ink === PAPER ? path(piece.main, { fill: 'url(#goods)', 'fill-rule': rule }) : '';
  return `<g transform="translate(${x} ${y})">${body}${line(piece.main, ink, 2, { 'stroke-opacity': 0.92 })}${
    piece.fine ? line(piece.fine, ink, 1.3, { 'stroke-opacity': 0.55 }) : ''
  }${piece.stitch ? line(piece.stitch, ink, 1.1, { 'stroke-opacity': 0.5, 'stroke-dasharray': '4 3', 'stroke-linecap': 'butt' }) : ''}</g>`;
}

type Column = {
  readonly x: number;
  readonly top?: readonly [piece: LinePart, y: number, foot: number];
  readonly foot?: readonly [piece: LinePart, y: number, head: number];
};

const COLUMNS: readonly Column[] = [
  { x: 128, foot: [HOLSTER, 610, 482] },
  { x: 300, top: [FLASHLIGHT, 128, 232], foot: [LIGHT_RING, 600, 540] },
  { x: 434, top: [MAGAZINES, 136, 208], foot: [POUCH, 622, 548] },
  { x: 600, foot: [KEEPERS, 622, 568] },
  { x: 764, top: [CUFFS, 138, 184], foot: [CUFF_CASE, 618, 556] },
  { x: 916, top: [RADIO, 132, 232], foot: [RADIO_HOLDER, 622, 556] },
  { x: 1060, top: [SPRAY, 150, 246], foot: [SPRAY_HOLDER, 606, 536] },
];

/** Where the leader of a number starts, and where its circle stands. */
const NUMBERS: readonly (readonly [x: number, y: number, tx: number, ty: number])[] = [
  [666, 100, 700, 64],
  [540, 444, 494, 494],
  [172, 560, 212, 522],
  [322, 60, 362, 34],
  [388, 160, 360, 196],
  [838, 116, 850, 60],
  [952, 120, 992, 84],
  [1092, 620, 1138, 652],
  [674, 644, 706, 692],
];

/** The hero: a duty rig taken apart, drawn in light lines with one amber part, for a dark band; 1200 by 800. */
export function dutyHero(): string {
  const axes = COLUMNS.map(({ x, top, foot }) => {
    const angle = Math.acos(Math.max(-1, Math.min(1, (x - BELT.x) / BELT.rx)));
    const side = Number.isNaN(angle) ? 0 : Math.sin(angle) * BELT.ry;
    const from = top ? top[2] + 6 : Math.abs(x - BELT.x) >= BELT.rx ? 0 : BELT.y + side + BELT.tall + 10;
    if (x < BELT.x - BELT.rx) return `M128 476V350H156`;
    return foot ? `M${x} ${num(from)}V${num(foot[2] - 6)}` : '';
  }).join('');
  const parts = COLUMNS.map(
    ({ x, top, foot }) => (top ? at(x, top[1], top[0]) : '') + (foot ? at(x, foot[1], foot[0]) : ''),
  ).join('');
  const leaders = NUMBERS.map(([x, y, tx, ty], i) => {
    const length = Math.hypot(tx - x, ty - y);
    const cut = (length - 15) / length;
    const ink = i === 0 ? AMBER : PAPER;
    return (
      line(`M${x} ${y}L${num(x + (tx - x) * cut)} ${num(y + (ty - y) * cut)}${disc(tx, ty, 15)}`, ink, 1.4, {
        'stroke-opacity': i === 0 ? undefined : 0.75,
      }) +
      line(figures(String(i + 1), tx, ty, 13), ink, 1.9) +
      `<circle cx="${x}" cy="${y}" r="2.8" fill="${ink}"/>`
    );
  }).join('');
  const measures =
    dimension(160, 764, 1040, 764, '38.00') +
    dimension(1128, 322, 1128, 380, '2.25') +
    dimension(516, 62, 516, 212, '2.75') +
    dimension(374, 716, 494, 716, '4.00') +
    dimension(27, 482, 27, 746, '8.50');
  const witness =
    'M160 340V774M1040 340V774M1044 322H1138M1044 380H1138M374 694V726M494 694V726M19 482H116M19 746H112M586 62H508M594 212H508';
  return scene(
    1200,
    800,
    'Exploded technical drawing of a duty belt with its equipment',
    STYLE +
      GOODS +
      line(`${axes}M600 218V400M600 496V562M128 752V760`, PAPER, 1.1, {
        'stroke-opacity': 0.4,
        'stroke-dasharray': '14 4 2 4',
        'stroke-linecap': 'butt',
      }) +
      `<g id="measures">${line(witness, PAPER, 0.9, { 'stroke-opacity': 0.24 })}${line(measures, PAPER, 1.2, { 'stroke-opacity': 0.66 })}</g>` +
      dutyBeltRing('url(#goods)') +
      at(600, 444, BUCKLE) +
      parts +
      path(SHIELD, { fill: AMBER, 'fill-opacity': 0.12, transform: 'translate(600 136)' }) +
      at(
        600,
        136,
        {
          main: `${SHIELD}M0-24L7-8L24-7L11 4L15 20L0 11L-15 20L-11 4L-24-7L-7-8Z`,
          fine: `${SHIELD_INNER}${disc(0, 0, 34)}`,
        },
        AMBER,
      ) +
      leaders,
  );
}
