import type { Archetype, Colorway, View } from '../archetype';
import { CLOTH, either } from '../callouts';
import { lensAt } from '../lens';
import { ground } from '../paper';
import { both, box, mirrorPath, symmetric } from '../path';
import { type Pen, pen } from '../pen';
import { flapShape, pocketShape } from '../pockets';

export type DressCoatOptions = {
  readonly metal?: 'gold' | 'silver';
  readonly buttons?: number;
  readonly braid?: boolean;
};

type Cut = ReturnType<typeof read>;

function read(options: DressCoatOptions) {
  return {
    metal: (options.metal ?? 'gold') === 'gold' ? 'gold' : 'steel',
    buttons: options.buttons ?? 4,
    braid: options.braid ?? true,
  } as const;
}

const SLEEVE =
  'M180 122C152 130 136 154 130 194C120 266 106 362 96 484Q122 498 152 492C164 408 182 330 198 254Q204 184 180 122Z';

function bodyShape(back: boolean): string {
  const top = back ? 'M300 96C280 96 264 94 250 88' : 'M300 250C282 190 262 130 252 84';
  const line = 'L180 122Q204 184 196 252C204 296 212 326 213 352C204 420 190 490 182 552C220 562 262 565 300 565';
  return symmetric(`${top}${line}`);
}

/** A metal button with an embossed rim. */
function metalButton(k: Pen, cut: Cut, x: number, y: number, r: number): string {
  return (
    k.rivet(x, y, r, cut.metal) +
    `<circle cx="${x}" cy="${y}" r="${Math.round(r * 6) / 10}" fill="none" stroke="#000" stroke-opacity=".4" stroke-width=".9"/>`
  );
}

function braid(k: Pen, cut: Cut): string {
  const trim = cut.metal === 'gold' ? '#d3ae45' : '#c3c9ce';
  const edge = cut.metal === 'gold' ? '#7a5d16' : '#59626a';
  const d = both('M102 440Q124 454 158 448M101 452Q124 466 156 460');
  return (
    `<path fill="none" stroke="${edge}" stroke-width="7" d="${d}"/><path fill="none" stroke="${trim}" stroke-width="5" d="${d}"/>` +
    k.light(d, 0.35, 1)
  );
}

function sleeves(k: Pen, cut: Cut, back: boolean): string {
  return (
    k.pair(SLEEVE, { texture: 'twill', shade: 'left' }) +
    k.fold(both('M150 236Q142 268 142 300M176 252Q166 284 164 312M124 350Q138 362 160 358M118 396Q134 406 156 402')) +
    (cut.braid ? braid(k, cut) : k.seam(both('M101 446Q124 460 157 454'), 1.3)) +
    (back
      ? k.seam(both('M160 142C168 226 152 350 128 490'), 1.3) +
        [466, 478].map((y) => metalButton(k, cut, 142, y, 3.6) + metalButton(k, cut, 458, y, 3.6)).join('')
      : '')
  );
}

function epaulets(k: Pen, cut: Cut): string {
  const d = 'M182 116L168 130L178 144L240 110L238 90Z';
  return (
    k.pair(d, { line: 1.9, shade: 'down', rim: false }) +
    k.stitch(both('M233 97L186 120L175 131L181 138L235 108')) +
    metalButton(k, cut, 225, 103, 4.4) +
    metalButton(k, cut, 375, 103, 4.4)
  );
}

function chestPocket(k: Pen, cut: Cut, x: number): string {
  const [w, y] = [56, 228];
  return (
    k.part(pocketShape('round', x, y + 6, w, 70), { line: 1.6, shade: 'slant', tone: 'dark', rim: false }) +
    k.seam(`M${x + w / 2 - 7} ${y + 20}V${y + 76}M${x + w / 2 + 7} ${y + 20}V${y + 76}`, 1.2) +
    k.shadow(flapShape('scalloped', x - 1, y + 4, w + 4, 34), 0.22) +
    k.part(flapShape('scalloped', x - 3, y, w + 6, 32), { line: 1.9, shade: 'down', rim: false }) +
    metalButton(k, cut, x + w / 2, y + 20, 4.4)
  );
}

