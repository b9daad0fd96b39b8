import type { Archetype, Colorway, View } from '../archetype';
import { lensAt } from '../lens';
import { group, path } from '../markup';
import { box, disc } from '../path';
import { type Pen, pen } from '../pen';
import { aslant } from '../pose';
import { INK, screw } from './gear-parts';
import { bow, engraving, gasCartridge, launcherBall, magazine, muzzleTone } from './launcher-parts';

export type LauncherPistolOptions = {
  readonly size?: 'compact' | 'full';
  readonly caliber?: string;
  readonly co2?: number;
  readonly rounds?: number;
};

type Build = ReturnType<typeof read>;

function read(options: LauncherPistolOptions) {
  return {
    compact: (options.size ?? 'full') === 'compact',
    caliber: (options.caliber ?? '.68').replace(/^0\./, '.'),
    gas: options.co2 ?? 8,
    rounds: options.rounds ?? 5,
  };
}

/** The launcher with its muzzle to the left. */
function launcher(k: Pen, s: Build): string {
  const m = s.compact ? 150 : 78;
  const foot = s.compact ? 452 : 484;
  const top = s.compact ? 172 : 158;
  const under = 262;
  const mark = muzzleTone(k);
  const cy = (top + under) / 2 - 8;
  const shroud = `M${m} ${top + 26}L${m + 14} ${top + 8}Q${m + 18} ${top} ${m + 30} ${top}H${s.compact ? 430 : 440}L472 ${top + 18}Q482 ${top + 24} 482 ${top + 38}V${under - 14}Q482 ${under} 468 ${under}H${m + 22}L${m} ${under - 18}Z`;
  const frame = `M${m + 34} ${under - 8}H474Q492 ${under - 6} 490 ${under + 10}L480 ${under + 24}C484 310 500 380 ${s.compact ? 512 : 518} ${foot - 30}L516 ${foot - 6}L404 ${foot + 12}L392 ${foot - 14}C386 400 368 350 356 326H300L290 ${under + 46}H${m + 50}Q${m + 36} ${under + 46} ${m + 34} ${under + 34}Z`;
  const panel = `M384 306L466 292C472 330 486 384 ${s.compact ? 494 : 500} ${foot - 40}L412 ${foot - 24}C408 390 396 344 384 306Z`;
  const base = `M396 ${foot - 8}L522 ${foot - 28}Q530 ${foot - 28} 532 ${foot - 18}L536 ${foot + 2}Q536 ${foot + 10} 528 ${foot + 12}L404 ${foot + 32}Q394 ${foot + 32} 392 ${foot + 22}L388 ${foot + 2}Q388 ${foot - 7} 396 ${foot - 8}Z`;
  // A larger cartridge stands out further under the muzzle.
  const c = m - (s.gas > 8 ? 26 : 0);
  const cap = `M${m + 34} ${under + 2}H${c + 14}Q${c + 4} ${under + 2} ${c + 4} ${under + 10}V${under + 34}Q${c + 4} ${under + 42} ${c + 14} ${under + 42}H${m + 34}Z`;
  const vents = Array.from({ length: s.compact ? 2 : 3 }, (_, i) => {
    const x = m + 62 + i * 48;
    return `M${x + 8} ${cy - 12}h22q10 0 7 8l-6 14q-2 6-10 6h-22q-10 0-7-8l6-14q2-6 10-6Z`;
  }).join('');
  const serration = [0, 1, 2, 3, 4].map((i) => `M${404 + i * 13} ${top + 16}l-12 ${under - top - 44}`).join('');
  const slant = s.compact ? 300 : 276;
  return (
    // Muzzle with its bright ring.
    k.part(box(m - 24, cy - 26, 30, 52, 6), { tone: mark, shade: 'tubeDown', line: 2.2, ink: INK, print: false }) +
    path(`M${m - 14} ${cy - 25}v50`, { stroke: '#000', 'stroke-opacity': 0.35, 'stroke-width': 2 }) +
    // Magazine foot, frame, grip.
    k.part(base, { tone: 'dark', shade: 'down' }) +
    bow(k, `M${s.compact ? 268 : 258} ${under + 44}C262 352 266 392 292 396H352Q376 398 382 380`, 13, k.t.dark) +
    k.part(`M318 ${under + 42}C308 332 310 354 324 374Q330 380 338 374C328 356 332 332 344 ${under + 42}Z`, {
      tone: '#2b3136',
      shade: 'left',
      line: 2,
      ink: INK,
      print: false,
    }) +
    k.part(frame, { tone: 'dark', shade: 'slant' }) +
    k.part(panel, { tone: 'deep', texture: 'grip', line: 1.6, print: false, rim: false }) +
    k.light(`M388 310C400 346 411 392 415 ${foot - 30}`, 0.2, 2) +
    k.part(cap, { material: 'gunmetal', line: 2, ink: INK, rim: true }) +
    path([0, 1, 2, 3].map((i) => `M${c + 8} ${under + 11 + i * 7.4}h22`).join(''), {
      stroke: INK,
      'stroke-opacity': 0.6,
      'stroke-width': 2,
    }) +
    k.seam(`M${m + 40} ${under + 20}H290`, 1.4) +
    (s.compact
      ? ''
      : k.part([0, 1, 2].map((i) => box(140 + i * 46, under + 28, 28, 10, 4)).join(''), {
          tone: 'deep',
          line: 1.2,
          print: false,
          rim: false,
        })) +
    // Upper shroud.
    k.part(shroud, { shade: 'down' }) +
    k.light(`M${m + 18} ${top + 24}H${slant + 30}L${slant + 50} ${top + 12}H430`, 0.3, 2.2) +
    k.seam(
      `M${m + 2} ${top + 27}H${slant + 30}L${slant + 52} ${top + 15}H446M${m + 4} ${under - 22}H${slant - 6}L${slant + 26} ${under - 40}H384`,
      1.6,
    ) +
    k.part(vents, { tone: '#10151a', line: 1.6, ink: INK, print: false, rim: false }) +
    path(`M${m + 66} ${cy + 2}h${s.compact ? 66 : 114}`, {
      stroke: mark,
      'stroke-width': 5,
      'stroke-dasharray': '22 26',
    }) +
    k.seam(serration, 3.4) +
    k.light([0, 1, 2, 3, 4].map((i) => `M${408 + i * 13} ${top + 18}l-12 ${under - top - 48}`).join(''), 0.18, 1.3) +
    k.text(s.compact ? 346 : 330, cy + 8, s.compact ? 20 : 25, `${s.caliber} CAL`, {
      fill: engraving(k),
      opacity: 0.85,
    }) +
    k.text(s.compact ? 346 : 330, under - 14, s.compact ? 12 : 14, 'LESS LETHAL', {
      fill: engraving(k),
      opacity: 0.7,
      weight: 500,
    }) +
    // Sights.
    k.part(`M${m + 32} ${top}l6-14h16l4 14Z`, { tone: 'dark', line: 2 }) +
    path(disc(m + 46, top - 7, 3), { fill: mark }) +
    k.part(`M406 ${top}V${top - 16}h26l8 8v8Z`, { tone: 'dark', line: 2 }) +
    // Safety lever and magazine catch.
    k.part(disc(436, under + 16, 11), { material: 'gunmetal', line: 1.6, ink: INK }) +
    k.part(`M430 ${under + 6}l-44-4q-9 0-9 8t9 8l42 4Z`, { material: 'gunmetal', line: 1.6, ink: INK }) +
    path(disc(390, under + 10, 3.4), { fill: '#c1121f', stroke: INK, 'stroke-width': 1 }) +
    k.part(disc(374, 306, 9), { tone: '#2b3136', texture: 'grip', line: 1.6, ink: INK, print: false }) +
    screw(292, under + 12, 5) +
    screw(464, under + 8, 4.4)
  );
}

