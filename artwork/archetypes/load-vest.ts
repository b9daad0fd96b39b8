import type { Archetype, Colorway, View } from '../archetype';
import { inLens, wanted } from '../callouts';
import { lensAt } from '../lens';
import { group } from '../markup';
import { ground } from '../paper';
import { both, box, symmetric } from '../path';
import { type Pen, pen } from '../pen';
import { flapPouch, slider } from './load-parts';

export type LoadVestOptions = {
  readonly pistolPouches?: number;
  readonly riflePouches?: number;
  readonly holster?: boolean;
  readonly radioPouch?: boolean;
  readonly clips?: number;
  readonly molle?: boolean;
  readonly belt?: 'loops' | 'none' | 'web';
};

type Load = ReturnType<typeof read>;

const PANEL = 'M260 64L202 84C212 140 208 208 166 262L162 494Q230 508 298 506V190C276 160 264 116 260 64Z';
const PAD = 'M262 60L198 82C208 112 211 142 208 172L270 160C264 128 262 94 262 60Z';

function read(options: LoadVestOptions) {
  return {
    pistol: options.pistolPouches ?? 4,
    rifle: options.riflePouches ?? 3,
    holster: options.holster ?? true,
    radio: options.radioPouch ?? false,
    clips: options.clips ?? 1,
    molle: options.molle ?? false,
    belt: options.belt ?? 'web',
  };
}

/** An empty holster that lies across the chest: the mouth points at the zip, the muzzle end down to the side. */
function holster(k: Pen, x: number, y: number, scale: number): string {
  const shell = 'M-31-66L30-72L36-22C38 4 26 8 24 26L21 78Q0 92-21 80L-27 10Z';
  const inner =
    k.shadow('M-27-62L36-66L42-18C44 8 32 12 30 30L27 82Q6 98-15 86L-21 14Z', 0.3) +
    k.part('M-26-78Q0-90 26-82L28-58H-27Z', { tone: 'deep', line: 1.8, rim: false, print: false }) +
    k.part(shell, { texture: 'nylon', shade: 'tube', line: 2.2 }) +
    k.stitch('M-26-60L25-66L31-22C32 0 22 6 19 24L16 76M-22 10L-16 78') +
    k.seam('M-29-44L34-50', 1.2) +
    k.part('M-18-98Q-4-108 8-96L14-36Q4-30-4-36L-10-80L-24-70Z', {
      tone: 'dark',
      texture: 'webbing',
      line: 1.8,
      rim: false,
    }) +
    k.stitch('M-10-92L2-90L8-40') +
    k.snap(4, -44, 5) +
    k.part('M-27 22L24 18V38L-25 42Z', { tone: 'dark', texture: 'webbing', line: 1.3, rim: false });
  return group(inner, `translate(${x} ${y}) rotate(-52) scale(${scale})`);
}

function row(k: Pen, x: number, y: number, n: number, w: number, h: number, gap = 2): string {
  return Array.from({ length: n }, (_, i) => flapPouch(k, x + i * (w + gap), y, w, h)).join('');
}

function radio(k: Pen, x: number, y: number): string {
  return (
    k.shadow(box(x + 3, y + 4, 42, 84, 5), 0.25) +
    k.part(box(x, y, 42, 84, 5), { texture: 'nylon', shade: 'left', line: 1.8, rim: false }) +
    k.part(`M${x + 3} ${y}H${x + 39}L${x + 35} ${y + 9}H${x + 7}Z`, { tone: 'deep', line: 1.2, rim: false }) +
    k.strap(`M${x + 21} ${y - 10}V${y + 48}`, 10, { tone: k.t.dark }) +
    k.snap(x + 21, y + 36, 4) +
    k.stitch(`M${x + 5} ${y + 14}V${y + 79}H${x + 37}V${y + 14}`)
  );
}

