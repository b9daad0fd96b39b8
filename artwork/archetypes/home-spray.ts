import type { Archetype, Colorway, View } from '../archetype';
import { lensAt } from '../lens';
import { group, path } from '../markup';
import { ground } from '../paper';
import { box } from '../path';
import { type Pen, pen } from '../pen';
import { INK, screw } from './gear-parts';
import { accentFor, CONTENTS, canister, canLabel, type Label, labelBand, ounces } from './spray-parts';

export type HomeSprayOptions = {
  readonly agent?: 'gel' | 'spray';
  readonly pattern?: string;
  readonly volume?: number;
  readonly accent?: string;
};

function read(options: HomeSprayOptions, k: Pen): Label {
  return {
    title: (options.agent ?? 'gel') === 'gel' ? 'OC GEL' : 'OC',
    words: (options.pattern ?? 'HOME DEFENSE').toUpperCase(),
    volume: ounces(options.volume ?? 13),
    accent: accentFor(k, options.accent ?? ''),
  };
}

/** Clamp collar, barrel with nozzle, trigger and pistol grip; nozzle to the left. */
function grip(k: Pen): string {
  const collar = 'M176 218L180 196Q181 188 190 188H310Q319 188 320 196L324 218Q250 238 176 218Z';
  const frame =
    'M146 96Q146 82 160 80L186 76Q216 60 260 58H376Q410 58 426 84L494 268Q500 288 482 298L446 312Q428 318 420 300L380 190Q374 172 352 172H304L298 190H202L194 150L154 142Q144 140 144 130Z';
  const trigger = 'M336 170C330 196 334 232 350 264Q356 272 364 266L370 260Q374 254 368 244C360 222 362 198 370 172Z';
  const insert = 'M398 112L419 104L476 272L452 284Z';
  const ribs = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => `M${406 + i * 6.7} ${130 + i * 19}l20-6`).join('');
  return (
    k.part('M206 170H294V194H206Z', { material: 'steelAcross', line: 1.8, ink: INK }) +
    k.part(trigger, { tone: '#b8281f', shade: 'left', line: 2, ink: INK, print: false }) +
    k.part(frame, { tone: '#444c53', shade: 'slant', ink: INK, print: false }) +
    k.part(insert, { tone: '#30373c', texture: 'grip', line: 1.6, ink: INK, print: false, rim: false }) +
    path(ribs, { stroke: '#fff', 'stroke-opacity': 0.22, 'stroke-width': 2 }) +
    k.part('M134 94h14v38h-14q-6 0-6-7v-24q0-7 6-7Z', { material: 'gunmetal', line: 1.8, ink: INK }) +
    k.part(box(121, 104, 9, 18, 2), { material: 'steel', line: 1.4, ink: INK }) +
    path('M176 100L262 82H366', { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.26, 'stroke-width': 3 }) +
    k.part('M206 106H336Q350 106 350 118V124Q350 136 336 136H220Q206 136 206 122Z', {
      tone: '#394147',
      line: 1.4,
      ink: INK,
      print: false,
      rim: false,
    }) +
    path([0, 1, 2, 3, 4].map((i) => `M${232 + i * 23} 112V130`).join(''), {
      stroke: '#fff',
      'stroke-opacity': 0.18,
      'stroke-width': 2,
    }) +
    // Safety pin through the trigger guard.
    k.part('M352 168l34-12 7 13-26 13Z', { tone: '#f2c230', line: 1.6, ink: INK, print: false, rim: false }) +
    k.part(collar, { tone: '#394147', shade: 'tube', ink: INK, print: false }) +
    screw(200, 206, 4) +
    screw(300, 206, 4)
  );
}

function whole(k: Pen, label: Label): string {
  return canister(k, 250, 206, 166, 338) + canLabel(k, 250, 286, 164, 216, label) + grip(k);
}

/** Wall plate with two clamp arms that hold the can. */
function bracket(k: Pen, label: Label): string {
  const arm = (y: number): string =>
    k.part(labelBand(250, y, 186, 26), { tone: '#444c53', shade: 'tube', ink: INK, print: false }) +
    k.part(`M156 ${y - 4}h-16q-8 0-8 10v28q0 8 8 8h16Z`, {
      tone: '#394147',
      shade: 'left',
      line: 2,
      ink: INK,
      print: false,
    }) +
    k.part(`M344 ${y - 4}h16q8 0 8 10v28q0 8-8 8h-16Z`, {
      tone: '#394147',
      shade: 'left',
      line: 2,
      ink: INK,
      print: false,
    });
  return (
    path('M50 30H520M50 566H520M50 30V566M520 30V566', {
      stroke: '#7d878d',
      'stroke-width': 1.2,
      'stroke-dasharray': '10 7',
    }) +
    k.part(box(104, 226, 292, 322, 14), { tone: '#525a61', shade: 'slant', ink: INK, print: false }) +
    k.part(box(120, 242, 260, 290, 8), { tone: '#444c53', line: 1.4, ink: INK, print: false, rim: false }) +
    [
      [131, 310],
      [369, 310],
      [131, 462],
      [369, 462],
    ]
      .map(([x = 0, y = 0]) => screw(x, y, 7))
      .join('') +
    whole(k, label) +
    arm(244) +
    arm(496)
  );
}

/** Large can with a pistol grip for the home. Options: volume (ounces on the label); agent gel|spray; pattern (words on the label); accent (a color of the label band); stream (a short jet at the nozzle). */
export const homeSpray: Archetype<HomeSprayOptions> = {
  title: 'home defense spray with pistol grip',
  second: 'in its wall bracket',
  detail: 'pistol grip, trigger and nozzle',
  draw(view: View, color: Colorway, options: HomeSprayOptions, labels: readonly string[]): string {
    if (view === 'detail') {
      const { k, spot, show } = lensAt(color, 262, 176, 1.5);
      return show(whole(k, read(options, k)), labels, [
        spot(125, 113, 'Nozzle', /distance|range|nozzle|stream|pattern/),
        spot(350, 236, 'Trigger', /trigger/),
        spot(250, 264, 'Canister', CONTENTS),
        spot(372, 170, 'Safety pin', /safety|\bpin\b/),
        spot(424, 170, 'Pistol grip', /grip/),
      ]);
    }
    const k = pen(color);
    const label = read(options, k);
    if (view === 'second') return group(bracket(k, label), 'translate(15 0)');
    return ground(250, 552, 112, 11) + group(whole(k, label), 'translate(0 2)');
  },
};
