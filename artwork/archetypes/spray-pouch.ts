import type { Archetype, Colorway, View } from '../archetype';
import { lensAt } from '../lens';
import { path } from '../markup';
import { ground } from '../paper';
import { box } from '../path';
import { type Material, type Pen, pen } from '../pen';
import { aslant, bodyBehind } from '../pose';
import { type Closure, closureAt, closureSpot, type DutyMaterial, panel, type Snaps, snapMetal } from './duty-parts';

export type SprayPouchOptions = {
  readonly material?: DutyMaterial;
  readonly snaps?: Snaps;
  readonly closure?: Closure;
  readonly can?: string;
};

/** The differences between spray pouches. */
export type SprayCut = {
  readonly closure: Closure;
  readonly goods: DutyMaterial;
  readonly metal: Material;
  /** Half of the width of the body: MK-3 cans are slim, MK-4 cans stout. */
  readonly half: number;
};

/** Reads the options of a spray pouch. */
export function readSpray(options: SprayPouchOptions): SprayCut {
  const closure = options.closure ?? 'snap';
  return {
    closure: closure === 'hidden-snap' || closure === 'hook-and-loop' ? closure : 'snap',
    goods: options.material ?? 'nylon',
    metal: snapMetal(options),
    half: (options.can ?? 'MK-3').includes('4') ? 92 : 78,
  };
}

/** The body below the flap. */
function shell(k: Pen, cut: SprayCut, top: number): string {
  const [l, r] = [300 - cut.half, 300 + cut.half];
  const d = `M${l} ${top}H${r}V470Q${r} 520 ${r - 34} 532H${l + 34}Q${l} 520 ${l} 470Z`;
  return (
    panel(k, d, cut.goods, { shade: 'tube' }) +
    // Elastic side panels let the pouch take cans of a slightly different girth.
    (cut.goods === 'nylon'
      ? k.part(`M${l + 6} ${top + 10}H${l + 30}V512L${l + 12} 496Q${l + 6} 486 ${l + 6} 470Z`, {
          tone: 'dark',
          texture: 'ribAcross',
          line: 1.6,
          rim: false,
        }) +
        k.part(`M${r - 6} ${top + 10}H${r - 30}V512L${r - 12} 496Q${r - 6} 486 ${r - 6} 470Z`, {
          tone: 'dark',
          texture: 'ribAcross',
          line: 1.6,
          rim: false,
        }) +
        k.stitch(`M${l + 38} ${top + 12}V516M${r - 38} ${top + 12}V516`)
      : k.seam(`M${l + 30} ${top + 10}V524M${r - 30} ${top + 10}V524`, 1.4) +
        k.stitch(
          `M${l + 10} ${top + 8}V472Q${l + 12} 506 ${l + 36} 520M${r - 10} ${top + 8}V472Q${r - 12} 506 ${r - 36} 520`,
        )) +
    k.rivet(300, 514, 7, 'gunmetal', true)
  );
}

/** The pouch from outside, closed, in the frame of a whole drawing. */
export function drawSpray(k: Pen, cut: SprayCut): string {
  const [l, r] = [300 - cut.half - 6, 300 + cut.half + 6];
  const flap = `M${l} 104Q${l} 72 ${l + 32} 70H${r - 32}Q${r} 72 ${r} 104V226C${r} 252 ${r - 22} 262 ${r - 40} 276Q${r - 52} 306 300 308Q${l + 52} 306 ${l + 40} 276C${l + 22} 262 ${l} 252 ${l} 226Z`;
  return (
    panel(k, box(l + 2, 84, r - l - 4, 330, 18), cut.goods, { tone: 'dark', shade: 'down', bound: false }) +
    shell(k, cut, 150) +
    k.shadow(
      `M${l + 6} 240C${l + 6} 262 ${l + 28} 270 ${l + 44} 284Q${l + 56} 314 300 316Q${r - 56} 314 ${r - 44} 284C${r - 28} 270 ${r - 6} 262 ${r - 6} 240V266C${r - 8} 290 ${r - 26} 298 ${r - 38} 312Q${r - 56} 338 300 340Q${l + 56} 338 ${l + 38} 312C${l + 26} 298 ${l + 8} 290 ${l + 6} 266Z`,
      0.28,
    ) +
    panel(k, flap, cut.goods, { shade: 'tube' }) +
    k.seam(`M${l + 3} 122Q300 136 ${r - 3} 122`, 1.3) +
    k.light(`M${l + 12} 112Q${l + 12} 84 ${l + 34} 81H${r - 50}`, 0.26, 2.2) +
    (cut.goods === 'nylon'
      ? ''
      : k.stitch(
          `M${l + 11} 130V224C${l + 11} 244 ${l + 32} 252 ${l + 49} 268Q${l + 58} 295 300 297Q${r - 58} 295 ${r - 49} 268C${r - 32} 252 ${r - 11} 244 ${r - 11} 224V130`,
        )) +
    closureAt(k, cut.closure, 300, cut.closure === 'hook-and-loop' ? 258 : 268, 13, cut.metal)
  );
}

