import type { Archetype, Colorway, View } from '../archetype';
import { lensAt } from '../lens';
import { group } from '../markup';
import { ground } from '../paper';
import { box, mirrorPath } from '../path';
import { type Pen, pen } from '../pen';
import { bodyBehind } from '../pose';
import { stud } from './belt-parts';
import {
  type Closure,
  closureAt,
  type DutyMaterial,
  dutyScrew,
  panel,
  type Snaps,
  slot,
  snapMetal,
} from './duty-parts';

export type MagazinePouchOptions = {
  readonly material?: DutyMaterial;
  readonly snaps?: Snaps;
  readonly top?: 'flap' | 'hidden-snap' | 'open';
  readonly closure?: Closure;
};

/** The differences between double magazine pouches. */
export type MagazineCut = ReturnType<typeof readMagazine>;

/** Reads the options of a magazine pouch. */
export function readMagazine(options: MagazinePouchOptions) {
  const top = options.top ?? 'flap';
  const closure = options.closure ?? (top === 'hidden-snap' ? 'hidden-snap' : 'hook-and-loop');
  return {
    open: top === 'open',
    closure,
    goods: options.material ?? (top === 'open' ? 'laminate' : 'nylon'),
    metal: snapMetal(options),
  };
}

/** One tube of the pouch, on the left. */
function tube(k: Pen, cut: MagazineCut): string {
  const foot = 'V462Q292 506 258 508H164Q132 506 130 462';
  if (cut.open) {
    const d = `M128 190Q148 196 168 214Q210 244 254 214Q274 196 294 190${foot}Z`;
    return (
      k.part('M130 196V150Q132 132 150 130H272Q290 132 292 150V196Q252 252 210 252Q168 252 130 196Z', {
        tone: 'deep',
        line: 2,
        print: false,
        shade: 'down',
      }) +
      k.light('M140 152Q142 140 154 139H268', 0.22, 2) +
      panel(k, d, cut.goods, { shade: 'tube' }) +
      k.light('M134 196Q152 202 166 216Q210 252 256 216Q270 202 288 196', 0.24, 2) +
      k.stitch('M138 206V462Q140 496 166 498H256Q282 496 284 462V206') +
      k.seam('M172 236V500M250 236V500', 1.3) +
      k.light('M175 240V496', 0.14, 2) +
      k.shadow(box(188, 300, 46, 120, 10), 0.12) +
      dutyScrew(211, 452, 10)
    );
  }
  const d = `M130 196H292${foot}Z`;
  const flap = 'M124 126Q124 108 142 106H280Q298 108 298 126V262Q298 292 266 300Q211 312 156 300Q124 292 124 262Z';
  return (
    panel(k, d, cut.goods, { shade: 'tube' }) +
    k.seam('M172 300V504M250 300V504', 1.3) +
    k.stitch('M142 310V460Q144 492 166 496H256Q278 492 280 460V310') +
    (cut.goods === 'nylon' ? k.fold('M176 330Q210 342 246 330M180 470Q210 478 242 470') : '') +
    k.shadow('M128 286Q150 312 211 318Q272 312 294 286V306Q270 330 211 332Q152 330 128 306Z', 0.3) +
    panel(k, flap, cut.goods, { shade: 'down' }) +
    k.light('M134 134Q134 117 148 116H270', 0.24, 2.2) +
    k.seam('M128 150Q211 162 294 150', 1.2) +
    closureAt(k, cut.closure, 211, cut.closure === 'hook-and-loop' ? 244 : 256, 13, cut.metal) +
    (cut.closure === 'hook-and-loop'
      ? k.part('M190 300H232V322Q232 330 224 330H198Q190 330 190 322Z', {
          tone: 'dark',
          texture: 'webbing',
          line: 1.8,
        }) + k.stitch('M195 318H227')
      : '')
  );
}

/** The pouch from outside, in the frame of a whole drawing. */
export function drawMagazines(k: Pen, cut: MagazineCut): string {
  const back = cut.open
    ? 'M116 170Q116 104 150 98H450Q484 104 484 170V400Q484 440 450 440H150Q116 440 116 400Z'
    : 'M112 150Q112 96 140 94H460Q488 96 488 150V420Q488 452 460 452H140Q112 452 112 420Z';
  const left = tube(k, cut);
  return (
    panel(k, back, cut.goods, { tone: 'dark', shade: 'down', bound: false }) +
    k.stitch('M300 110V430M292 110V430M308 110V430') +
    left +
    `<g transform="translate(178 0)">${left}</g>`
  );
}

