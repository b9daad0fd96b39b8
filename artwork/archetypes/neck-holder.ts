import type { Archetype, Colorway, View } from '../archetype';
import { spot } from '../callouts';
import { lensAt } from '../lens';
import { path } from '../markup';
import { ground } from '../paper';
import { box } from '../path';
import { type Pen, pen } from '../pen';
import { ballChain, beltClip, clearWindow, recess, shieldRecess } from './holder-parts';

export type NeckHolderOptions = {
  readonly windows?: number;
  readonly clip?: boolean;
};

const BODY = box(172, 170, 256, 376, 22);
const EDGE = box(181, 179, 238, 358, 16);

function chain(): string {
  return ballChain(
    'M214 176C214 132 168 96 176 58C184 24 250 14 300 14C350 14 416 24 424 58C432 96 386 132 386 176',
    4.4,
  );
}

function eyelets(k: Pen): string {
  return [214, 386].map((x) => `${k.rivet(x, 194, 12, 'steel', true)}${ballChain(`M${x} 194V172`, 4.4)}`).join('');
}

function drawFront(k: Pen, windows: number): string {
  const pane =
    windows > 1
      ? clearWindow(k, 196, 222, 208, 138) + clearWindow(k, 196, 384, 208, 138)
      : clearWindow(k, 196, 226, 208, 294);
  const thumb = windows > 1 ? '' : 'M276 226a24 18 0 0 0 48 0';
  return (
    chain() +
    k.part(BODY, { texture: 'leather', shade: 'slant' }) +
    k.light('M184 300V200Q184 184 200 183H290', 0.22, 2) +
    k.stitch(EDGE) +
    pane +
    (thumb ? path(`${thumb}Z`, { fill: k.t.base }) + k.seam(thumb, 1.8) : '') +
    eyelets(k)
  );
}

function drawBack(k: Pen, clipped: boolean): string {
  return (
    chain() +
    k.part(BODY, { texture: 'leather', shade: 'slant' }) +
    k.light('M184 300V200Q184 184 200 183H290', 0.22, 2) +
    k.stitch(EDGE) +
    (clipped
      ? beltClip(k, 'steel', 300, 330)
      : recess(k, shieldRecess(372, 1.06), shieldRecess(372, 0.9), 300, 372, 1.06) +
        k.stitch(shieldRecess(372, 1.14))) +
    eyelets(k)
  );
}

/** Holder worn on a ball chain. Options: windows 1|2; clip (a belt clip on the back in place of the badge cut-out). */
export const neckHolder: Archetype<NeckHolderOptions> = {
  title: 'neck ID and badge holder',
  second: 'back',
  detail: 'ball chain, eyelet and clear window',
  draw(view: View, color: Colorway, options: NeckHolderOptions, labels: readonly string[]): string {
    const windows = options.windows ?? 1;
    if (view === 'detail') {
      const { k, show } = lensAt(color, 262, 232, 2.1);
      return show(drawFront(k, windows), labels, [
        spot(200, 168, 'Ball chain', /chain/),
        spot(400, 330, 'ID window', /window|\bid\b/),
        spot(135, 330, 'Stitched frame', /leather|stitch/),
      ]);
    }
    const k = pen(color);
    return ground(300, 564, 120) + (view === 'front' ? drawFront(k, windows) : drawBack(k, options.clip ?? false));
  },
};