function load(k: Pen, v: Load): string {
  let out = '';
  if (v.molle)
    out +=
      k.molle(172, 292, 116, 8, { row: 12, pitch: 19 }) +
      k.molle(312, 292, 116, v.holster ? 1 : 8, { row: 12, pitch: 19 });
  if (v.rifle >= 4) out += row(k, 174, 284, 2, 54, 98, 4) + row(k, 174, 388, 2, 54, 102, 4);
  else if (v.rifle > 0) out += row(k, 172, 352, v.rifle, (118 - 3 * (v.rifle - 1)) / v.rifle, 132, 3);
  const rightTop = v.pistol > 0 && v.rifle > 0;
  if (rightTop) out += row(k, 309, 234, Math.min(v.pistol, 4), 102 / Math.min(v.pistol, 4) - 2, 62);
  else if (v.pistol > 0) {
    const across = Math.min(3, Math.ceil(v.pistol / 2));
    const w = 118 / across - 3;
    out += row(k, 172, 292, across, w, 88, 3) + row(k, 172, 392, v.pistol - across, w, 92, 3);
  }
  if (v.radio) out += radio(k, 226, 196);
  else if (!v.molle && v.rifle < 4)
    out +=
      k.part(box(204, 236, 84, v.rifle > 0 ? 100 : 46, 4), {
        texture: 'nylon',
        line: 1.6,
        rim: false,
        shade: 'slant',
      }) +
      k.zip(208, 250, 284, 250, { width: 5, at: 0.06 }) +
      k.stitch(box(208, 258, 76, v.rifle > 0 ? 73 : 20));
  if (!rightTop && !v.molle) out += k.loop(322, 232, 84, 40);
  if (v.molle) out += k.loop(212, 236, 76, 36) + k.loop(312, 236, 76, 36);
  if (v.holster) out += holster(k, rightTop ? 370 : 368, rightTop ? 398 : 388, rightTop ? 0.98 : 1.03);
  else if (!v.molle) out += row(k, 310, 352, 2, 56, 132, 4);
  return out;
}

function belt(k: Pen, v: Load, back: boolean): string {
  if (v.belt === 'none') return '';
  const loops = both(back ? 'M252 486h20v56h-20ZM186 482h20v56h-20Z' : 'M250 484h20v56h-20ZM190 480h20v56h-20Z');
  const web =
    v.belt === 'loops'
      ? ''
      : k.part(
          'M140 498Q140 490 150 492C240 512 360 512 450 492Q460 490 460 498V522Q460 530 450 530C360 548 240 548 150 530Q140 530 140 522Z',
          {
            tone: 'dark',
            texture: 'webbing',
            shade: 'round',
          },
        ) +
        k.stitch('M146 500C240 518 360 518 454 500M146 522C240 540 360 540 454 522') +
        (back ? '' : k.buckle(300, 526, 40, 62, 90));
  return (
    web +
    k.part(loops, { texture: 'nylon', shade: 'down', line: 1.6, rim: v.belt === 'loops' }) +
    (v.belt === 'loops' ? k.snap(200, 528, 4) + k.snap(260, 532, 4) + k.snap(340, 532, 4) + k.snap(400, 528, 4) : '')
  );
}

function sideStraps(k: Pen): string {
  return [300, 372, 446]
    .map(
      (y) => k.strap(both(`M146 ${y}L172 ${y + 2}`), 13) + slider(k, 160, y + 1, 9, 19) + slider(k, 440, y + 1, 9, 19),
    )
    .join('');
}

function pads(k: Pen): string {
  return (
    k.pair(PAD, { texture: 'nylon', shade: 'slant' }) +
    k.stitch(
      both('M256 68L206 85C214 114 217 142 215 164L263 155C258 126 256 96 256 68M211 106L257 98M216 136L260 128'),
    ) +
    k.strap(both('M243 168L248 202'), 18) +
    slider(k, 245, 184, 24, 14, -8) +
    slider(k, 355, 184, 24, 14, 8)
  );
}

function drawFront(k: Pen, v: Load): string {
  const inside = symmetric('M300 84Q278 82 262 62L205 82C206 140 198 206 154 256L146 262V490L300 498');
  const clipYs = v.clips >= 2 ? [222, 280] : [214];
  return (
    k.part(inside, { tone: 'deep', texture: 'mesh', print: false }) +
    k.seam('M264 72Q300 96 336 72', 1.4) +
    k.part(box(286, 92, 28, 14, 1), { tone: '#d9d6cb', line: 0.8, rim: false }) +
    sideStraps(k) +
    k.pair(PANEL, { texture: 'mesh', shade: 'left' }) +
    k.stitch(both('M209 100C214 150 212 212 173 264L169 488Q232 500 290 499V196')) +
    k.part(both('M168 272L176 262V492L162 494Z'), { tone: 'dark', line: 0, print: false }) +
    k.part('M290 190H310V506H290Z', { tone: 'dark', line: 1.4, rim: false }) +
    k.zip(300, 194, 300, 506, { width: 8, at: 0.015 }) +
    load(k, v) +
    clipYs.map((y) => k.strap(`M272 ${y}H328`, 14) + k.buckle(300, y, 20, 34, 90)).join('') +
    pads(k) +
    belt(k, v, false)
  );
}

