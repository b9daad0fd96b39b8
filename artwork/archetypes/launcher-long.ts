import type { Archetype, Colorway, View } from '../archetype';
import { lensAt } from '../lens';
import { group, path } from '../markup';
import { box, disc } from '../path';
import { type Pen, pen } from '../pen';
import { INK, rail, screw } from './gear-parts';
import { bow, engraving, gasCartridge, launcherBall, muzzleTone } from './launcher-parts';

export type LauncherLongOptions = {
  readonly caliber?: string;
  readonly rounds?: number;
  readonly magazines?: number;
  readonly sights?: 'flip-up' | 'none';
  readonly co2?: number;
};

type Build = ReturnType<typeof read>;

function read(options: LauncherLongOptions) {
  return {
    caliber: (options.caliber ?? '.68').replace(/^0\./, '.'),
    rounds: options.rounds ?? 19,
    magazines: options.magazines ?? 2,
    sights: options.sights ?? 'flip-up',
  };
}

/** A curved box magazine with a window; its top is at y. */
function boxMagazine(k: Pen, x: number, y: number, h: number, rounds: number): string {
  const tone = muzzleTone(k);
  const shown = Math.max(5, Math.min(7, Math.round(rounds / 3)));
  const pitch = (h - 56) / shown;
  const at = (f: number): number => f * f * -16;
  const balls = Array.from({ length: shown }, (_, i) =>
    launcherBall(k, x + 24 + at((i + 0.5) / shown), y + 26 + pitch * (i + 0.5), Math.min(9, pitch * 0.46), tone),
  ).join('');
  return (
    k.part(
      `M${x} ${y}H${x + 50}C${x + 50} ${y + h * 0.4} ${x + 46} ${y + h * 0.7} ${x + 38} ${y + h}H${x - 16}C${x - 6} ${y + h * 0.7} ${x} ${y + h * 0.4} ${x} ${y}Z`,
      { material: 'polymer', line: 2.2, ink: INK, rim: true },
    ) +
    k.part(
      `M${x + 13} ${y + 20}H${x + 36}C${x + 36} ${y + h * 0.44} ${x + 32} ${y + h * 0.66} ${x + 26} ${y + h - 28}H${x - 1}C${x + 7} ${y + h * 0.66} ${x + 13} ${y + h * 0.44} ${x + 13} ${y + 20}Z`,
      { tone: '#0f1316', line: 1.3, ink: INK, print: false, rim: false },
    ) +
    balls +
    k.part(`M${x - 20} ${y + h - 12}H${x + 44}L${x + 42} ${y + h + 6}H${x - 24}Z`, { tone: 'base', line: 2 }) +
    path(`M${x + 43} ${y + 12}C${x + 43} ${y + h * 0.4} ${x + 40} ${y + h * 0.66} ${x + 34} ${y + h - 18}`, {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.24,
      'stroke-width': 2,
    })
  );
}

/** Flip-up sight on the rail at x: standing or folded. */
function sight(k: Pen, x: number, y: number, up: boolean, front: boolean): string {
  const base = k.part(box(x - 16, y - 10, 34, 12, 3), { tone: 'dark', line: 1.8 });
  if (!up) return base + k.part(box(x - 14, y - 17, 38, 8, 3), { tone: 'dark', line: 1.8 });
  return (
    base +
    k.part(`M${x - 7} ${y - 8}L${x - 5} ${y - 44}H${x + 7}L${x + 9} ${y - 8}Z`, { tone: 'dark', line: 1.8 }) +
    path(front ? `M${x + 1} ${y - 38}v14` : disc(x + 1, y - 34, 3.6), {
      fill: front ? 'none' : INK,
      stroke: muzzleTone(k),
      'stroke-width': 2,
    })
  );
}

