import type { Archetype, Colorway, View } from '../archetype';
import { lensAt } from '../lens';
import { group, path } from '../markup';
import { box, disc, num } from '../path';
import { type Pen, pen } from '../pen';
import { aslant } from '../pose';
import { INK, rail, screw } from './gear-parts';
import { bow, engraving, gasCartridge, launcherBall, muzzleTone } from './launcher-parts';

export type LauncherRevolverOptions = {
  readonly caliber?: string;
  readonly capacity?: number;
  readonly co2?: number;
};

/** The revolver with its muzzle to the left. */
function revolver(k: Pen, caliber: string): string {
  const mark = muzzleTone(k);
  const shroud = 'M62 168L80 150H318V276H96L76 262L62 232Z';
  const frame =
    'M304 142H424Q450 144 462 164L478 196Q486 214 476 226L462 238Q470 262 486 300C500 340 524 410 534 458Q536 472 522 476L448 492Q432 494 428 480C422 430 404 378 378 346Q366 332 350 330H316L304 300Z';
  const panel = 'M398 318L464 292C482 336 504 402 514 452L450 466C444 416 424 364 398 318Z';
  const window = box(312, 166, 104, 122, 10);
  const drum = 'M318 176Q318 158 332 158H396Q410 158 410 176V276Q410 294 396 294H332Q318 294 318 276Z';
  const flute = (y: number, h: number): string =>
    `M322 ${y}h52q${h * 0.7} 0 ${h * 0.7} ${h / 2}t${-h * 0.7} ${h / 2}h-52Z`;
  const slots = [0, 1, 2].map((i) => `M${112 + i * 62} 190h38l-10 24h-38q-6 0-3-6l6-12q2-6 7-6Z`).join('');
  const cap = 'M434 484L530 462L538 490Q540 500 530 502L450 520Q440 522 438 512Z';
  return (
    rail(k, 116, 151, 176, 16, 22) +
    rail(k, 104, 275, 164, 16, 22, true) +
    // Muzzle.
    k.part(box(40, 172, 26, 58, 6), { tone: mark, shade: 'tubeDown', line: 2.2, ink: INK, print: false }) +
    path('M49 173v56', { stroke: '#000', 'stroke-opacity': 0.35, 'stroke-width': 2 }) +
    // Grip cap with the screw for the gas.
    k.part(cap, { tone: 'dark', shade: 'down' }) +
    k.part('M464 516L510 505L514 520Q516 530 506 532L478 538Q468 540 466 530Z', {
      material: 'gunmetal',
      texture: 'knurl',
      line: 2,
      ink: INK,
      rim: true,
    }) +
    bow(k, 'M312 294C284 344 292 394 326 400H366Q398 400 404 378', 13, k.t.dark) +
    k.part('M342 326C330 346 334 366 350 384Q356 390 364 384C354 366 358 346 368 328Z', {
      tone: '#2b3136',
      shade: 'left',
      line: 2,
      ink: INK,
      print: false,
    }) +
    k.part(shroud, { shade: 'down' }) +
    k.part(frame, { tone: 'base', shade: 'slant' }) +
    k.part(window, { tone: '#0f1316', line: 1.6, ink: INK, print: false, rim: false }) +
    // Cylinder with flutes.
    k.part(drum, { tone: 'dark', shade: 'tubeDown', rim: false }) +
    k.part(flute(168, 20) + flute(214, 26) + flute(262, 20), { tone: 'deep', line: 1.5, print: false, rim: false }) +
    path('M392 160V292M400 160V292', { stroke: k.t.line, 'stroke-width': 1.4 }) +
    k.light('M324 200H388M324 250H388', 0.2, 2.4) +
    // Shroud details.
    k.part(slots, { tone: '#10151a', line: 1.6, ink: INK, print: false, rim: false }) +
    path('M118 202h160', { stroke: mark, 'stroke-width': 5, 'stroke-dasharray': '22 40' }) +
    k.seam('M76 176H306M82 250H306', 1.6) +
    k.light('M78 173L88 160H306', 0.32, 2.4) +
    k.text(192, 242, 22, `${caliber} CAL`, { fill: engraving(k), opacity: 0.85 }) +
    // Sights.
    k.part('M82 151l8-24h14l10 24Z', { tone: 'dark', line: 2 }) +
    path(disc(97, 138, 3.4), { fill: mark }) +
    k.part('M412 142V124h22l10 8v14Z', { tone: 'dark', line: 2 }) +
    // Back of the frame, grip panel.
    k.seam('M424 150V238Q424 262 436 282', 1.6) +
    k.part('M438 178L462 186Q472 198 466 212L440 206Z', { material: 'gunmetal', line: 1.6, ink: INK }) +
    path('M446 190l16 5M445 198l16 5', { stroke: INK, 'stroke-opacity': 0.6, 'stroke-width': 1.6 }) +
    k.part(panel, { tone: 'dark', texture: 'grip', line: 1.8, rim: false }) +
    k.seam('M424 352L486 330M436 382L496 360M444 412L504 390M450 440L508 422', 2) +
    screw(440, 320, 5) +
    screw(480, 440, 5) +
    screw(300, 160, 4.4) +
    screw(436, 250, 5) +
    k.part(disc(364, 312, 7), { material: 'gunmetal', line: 1.4, ink: INK })
  );
}

