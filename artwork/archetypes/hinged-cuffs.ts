import type { Archetype, Colorway, View } from '../archetype';
import { spotsThrough } from '../callouts';
import { lensAt } from '../lens';
import { ground } from '../paper';
import { box } from '../path';
import { placeAt } from './belt-parts';
import { type CuffCut, cuff, cuffMetal, cuffPen, cuffPoint, doubleLock, type Pose } from './cuff-parts';

export type HingedCuffsOptions = {
  readonly frame?: 'polymer-aluminum' | 'steel';
  readonly doubleLock?: 'keyless' | 'lever' | 'pin' | 'slot';
  readonly keyways?: 'both' | 'one';
};

function read(options: HingedCuffsOptions): CuffCut {
  const frame = options.frame ?? 'steel';
  const lock = options.doubleLock ?? 'slot';
  return {
    frame: frame === 'polymer-aluminum' ? frame : 'steel',
    lock: lock === 'lever' || lock === 'pin' || lock === 'keyless' ? lock : 'slot',
    keyways: options.keyways ?? 'one',
    size: 1,
  };
}

const INK = '#0b0f12';

/** Leaves and knuckles of the hinge around the origin, for cuffs on the left and on the right; 'edge' is the folded hinge. */
function hinge(k: ReturnType<typeof cuffPen>, folded: boolean): string {
  const m = { tone: 'url(#cuffMetal)', print: false, ink: INK } as const;
  if (folded)
    return (
      k.part('M-30 0V-22H30V0Q30 26 0 26Q-30 26-30 0Z', { ...m, line: 2.2 }) +
      k.seam('M-10-22V23M10-22V23', 1.6) +
      k.light('M-24-16V4Q-23 12-16 17', 0.6, 2.6)
    );
  const knuckle = (y: number): string =>
    k.part(box(-11, y, 22, 28, 4), { ...m, line: 1.8, shade: 'tube' }) + k.light(`M-4 ${y + 4}V${y + 24}`, 0.6, 2.4);
  return (
    k.part('M-52-30H0V30H-52Z', { ...m, line: 2 }) +
    k.part('M52-30H0V30H52Z', { ...m, line: 2 }) +
    k.light('M-48-25H-14M14-25H48', 0.6, 2) +
    [-46, -16, 14].map(knuckle).join('') +
    [-38, 38].flatMap((x) => [-16, 16].map((y) => k.rivet(x, y, 4.6, 'gunmetal'))).join('')
  );
}

const LEFT: Pose = { x: 140, y: 290, s: 0.92, turn: -90 };
const FOLDED: Pose = { x: 290, y: 236, s: 1.3, turn: 0 };

function drawFlat(color: Colorway, cut: CuffCut, zoom: number): string {
  const k = cuffPen(color, zoom, LEFT.s);
  const one = placeAt(cuff(k, cut, 0), LEFT.x, LEFT.y, LEFT.s, LEFT.turn);
  return (
    ground(300, 424, 230, 10) +
    placeAt(hinge(k, false), 300, LEFT.y, LEFT.s) +
    one +
    `<g transform="matrix(-1 0 0 1 600 0)">${placeAt(cuff(k, cut, 0, cut.keyways === 'one'), LEFT.x, LEFT.y, LEFT.s, LEFT.turn)}</g>` +
    placeAt(hingeOver(k), 300, LEFT.y, LEFT.s)
  );
}

/** The knuckles again, over the edges of the housings. */
function hingeOver(k: ReturnType<typeof cuffPen>): string {
  return k.light('M0-40V40', 0.12, 2);
}

/** The pair folded together, as it is carried. */
function drawFolded(color: Colorway, cut: CuffCut): string {
  const k = cuffPen(color, 1, FOLDED.s);
  const shape = cuff(k, cut, 0);
  return (
    ground(300, 474, 130, 10) +
    placeAt(shape, FOLDED.x + 26, FOLDED.y - 16, FOLDED.s) +
    placeAt(hinge(k, true), FOLDED.x + 12, FOLDED.y + 140 * FOLDED.s, FOLDED.s) +
    placeAt(shape, FOLDED.x, FOLDED.y, FOLDED.s)
  );
}

/** Handcuffs joined by a hinge. Options: frame steel|polymer-aluminum; doubleLock slot|lever|pin|keyless; the finish is the colorway. */
export const hingedCuffs: Archetype<HingedCuffsOptions> = {
  title: 'hinged handcuffs',
  second: 'folded',
  detail: 'hinge and lock housings',
  draw(view: View, color: Colorway, options: HingedCuffsOptions, labels: readonly string[]): string {
    const cut = read(options);
    if (view === 'front') return cuffMetal(color) + drawFlat(color, cut, 1);
    if (view === 'second') return cuffMetal(color) + drawFolded(color, cut);
    const { spot: on, show } = lensAt(color, 292, 290, 2.2);
    const spot = spotsThrough((x, y) => cuffPoint(LEFT, x, y), on);
    const [kx, ky] = cuffPoint(LEFT, 22, 104);
    return (
      cuffMetal(color) +
      show(drawFlat(color, cut, 2.2), labels, [
        doubleLock(cut, spot),
        on(300, 262, 'Hinge', /hinge/),
        spot(22, 104, 'Keyhole', /key(?:way|hole)/),
        on(600 - kx + 2, ky + 26, 'Cheek plate', /steel|alumin|polymer|frame/),
      ])
    );
  },
};