function drawBack(k: Pen, cut: MagazineCut): string {
  const tubes = 'M134 180H292V464Q292 506 258 508H164Q132 506 134 464Z';
  const back = 'M112 150Q112 98 140 94H460Q488 98 488 150V420Q488 452 460 452H140Q112 452 112 420Z';
  const shell =
    [tubes, mirrorPath(tubes)].map((d) => panel(k, d, cut.goods, { tone: 'dark', shade: 'tube' })).join('') +
    panel(k, back, cut.goods, { shade: 'slant' });
  if (cut.goods !== 'nylon')
    return (
      shell +
      k.stitch(box(124, 106, 352, 334, 26)) +
      slot(k, 166, 146, 18, 196) +
      slot(k, 416, 146, 18, 196) +
      slot(k, 214, 128, 172, 16) +
      slot(k, 214, 346, 172, 16) +
      k.part(box(206, 164, 188, 162, 14), { tone: 'dark', shade: 'slant', line: 2 }) +
      k.stitch(box(216, 174, 168, 142, 8)) +
      [232, 368].map((x) => dutyScrew(x, 192, 9) + dutyScrew(x, 298, 9)).join('')
    );
  const strap = (x: number): string =>
    k.shadow(box(x + 6, 116, 84, 300, 8), 0.3) +
    k.part(box(x, 110, 84, 298, 8), { texture: 'nylon', shade: 'down' }) +
    k.stitch(box(x + 7, 117, 70, 284, 5)) +
    k.stitch(`M${x + 8} 158H${x + 76}M${x + 8} 166H${x + 76}`) +
    stud(k, x + 42, 372, 13, cut.metal);
  return shell + k.stitch(box(126, 108, 348, 330, 20)) + k.seam('M300 110V440', 1.4) + strap(164) + strap(352);
}

/** Pouches for two pistol magazines on a duty belt. Options: top open|flap|hidden-snap; material laminate|nylon|molded; closure snap|hidden-snap|hook-and-loop (follows top when left out); snaps black|brass|chrome. */
export const magazinePouch: Archetype<MagazinePouchOptions> = {
  title: 'double magazine pouch',
  second: 'back with belt mount',
  detail: 'top and closure',
  draw(view: View, color: Colorway, options: MagazinePouchOptions, labels: readonly string[]): string {
    const cut = readMagazine(options);
    if (view === 'detail') {
      const { k, spot, show } = lensAt(color, 244, 236, 2);
      return show(
        drawMagazines(k, cut),
        labels,
        cut.open
          ? [
              spot(211, 150, 'Open top', /\bopen\b/),
              spot(216, 300, 'Pouch front', /magazines?|\bfits\b/),
              spot(300, 190, 'Divider stitching', /divider|stitch/),
            ]
          : [
              spot(
                211,
                cut.closure === 'hook-and-loop' ? 244 : 256,
                { 'hook-and-loop': 'Hook-and-loop flap', 'hidden-snap': 'Hidden snap' }[cut.closure as string] ??
                  'Snap',
                /closure|snap|hook and loop|\bflap\b/,
              ),
              spot(336, 190, 'Second pouch', /magazines?|\bfits\b/),
              spot(262, 328, 'Pouch body', /\bbody\b|nylon|leather/),
            ],
      );
    }
    const k = pen(color);
    if (view === 'second') return ground(300, 524, 190, 9) + drawBack(k, cut);
    const face = cut.open
      ? 'M314 190Q388 240 470 190V462Q470 506 436 508H342Q308 506 308 462Z'
      : 'M304 126Q304 108 322 106H458Q476 108 476 126L470 462Q470 506 436 508H342Q308 506 308 462Z';
    return (
      ground(322, 536, 216, 9) +
      group(bodyBehind(k, face, [40, -18]) + drawMagazines(k, cut), 'translate(-52 -37) scale(1.12)')
    );
  },
};