function drawBack(k: Pen, v: Load): string {
  const body = symmetric('M300 78Q276 78 258 62L202 82C206 140 196 216 164 266L158 494Q228 508 300 508');
  const yoke = symmetric('M300 78Q276 78 258 62L202 82Q206 120 203 156Q250 166 300 166');
  const pocket = v.molle
    ? k.part(box(206, 250, 188, 226, 8), { texture: 'nylon', shade: 'slant', line: 2, rim: false }) +
      k.stitch(box(211, 255, 178, 216, 6)) +
      k.molle(216, 264, 168, 9, { row: 12, pitch: 19 })
    : k.part(box(206, 248, 188, 230, 10), { texture: 'nylon', shade: 'slant', line: 2, rim: false }) +
      k.stitch(box(212, 254, 176, 218, 6)) +
      k.zip(222, 272, 378, 272, { width: 6, at: 0.94 }) +
      k.molle(222, 300, 156, 3, { row: 12, pitch: 19 }) +
      k.seam('M212 392H388', 1.4) +
      k.stitch('M212 398H388M300 398V470');
  return (
    k.part(body, { tone: 'dark', texture: 'mesh', shade: 'round' }) +
    k.stitch(both('M209 100C212 150 202 220 171 270L166 488Q230 500 300 500')) +
    sideStraps(k) +
    k.part(yoke, { texture: 'nylon', shade: 'down', rim: false }) +
    k.stitch(both('M208 90Q212 122 210 149Q252 158 300 158M214 112Q256 120 300 120')) +
    k.strap('M262 104C268 132 332 132 338 104', 16, { tone: k.t.dark }) +
    k.loop(228, 184, 144, 46) +
    pocket +
    belt(k, v, true)
  );
}

/** Mesh vests with sewn pouches and a cross-draw holster. Options: pistolPouches 0-6; riflePouches 0-4; holster yes|no; radioPouch yes|no; clips 1|2 (release clips over the zip); molle yes|no (webbing in place of sewn pouches); belt web|loops|none. */
export const loadVest: Archetype<LoadVestOptions> = {
  title: 'cross-draw load vest',
  second: 'back',
  detail: 'holster, zip and pouches',
  draw(view: View, color: Colorway, options: LoadVestOptions, labels: readonly string[]): string {
    const v = read(options);
    if (view === 'detail') {
      const cy = v.belt !== 'none' && wanted(labels, /belt/) > 0 ? 404 : 362;
      const rightTop = v.pistol > 0 && v.rifle > 0;
      const { k, spot, show } = lensAt(color, 352, cy, 2.1);
      const low = cy > 362;
      return show(
        drawFront(k, v),
        labels,
        inLens([
          v.holster
            ? spot(382, 398, 'Cross-draw holster', /holster|cross/)
            : spot(340, 440, 'Right-hand pouches', /^(?!.*(?:pistol|rifle|radio)).*pouch/),
          ...(v.belt === 'none'
            ? []
            : [v.belt === 'loops' ? spot(400, 506, 'Belt loop', /belt/) : spot(374, 506, 'Web belt', /belt/)]),
          ...(rightTop ? [spot(336, 270, 'Pistol magazine pouch', /pistol/)] : []),
          ...(v.rifle > 0
            ? [spot(v.rifle >= 4 ? 258 : 268, low ? 430 : v.rifle >= 4 ? 336 : 410, 'Rifle magazine pouch', /rifle/)]
            : []),
          ...(v.pistol > 0 && !rightTop ? [spot(268, low ? 440 : 346, 'Pistol magazine pouch', /pistol/)] : []),
          spot(440, 373, 'Side strap', /side strap|girth|chest adjust|fit adjust/),
          ...(v.molle ? [spot(270, 370, 'MOLLE webbing', /molle/)] : []),
          spot(300, 440, 'Front zip', /\bzip|front closure/),
        ]),
      );
    }
    const k = pen(color);
    return ground(300, 556, 165) + (view === 'front' ? drawFront(k, v) : drawBack(k, v));
  },
};