function collar(k: Pen): string {
  const lapel =
    'M252 84C238 92 232 104 230 118L212 152L240 164L236 176C256 210 280 240 299 264C286 200 268 130 252 84Z';
  const upper = 'M252 66C238 74 228 88 224 110L238 158L262 138C254 112 250 90 252 66Z';
  return (
    k.part('M252 66C270 56 330 56 348 66C346 96 330 190 300 258C270 190 254 96 252 66Z', {
      tone: 'deep',
      line: 2,
      shade: 'down',
      print: false,
    }) +
    k.seam('M253 80C276 90 324 90 347 80', 1.3) +
    k.part(box(288, 68, 24, 12, 1), { tone: '#e9e6dc', line: 0.8, rim: false }) +
    k.shadow(both('M216 158L244 170L240 182C258 214 284 248 300 274V262L250 90Z'), 0.2) +
    k.part(mirrorPath(lapel), { texture: 'twill', shade: 'slant' }) +
    k.part(lapel, { texture: 'twill', shade: 'slant' }) +
    k.part(mirrorPath(upper), { texture: 'twill', shade: 'slant', line: 2.2, rim: false }) +
    k.part(upper, { texture: 'twill', shade: 'slant', line: 2.2, rim: false }) +
    k.stitch(both('M219 151L247 162L243 175C258 202 276 224 291 244'))
  );
}

function front(k: Pen, cut: Cut): string {
  const ys = Array.from({ length: cut.buttons }, (_, i) => 276 + (i * 168) / Math.max(1, cut.buttons - 1));
  const lower = 'M206 436L278 428L280 462L202 472Z';
  return (
    k.seam(both('M236 306C240 360 236 430 230 556'), 1.3) +
    chestPocket(k, cut, 214) +
    chestPocket(k, cut, 330) +
    k.shadow(both('M206 442L280 434L282 468L204 478Z'), 0.22) +
    k.pair(lower, { line: 1.9, shade: 'down', rim: false }) +
    metalButton(k, cut, 242, 458, 4.4) +
    metalButton(k, cut, 358, 458, 4.4) +
    k.seam('M314 268C317 340 317 470 316 520Q314 552 296 564') +
    k.stitch('M308 280C311 350 311 470 310 516Q308 544 292 558') +
    k.fold(both('M216 330Q236 342 256 340M214 366Q238 372 262 364M220 500Q216 524 214 544')) +
    ys.map((y) => metalButton(k, cut, 300, Math.round(y), 7.4)).join('')
  );
}

function behind(k: Pen, cut: Cut): string {
  return (
    k.seam('M300 100V432') +
    k.seam('M300 432V564M306 432V564', 1.4) +
    k.shadow('M300 432H306V565H300Z', 0.4) +
    k.seam(both('M206 182C230 230 246 300 246 352C246 430 236 500 230 560'), 1.4) +
    k.seam(both('M213 352C246 360 280 362 300 362'), 1.4) +
    metalButton(k, cut, 252, 372, 5) +
    metalButton(k, cut, 348, 372, 5) +
    k.fold(both('M222 330Q240 344 262 344M206 240Q228 258 250 258M264 470Q262 510 266 544'))
  );
}

function backCollar(k: Pen): string {
  const d = 'M252 64C272 74 328 74 348 64C362 76 370 90 374 104C348 116 252 116 226 104C230 90 238 76 252 64Z';
  return k.part(d, { texture: 'twill', shade: 'down' }) + k.stitch('M232 101C256 111 344 111 368 101');
}

function draw(k: Pen, cut: Cut, back: boolean): string {
  const inside = back
    ? ''
    : k.part(symmetric('M300 90C280 88 264 84 252 78L240 100L300 300'), { tone: 'deep', line: 0, print: false });
  return (
    sleeves(k, cut, back) +
    inside +
    k.part(bodyShape(back), { texture: 'twill', shade: 'round' }) +
    (back ? behind(k, cut) : front(k, cut)) +
    (back ? '' : collar(k)) +
    epaulets(k, cut) +
    (back ? backCollar(k) : '')
  );
}

/** A ceremonial single-breasted coat. Options: metal gold|silver; buttons (4); braid (on the sleeves, true when left out). */
export const dressCoat: Archetype<DressCoatOptions> = {
  title: 'dress coat',
  second: 'back',
  detail: 'lapel, metal buttons and chest pocket',
  draw(view: View, color: Colorway, options: DressCoatOptions, labels: readonly string[]): string {
    const cut = read(options);
    if (view === 'detail') {
      const { k, spot, show } = lensAt(color, 336, 250, 2.3);
      return show(draw(k, cut, false), labels, [
        spot(300, 276, 'Metal button', /button|metal/),
        spot(358, 292, 'Pleated chest pocket', /pocket/),
        spot(336, 180, 'Notched lapel', /lapel|collar/),
        spot(366, 334, 'Coat body', either(/measure|tailor/, CLOTH)),
      ]);
    }
    return ground(300, 572, 150, 9) + draw(pen(color), cut, view === 'second');
  },
};