/** The kit beside the launcher: magazine, gas, projectiles. */
function kit(k: Pen, s: Build): string {
  const tone = muzzleTone(k);
  const r = s.caliber.includes('61') ? 15 : s.caliber.includes('50') ? 13 : 17;
  return (
    magazine(k, 120, 390, 58, 164, s.rounds, tone) +
    gasCartridge(k, 252, 550, s.gas) +
    gasCartridge(k, 306, 550, s.gas) +
    [0, 1, 2].map((i) => launcherBall(k, 376 + i * (r * 2 + 8), 550 - r, r, tone)).join('') +
    [0, 1].map((i) => launcherBall(k, 376 + r + 4 + i * (r * 2 + 8), 550 - r * 2.86, r, '#6b3fa0')).join('')
  );
}

/** Gas-powered less-lethal launchers of pistol shape with a bright muzzle. Options: size compact|full; caliber (words, '.61'); co2 8|12 (grams of the cartridge); rounds (in the magazine). */
export const launcherPistol: Archetype<LauncherPistolOptions> = {
  title: 'less-lethal pistol launcher',
  second: 'with magazine, gas cartridges and projectiles',
  detail: 'muzzle, gas cap and vents',
  draw(view: View, color: Colorway, options: LauncherPistolOptions, labels: readonly string[]): string {
    const s = read(options);
    if (view === 'detail') {
      const scale = s.compact ? 1.75 : 1.5;
      const m = s.compact ? 150 : 78;
      const { k, spot, show } = lensAt(color, s.compact ? 262 : 206, 240, scale);
      return show(launcher(k, s), labels, [
        spot(s.compact ? 346 : 330, s.compact ? 228 : 221, 'Caliber marking', /caliber/),
        spot(m - 10, 200, 'Muzzle', /muzzle|velocity|range/),
        spot(m + 18, 284, 'Gas cartridge cap', /power|co2|\bgas\b/),
        spot(m + 46, s.compact ? 165 : 151, 'Front sight', /\bsights?\b/),
      ]);
    }
    const k = pen(color);
    if (view === 'second') return group(launcher(k, s), `translate(${s.compact ? 50 : 72} -62) scale(.74)`) + kit(k, s);
    return aslant(launcher(k, s), { turn: 14, middle: [s.compact ? 336 : 298, 322], zoom: 1.12 });
  },
};