/** The launcher with its muzzle to the left; y = 0 is the axis of the barrel. */
function launcher(k: Pen, s: Build, stockOut: number, sightsUp: boolean, loaded: boolean): string {
  const mark = muzzleTone(k);
  const receiver = 'M226-38H396Q404-38 408-30L412-14V30Q412 42 400 44H376L368 52H282L274 62H228V44Z';
  const grip =
    'M352 48H398L404 66C414 92 428 128 438 158Q440 168 430 171L392 180Q384 182 381 174C374 140 366 104 352 78Z';
  const guard = 'M40-36H232V40H62L40 26Z';
  const slots = [0, 1, 2].map((i) => box(70 + i * 52, -8, 38, 14, 7)).join('');
  const x = 412 + stockOut;
  const stock = `M${x + 20} -34H${x + 104}Q${x + 114} -34 ${x + 114} -24V${74}Q${x + 114} 84 ${x + 104} 84H${x + 96}L${x + 74} 26H${x + 20}Q${x + 12} 26 ${x + 12} 18V-26Q${x + 12} -34 ${x + 20} -34Z`;
  return (
    // Barrel and muzzle.
    k.part(box(-6, -13, 52, 26, 3), { material: 'gunmetal', shade: 'tubeDown', line: 2, ink: INK, rim: true }) +
    k.part(box(-34, -19, 36, 38, 5), { tone: mark, shade: 'tubeDown', line: 2.2, ink: INK, print: false }) +
    path('M-24-18v36M-12-18v36', { stroke: '#000', 'stroke-opacity': 0.35, 'stroke-width': 2 }) +
    // Buffer tube and stock.
    k.part(box(400, -22, 60 + stockOut, 36, 4), {
      material: 'gunmetal',
      shade: 'tubeDown',
      line: 2,
      ink: INK,
      rim: true,
    }) +
    path([0, 1, 2, 3].map((i) => `M${424 + i * 12} 8v6`).join(''), { stroke: INK, 'stroke-width': 4 }) +
    k.part(stock, { shade: 'slant' }) +
    k.part(`M${x + 34} -8H${x + 92}V8H${x + 78}L${x + 70} 14H${x + 34}Z`, {
      tone: 'deep',
      line: 1.6,
      print: false,
      rim: false,
    }) +
    k.part(`M${x + 110} -32H${x + 122}Q${x + 128} -32 ${x + 128} -24V76Q${x + 128} 84 ${x + 122} 84H${x + 108}Z`, {
      material: 'rubber',
      line: 2,
      ink: INK,
      rim: true,
    }) +
    path([0, 1, 2, 3, 4, 5, 6].map((i) => `M${x + 114} ${-20 + i * 15}h12`).join(''), {
      stroke: '#fff',
      'stroke-opacity': 0.2,
      'stroke-width': 2,
    }) +
    k.part(box(x + 24, 24, 34, 12, 4), { tone: 'dark', line: 1.8 }) +
    // Magazine, guard, trigger, grip.
    (loaded ? boxMagazine(k, 228, 42, 134, s.rounds) : '') +
    bow(k, 'M290 54C290 80 296 92 316 94H352', 9, k.t.dark) +
    k.part('M320 50C312 62 314 74 324 84Q328 88 333 84C327 74 328 62 336 50Z', {
      tone: '#2b3136',
      line: 1.8,
      ink: INK,
      print: false,
    }) +
    k.part(grip, { tone: 'dark', shade: 'left', texture: 'grip' }) +
    k.seam('M380 96l28-8M386 116l28-8M392 136l28-8', 1.8) +
    // Receiver.
    k.part(receiver, { shade: 'down' }) +
    k.seam('M228 8H406M230 42H280', 1.5) +
    k.part(box(262, -24, 70, 22, 4), { tone: 'deep', line: 1.6, print: false, rim: false }) +
    path('M270-13h54', { stroke: '#8b949a', 'stroke-width': 8 }) +
    k.text(316, 32, 15, `${s.caliber} LESS LETHAL`, { fill: engraving(k), opacity: 0.8, weight: 600 }) +
    k.part(disc(358, -12, 8), { material: 'gunmetal', line: 1.5, ink: INK }) +
    k.part('M380 14l18-6 4 7-18 8Z', { material: 'gunmetal', line: 1.5, ink: INK }) +
    screw(390, 34, 4) +
    screw(242, 24, 4) +
    // Handguard with slots.
    k.part(guard, { shade: 'down', tone: 'dark' }) +
    k.part(slots + [0, 1, 2].map((i) => box(72 + i * 52, 18, 34, 10, 5)).join(''), {
      tone: '#0f1316',
      line: 1.5,
      ink: INK,
      print: false,
      rim: false,
    }) +
    k.light('M46-26H228', 0.26, 2.2) +
    k.seam('M42-18H230', 1.4) +
    screw(52, -26, 3.4) +
    screw(222, 30, 3.4) +
    // Rail and sights.
    rail(k, 40, -35, 364, 13, 15.1) +
    sight(k, 66, -46, sightsUp, true) +
    sight(k, 376, -46, sightsUp, false)
  );
}

/** Stocked gas-powered less-lethal launchers with rails and box magazines. Options: caliber (words, '.68'); rounds (in a magazine); magazines 1|2; co2 8|12 (grams); sights flip-up|none. */
export const launcherLong: Archetype<LauncherLongOptions> = {
  title: 'less-lethal shoulder launcher',
  second: 'stock out, sights up, magazine taken out',
  detail: 'handguard, rail and sight',
  draw(view: View, color: Colorway, options: LauncherLongOptions, labels: readonly string[]): string {
    const s = read(options);
    const up = s.sights !== 'none';
    if (view === 'detail') {
      const { k, spot, show } = lensAt(color, 78, -4, 2.2);
      return show(launcher(k, s, 20, up, true), labels, [
        spot(-16, 8, 'Muzzle', /muzzle|caliber|velocity|range/),
        spot(146, -42, 'Top rail', /picatinny|\brail/),
        spot(142, -1, 'Slotted handguard', /m-?lok|handguard|shroud/),
        spot(67, up ? -76 : -58, up ? 'Flip-up sight' : 'Folded sight', /\bsights?\b/),
      ]);
    }
    const k = pen(color);
    const tone = muzzleTone(k);
    if (view === 'second')
      return (
        group(launcher(k, s, 56, up, false), 'translate(36 180) scale(.88)') +
        path('M260 240V350', { stroke: '#7d878d', 'stroke-width': 1.4, 'stroke-dasharray': '10 5 3 5' }) +
        boxMagazine(k, 236, 364, 126, s.rounds) +
        (s.magazines > 1 ? boxMagazine(k, 142, 364, 126, s.rounds) : '') +
        gasCartridge(k, 360, 498, options.co2 ?? 12, 0.54) +
        [0, 1, 2, 3].map((i) => launcherBall(k, 402 + i * 24, 489, 10, tone)).join('') +
        [0, 1, 2].map((i) => launcherBall(k, 414 + i * 24, 468, 10, tone)).join('')
      );
    return (
      group(launcher(k, s, 4, up, true), 'translate(46 214) scale(.94)') +
      (s.magazines > 1 ? group(boxMagazine(k, 0, 0, 126, s.rounds), 'translate(118 386) rotate(-8)') : '') +
      gasCartridge(k, 352, 520, options.co2 ?? 12, 0.56) +
      gasCartridge(k, 386, 520, options.co2 ?? 12, 0.56) +
      [0, 1, 2, 3].map((i) => launcherBall(k, 430 + i * 24, 510, 10, tone)).join('')
    );
  },
};