/** The pouch open, with the outline of a can that it fits. */
function drawOpen(k: Pen, cut: SprayCut): string {
  const [l, r] = [300 - cut.half, 300 + cut.half];
  const c = cut.half - 28;
  const flap = `M${l - 4} 250V126C${l - 4} 100 ${l + 18} 92 ${l + 36} 78Q${l + 46} 44 300 42Q${r - 46} 44 ${r - 36} 78C${r - 18} 92 ${r + 4} 100 ${r + 4} 126V250Z`;
  const ghost = `M${300 - c} 330V196Q${300 - c} 174 ${300 - c * 0.6} 166V150Q${300 - c * 0.6} 132 ${300 - c * 0.3} 130H${300 + c * 0.46}Q${300 + c * 0.66} 132 ${300 + c * 0.66} 152V166Q${300 + c} 174 ${300 + c} 196V330`;
  return (
    panel(k, flap, cut.goods, { tone: 'dark', shade: 'up' }) +
    k.stitch(
      `M${l + 8} 230V128C${l + 8} 108 ${l + 28} 100 ${l + 46} 86Q${l + 54} 56 300 54Q${r - 54} 56 ${r - 46} 86C${r - 28} 100 ${r - 8} 108 ${r - 8} 128V230`,
    ) +
    (cut.closure === 'hook-and-loop' ? k.loop(266, 72, 68, 40) : k.snap(300, 82, 11, 'steel')) +
    k.part(`M${l} 236H${r}V300H${l}Z`, { tone: 'deep', line: 2, print: false, shade: 'down' }) +
    path(ghost, {
      fill: '#8c979d',
      'fill-opacity': 0.16,
      stroke: '#8c979d',
      'stroke-width': 1.8,
      'stroke-dasharray': '9 5',
    }) +
    path(`M${300 - c} 214H${300 + c}`, { stroke: '#8c979d', 'stroke-width': 1.4, 'stroke-dasharray': '9 5' }) +
    k.shadow(`M${l} 282Q300 308 ${r} 282V262Q300 288 ${l} 262Z`, 0.4) +
    shell(k, cut, 280) +
    (cut.closure === 'hook-and-loop'
      ? k.loop(268, 372, 64, 40)
      : k.snap(300, 392, 9, 'steel') + k.rivet(300, 392, 3.6, 'gunmetal'))
  );
}

/** Pouches for one can of defence spray on a duty belt. Options: closure snap|hidden-snap|hook-and-loop; material laminate|nylon|molded; can MK-3|MK-4; snaps black|brass|chrome. */
export const sprayPouch: Archetype<SprayPouchOptions> = {
  title: 'spray pouch',
  second: 'open, with the outline of a can',
  detail: 'flap and side panel',
  draw(view: View, color: Colorway, options: SprayPouchOptions, labels: readonly string[]): string {
    const cut = readSpray(options);
    if (view === 'detail') {
      const { k, spot, show } = lensAt(color, 316, 290, 2.4);
      return show(drawSpray(k, cut), labels, [
        closureSpot(spot, cut.closure, 300, cut.closure === 'hook-and-loop' ? 258 : 268),
        spot(296, 362, 'Pouch body', /fits|mk-\d|canister|\bcan\b/),
        spot(
          300 + cut.half - 18,
          340,
          cut.goods === 'nylon' ? 'Elastic side' : 'Side stitching',
          /elastic|stretch|side/,
        ),
        spot(330, 216, 'Flap', /\bflap\b/),
      ]);
    }
    const k = pen(color);
    if (view === 'second') return ground(300, 548, 84, 8) + drawOpen(k, cut);
    const face = box(294 - cut.half, 72, 2 * cut.half + 12, 460, 30);
    return aslant(bodyBehind(k, face, [34, -12]) + drawSpray(k, cut), { turn: -14, middle: [314, 300], shadow: face });
  },
};
