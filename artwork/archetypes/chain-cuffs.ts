import type { Archetype, Colorway, View } from '../archetype';
import { callouts, type SpotAt, spotsIn } from '../callouts';
import { ground, magnify } from '../paper';
import { place } from './belt-parts';
import { type CuffCut, cuff, cuffMetal, cuffPen, cuffPoint, doubleLock, link, type Pose, swivel } from './cuff-parts';

/** What the facts of a chain cuffs decide. */
export type ChainCuffsOptions = {
  readonly frame?: 'polymer-aluminum' | 'steel';
  readonly doubleLock?: 'keyless' | 'lever' | 'pin' | 'slot';
  readonly fit?: 'oversize' | 'standard';
};

function read(options: ChainCuffsOptions): CuffCut {
  const frame = options.frame ?? 'steel';
  const lock = options.doubleLock ?? 'slot';
  return {
    frame: frame === 'polymer-aluminum' ? frame : 'steel',
    lock: lock === 'lever' || lock === 'pin' || lock === 'keyless' ? lock : 'slot',
    size: (options.fit ?? 'standard') === 'oversize' ? 1.1 : 1,
  };
}

function poseOf(cut: CuffCut, open: boolean): Pose {
  const s = (open ? 0.84 : 0.96) * cut.size;
  return { x: (open ? 158 : 156) + (cut.size - 1) * -40, y: open ? 306 : 252, s, turn: open ? -12 : -16 };
}

/** Both cuffs with the chain between them; the bows swing open. */
function drawPair(color: Colorway, cut: CuffCut, zoom: number, open: boolean): string {
  const pose = poseOf(cut, open);
  const k = cuffPen(color, zoom, pose.s);
  const one = place(cuff(k, cut, open ? 74 : 0) + swivel(k), pose.x, pose.y, pose.s, pose.turn);
  const [ex, ey] = cuffPoint(pose, 0, 178);
  const [mx, my] = [300, ey + 13];
  // From the eye of the swivel: a link on edge, a link that lies flat, a link on edge.
  const half = 300 - ex;
  const flat = half * 0.95;
  const edge = half * 0.64;
  const side = place(link(k, edge / pose.s, true), ex + half * 0.3, (ey + my) / 2, pose.s, 9);
  const flip = (inner: string): string => `<g transform="matrix(-1 0 0 1 600 0)">${inner}</g>`;
  return (
    ground(300, pose.y + 232 * pose.s, 190, 10) +
    one +
    flip(one) +
    place(link(k, flat / pose.s, false), mx, my, pose.s) +
    side +
    flip(side)
  );
}

/** Handcuffs joined by a chain. Options: frame steel|polymer-aluminum; doubleLock slot|lever|pin|keyless; fit standard|oversize; the finish is the colorway. */
export const chainCuffs: Archetype<ChainCuffsOptions> = {
  name: 'chain-cuffs',
  title: 'chain handcuffs',
  second: 'open',
  detail: 'lock housing, keyhole and ratchet',
  draw(view: View, color: Colorway, options: ChainCuffsOptions, labels: readonly string[]): string {
    const cut = read(options);
    if (view !== 'detail') return cuffMetal(color) + drawPair(color, cut, 1, view === 'second');
    const pose = poseOf(cut, false);
    const [cx, cy] = cuffPoint(pose, 26, 74);
    const on = spotsIn(cx, cy, 2.3);
    const spot: SpotAt = (x, y, part, match) => on(...cuffPoint(pose, x, y), part, match);
    const plain = cut.frame === 'steel';
    return (
      cuffMetal(color) +
      magnify(drawPair(color, cut, 2.3, false), cx, cy, 2.3) +
      callouts(labels, [
        doubleLock(cut, spot),
        spot(22, 104, 'Keyhole', /key(?:way|hole)/),
        spot(93, 20, 'Ratchet teeth', /ratchet|teeth|\bbow\b/),
        spot(0, 172, 'Swivel and chain', /chain|swivel|distance/),
        spot(plain ? -44 : -40, plain ? 112 : 96, 'Cheek plate', /steel|alumin|polymer|frame/),
      ])
    );
  },
};
