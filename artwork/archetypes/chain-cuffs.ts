import type { Archetype, Colorway, View } from '../archetype';
import { spotsThrough } from '../callouts';
import { lensAt } from '../lens';
import { ground } from '../paper';
import { placeAt } from './belt-parts';
import { type CuffCut, cuff, cuffMetal, cuffPen, cuffPoint, doubleLock, link, type Pose, swivel } from './cuff-parts';

export type ChainCuffsOptions = {
  readonly frame?: 'polymer-aluminum' | 'steel';
  readonly doubleLock?: 'keyless' | 'lever' | 'pin' | 'slot';
  readonly keyways?: 'both' | 'one';
  readonly fit?: 'oversize' | 'standard';
  /** Between the cuffs, in inches. */
  readonly chain?: number;
  /** Laid out at full length, for goods that state it. */
  readonly stretched?: boolean;
};

type Cut = CuffCut & { readonly chain: number; readonly stretched: boolean };

function read(options: ChainCuffsOptions): Cut {
  const frame = options.frame ?? 'steel';
  const lock = options.doubleLock ?? 'slot';
  return {
    frame: frame === 'polymer-aluminum' ? frame : 'steel',
    lock: lock === 'lever' || lock === 'pin' || lock === 'keyless' ? lock : 'slot',
    chain: Math.min(3, Math.max(1, options.chain ?? 1.5)),
    stretched: options.stretched ?? false,
    keyways: options.keyways ?? 'one',
    size: (options.fit ?? 'standard') === 'oversize' ? 1.1 : 1,
  };
}

function poseOf(cut: Cut, open: boolean): Pose {
  if (cut.stretched && !open) return { x: 108, y: 300, s: 0.9 * cut.size, turn: -90 };
  // A longer chain is room between the cuffs.
  const room = (cut.chain - 1.5) * 36;
  const s = (open ? 0.84 : 0.96) * cut.size * (1 - room / 300);
  return { x: (open ? 158 : 156) + (cut.size - 1) * -40 - room, y: open ? 306 : 252, s, turn: open ? -12 : -16 };
}

/** Both cuffs with the chain between them; the bows swing open. */
function drawPair(color: Colorway, cut: Cut, zoom: number, open: boolean): string {
  const pose = poseOf(cut, open);
  const k = cuffPen(color, zoom, pose.s);
  const half = (blank: boolean): string =>
    placeAt(cuff(k, cut, open ? 74 : 0, blank) + swivel(k), pose.x, pose.y, pose.s, pose.turn);
  const flip = (inner: string): string => `<g transform="matrix(-1 0 0 1 600 0)">${inner}</g>`;
  const both = half(false) + flip(half(cut.keyways === 'one'));
  if (cut.stretched && !open)
    return (
      ground(300, 428, 250, 10) +
      both +
      placeAt(link(k, (2 * (300 - cuffPoint(pose, 0, 178)[0]) + 20) / pose.s, false), 300, 300, pose.s)
    );
  const [ex, ey] = cuffPoint(pose, 0, 178);
  const [mx, my] = [300, ey + 13];
  // From the eye of the swivel: a link on edge, a link that lies flat, a link on edge.
  const reach = 300 - ex;
  const flat = reach * 0.95;
  const edge = reach * 0.64;
  const side = placeAt(link(k, edge / pose.s, true), ex + reach * 0.3, (ey + my) / 2, pose.s, 9);
  return (
    ground(300, pose.y + 232 * pose.s, 190, 10) +
    both +
    placeAt(link(k, flat / pose.s, false), mx, my, pose.s) +
    side +
    flip(side)
  );
}

/** Handcuffs joined by a chain. Options: frame steel|polymer-aluminum; doubleLock slot|lever|pin|keyless; fit standard|oversize; chain (inches between the cuffs); stretched; keyways one|both; the finish is the colorway. */
export const chainCuffs: Archetype<ChainCuffsOptions> = {
  title: 'chain handcuffs',
  second: 'open',
  detail: 'lock housing, keyhole and ratchet',
  draw(view: View, color: Colorway, options: ChainCuffsOptions, labels: readonly string[]): string {
    const cut = read(options);
    if (view !== 'detail') return cuffMetal(color) + drawPair(color, cut, 1, view === 'second');
    const pose = poseOf(cut, false);
    const [cx, cy] = cuffPoint(pose, 26, 74);
    const { spot: on, show } = lensAt(color, cx, cy, 2.3);
    const spot = spotsThrough((x, y) => cuffPoint(pose, x, y), on);
    const plain = cut.frame === 'steel';
    return (
      cuffMetal(color) +
      show(drawPair(color, cut, 2.3, false), labels, [
        doubleLock(cut, spot),
        spot(22, 104, 'Keyhole', /key(?:way|hole)/),
        spot(93, 20, 'Ratchet teeth', /ratchet|teeth|\bbow\b/),
        spot(0, 172, 'Swivel and chain', /chain|swivel|distance/),
        spot(plain ? -44 : -40, plain ? 112 : 96, 'Cheek plate', /steel|alumin|polymer|frame/),
      ])
    );
  },
};