/** The cylinder from the front: chambers around the axis. */
function drumFront(k: Pen, cx: number, cy: number, r: number, chambers: number, tone: string): string {
  const holes = Array.from({ length: chambers }, (_, i) => {
    const a = (i / chambers) * Math.PI * 2 - Math.PI / 2;
    const [x, y] = [cx + Math.cos(a) * r * 0.6, cy + Math.sin(a) * r * 0.6];
    return (
      k.part(disc(x, y, r * 0.25), { tone: '#0d1114', line: 1.8, ink: INK, print: false, rim: false }) +
      (i === 1 ? '' : launcherBall(k, x, y, r * 0.21, tone))
    );
  }).join('');
  const rim = Array.from({ length: chambers }, (_, i) => {
    const mid = ((i + 0.5) / chambers) * Math.PI * 2 - Math.PI / 2;
    const at = (a: number): string => `${num(cx + Math.cos(a) * r)} ${num(cy + Math.sin(a) * r)}`;
    const half = 0.17;
    return `${i === 0 ? 'M' : `A${num(r)} ${num(r)} 0 0 1 `}${at(mid - half)}A${num(r * 0.2)} ${num(r * 0.2)} 0 0 0 ${at(mid + half)}`;
  }).join('');
  const edge = `${rim}A${num(r)} ${num(r)} 0 0 1 ${num(cx + Math.cos(Math.PI / chambers - Math.PI / 2 - 0.17) * r)} ${num(cy + Math.sin(Math.PI / chambers - Math.PI / 2 - 0.17) * r)}Z`;
  return (
    k.part(edge, { shade: 'ball' }) +
    k.seam(disc(cx, cy, r * 0.9), 1) +
    holes +
    k.part(disc(cx, cy, r * 0.18), { material: 'gunmetal', line: 1.6, ink: INK }) +
    path(disc(cx, cy, r * 0.07), { fill: INK })
  );
}

/** Gas-powered less-lethal launchers with a revolving cylinder. Options: caliber (words, '.50'); co2 8|12 (grams of the cartridge); capacity (chambers, 5 to 8). */
export const launcherRevolver: Archetype<LauncherRevolverOptions> = {
  title: 'less-lethal revolver launcher',
  second: 'with cylinder, gas cartridge and projectiles',
  detail: 'cylinder and rails',
  draw(view: View, color: Colorway, options: LauncherRevolverOptions, labels: readonly string[]): string {
    const caliber = (options.caliber ?? '.50').replace(/^0\./, '.');
    const capacity = Math.max(5, Math.min(8, options.capacity ?? 6));
    if (view === 'detail') {
      const { k, spot, show } = lensAt(color, 280, 232, 1.8);
      return show(revolver(k, caliber), labels, [
        spot(370, 206, 'Cylinder', /capacity|rounds|cylinder/),
        spot(192, 254, 'Caliber marking', /caliber/),
        spot(200, 283, 'Lower rail', /\brail/),
        spot(252, 158, 'Upper rail', /picatinny/),
      ]);
    }
    const k = pen(color);
    if (view === 'second') {
      const tone = muzzleTone(k);
      return (
        group(revolver(k, caliber), 'translate(86 -66) scale(.72)') +
        drumFront(k, 144, 474, 74, capacity, tone) +
        gasCartridge(k, 284, 552, options.co2 ?? 12) +
        [0, 1, 2, 3].map((i) => launcherBall(k, 352 + i * 42, 532, 17, tone)).join('') +
        [0, 1, 2].map((i) => launcherBall(k, 373 + i * 42, 498, 17, tone)).join('')
      );
    }
    return aslant(revolver(k, caliber), { turn: 14, middle: [288, 322] });
  },
};
