import type { Archetype, Colorway, View } from '../archetype';
import { either } from '../callouts';
import { lensAt } from '../lens';
import { group, path } from '../markup';
import { box, disc } from '../path';
import { type Pen, pen } from '../pen';
import { aslant } from '../pose';
import { INK, screw } from './gear-parts';
import { bow } from './launcher-parts';
import { CONTENTS } from './spray-parts';

export type SprayGunOptions = {
  readonly light?: boolean;
};

const BODY =
  'M96 186Q96 148 134 142L300 128Q400 120 456 150Q500 174 502 218Q502 252 486 270C492 316 508 396 516 448Q518 474 494 480L432 492Q404 496 398 470C390 424 374 372 352 330Q342 312 318 310H200Q186 310 178 300L170 286H134Q96 286 96 250Z';

/** The cartridge: a small can with an orange cap, lying with its nozzle to the left. */
function cartridge(k: Pen): string {
  return (
    k.part('M0-34H150Q170-34 170-18V18Q170 34 150 34H0Z', {
      material: 'steel',
      shade: 'tubeDown',
      line: 2,
      ink: INK,
      rim: true,
    }) +
    k.part('M34-34H128V34H34Z', { tone: '#c8742b', shade: 'tubeDown', line: 1.2, ink: INK, print: false, rim: false }) +
    k.text(81, 9, 27, 'OC', { fill: '#fff' }) +
    k.part('M0-30H-16Q-26-30-26-20V20Q-26 30-16 30H0Z', {
      tone: '#414950',
      shade: 'tubeDown',
      line: 1.8,
      ink: INK,
      print: false,
    }) +
    k.part(box(-40, -9, 15, 18, 3), { tone: '#ff6a13', line: 1.6, ink: INK, print: false })
  );
}

/** The pistol, nozzle to the left; without the cartridge the bay under its window is empty. */
function gun(k: Pen, loaded: boolean, light: boolean): string {
  const ridge = [0, 1, 2, 3, 4].map((i) => `M${404 + i * 5} ${352 + i * 24}l74-16`).join('');
  return (
    bow(k, 'M204 304C196 356 206 398 240 402H342Q372 402 372 372', 15, k.t.dark) +
    k.part('M278 304C262 330 262 354 282 384Q290 392 298 384C288 356 296 330 312 304Z', {
      tone: '#b8281f',
      shade: 'left',
      line: 2,
      ink: INK,
      print: false,
      rim: false,
    }) +
    (light
      ? k.part('M128 282H196V306Q196 326 178 326H140Q128 326 128 314Z', { tone: 'dark', shade: 'tubeDown' }) +
        k.part(box(114, 286, 16, 36, 5), { material: 'lens', line: 1.8, ink: INK })
      : '') +
    k.part(BODY, { shade: ['slant'] }) +
    // Nozzle cap.
    k.part('M100 168H76Q64 168 64 182V252Q64 266 76 266H100Z', {
      tone: '#414950',
      shade: 'tubeDown',
      line: 2.2,
      ink: INK,
      print: false,
    }) +
    k.part(box(48, 202, 18, 30, 5), { tone: '#ff6a13', line: 1.8, ink: INK, print: false }) +
    path('M72 184v64M82 176v82M92 174v86', { stroke: '#fff', 'stroke-opacity': 0.18, 'stroke-width': 2.4 }) +
    // Window over the cartridge bay.
    k.part('M132 184Q134 172 148 170L344 158Q370 158 370 184V226Q370 250 346 250H148Q132 250 132 236Z', {
      tone: '#12171b',
      line: 2,
      ink: INK,
      print: false,
      rim: false,
    }) +
    (loaded ? group(cartridge(k), 'translate(178 212) scale(.98 .92)') : '') +
    path('M140 190Q142 180 152 178L340 166Q356 166 360 178L300 184L146 196Z', {
      fill: '#fff',
      'fill-opacity': loaded ? 0.32 : 0.12,
    }) +
    k.seam('M118 268H330Q372 268 384 296', 1.6) +
    k.light('M122 172Q126 160 140 158L306 142Q392 136 440 160', 0.34, 3.4) +
    // Grip.
    k.part(
      'M392 330L476 312C482 360 492 406 498 446Q498 458 488 460L430 472Q418 472 416 462C412 420 404 370 392 330Z',
      { tone: 'dark', texture: 'grip', line: 1.6, rim: false },
    ) +
    k.seam(ridge, 2.4) +
    k.part('M420 132l46 8q10 3 10 12l-4 10-58-20Z', {
      tone: '#b8281f',
      line: 1.8,
      ink: INK,
      print: false,
      rim: false,
    }) +
    screw(388, 228, 6) +
    screw(436, 286, 6) +
    screw(160, 268, 4.6) +
    k.part(disc(444, 214, 20), { tone: 'dark', line: 1.8, rim: false }) +
    path('M444 202v12l8 8', { fill: 'none', stroke: k.t.stitch, 'stroke-opacity': 0.6, 'stroke-width': 3 })
  );
}

/** Pistol-shaped sprayers with a cartridge under a window. Options: light (a lamp below the nozzle, true when left out); stream (a short jet at the nozzle). */
export const sprayGun: Archetype<SprayGunOptions> = {
  title: 'pepper spray pistol',
  second: 'open, with the cartridge taken out',
  detail: 'nozzle, lamp and cartridge window',
  draw(view: View, color: Colorway, options: SprayGunOptions, labels: readonly string[]): string {
    const light = options.light ?? true;
    if (view === 'detail') {
      const { k, spot, show } = lensAt(color, 158, 236, 2);
      return show(gun(k, true, light), labels, [
        spot(57, 218, 'Nozzle', /distance|range|nozzle|pattern|stream|angle/),
        ...(light ? [spot(122, 304, 'LED lamp', /\blight\b|\bled\b|strobe/)] : []),
        spot(224, 238, 'Cartridge', either(CONTENTS, /cartridge/)),
        spot(84, 196, 'Nozzle cap', /\bcap\b/),
      ]);
    }
    const k = pen(color);
    if (view === 'second')
      return (
        group(gun(k, false, light), 'translate(66 -66) scale(.86)') +
        path('M60 474H520', { stroke: '#7d878d', 'stroke-width': 1.4, 'stroke-dasharray': '14 5 3 5' }) +
        group(cartridge(k), 'translate(150 474) scale(1.25)')
      );
    return aslant(gun(k, true, light), { turn: 14, middle: [296, 318], zoom: 1.12 });
  },
};
