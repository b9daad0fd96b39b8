import type { Archetype, Colorway, View } from '../archetype';
import { lensAt } from '../lens';
import { group, path } from '../markup';
import { box, disc } from '../path';
import { type Pen, pen } from '../pen';
import { aslant } from '../pose';
import { INK, screw } from './gear-parts';
import { bow } from './launcher-parts';

export type EnergyWeaponOptions = {
  readonly cartridges?: number;
};

const BODY =
  'M150 176Q152 162 166 162H410Q440 162 454 180L474 206Q484 222 472 236L462 250C466 290 482 376 500 440Q504 460 486 464L396 480Q380 482 375 466C368 428 350 372 334 330L322 304H246Q226 304 216 294L206 286H162Q150 286 150 274Z';

/** The cartridge with two blast doors; its front is to the left, its origin the middle of its back edge. */
function cartridge(k: Pen, fired = false): string {
  return (
    k.part('M0-46H-60Q-72-46-72-34V34Q-72 46-60 46H0Z', {
      tone: '#333a40',
      shade: 'tubeDown',
      line: 2.2,
      ink: INK,
      print: false,
      rim: true,
    }) +
    (fired
      ? ''
      : k.part('M-60-38H-72Q-80-38-80-30V-3H-60ZM-60 38H-72Q-80 38-80 30V3H-60Z', {
          tone: '#f2c230',
          shade: 'tubeDown',
          line: 1.8,
          ink: INK,
          print: false,
          rim: true,
        })) +
    path('M-46-30H-8M-46-20H-8M-46-10H-8', { stroke: '#fff', 'stroke-opacity': 0.22, 'stroke-width': 3 }) +
    k.part(box(-42, 4, 34, 24, 3), { tone: '#ecebe3', line: 1.2, ink: INK, print: false, rim: false }) +
    path('M-36 12h22M-36 19h14', { stroke: INK, 'stroke-opacity': 0.7, 'stroke-width': 2.4 }) +
    k.part('M-30-46l5-8h16l5 8Z', { tone: '#4a525a', line: 1.6, ink: INK, print: false })
  );
}

/** The device with its front to the left. */
function device(k: Pen, loaded: boolean): string {
  return (
    // Bay, lamp and laser below it.
    k.part('M176 280H240V304Q240 322 224 322H188Q176 322 176 310Z', { tone: 'dark', shade: 'tubeDown' }) +
    k.part(box(162, 284, 16, 18, 4), { material: 'lens', line: 1.6, ink: INK }) +
    k.part(box(164, 304, 13, 12, 3), { tone: '#b8281f', line: 1.6, ink: INK, print: false }) +
    bow(k, 'M238 304C232 350 242 384 268 388H334Q358 388 358 366', 13, k.t.dark) +
    k.part('M292 302C280 326 280 346 296 370Q302 376 310 370C302 348 308 326 322 304Z', {
      tone: '#2b3136',
      shade: 'left',
      line: 2,
      ink: INK,
      print: false,
    }) +
    (loaded ? group(cartridge(k), 'translate(154 224)') : '') +
    k.part(BODY, { shade: 'slant' }) +
    (loaded
      ? ''
      : k.part('M152 182H176V268H152Z', { tone: '#0f1316', line: 1.6, ink: INK, print: false, rim: false }) +
        path('M158 206h14M158 244h14', { stroke: '#d8b34a', 'stroke-width': 5 })) +
    // Seams and panels.
    k.light('M166 172H408Q432 172 446 188', 0.32, 3) +
    k.seam('M152 194H372L398 176M154 270H228Q248 270 258 282L268 296H440Q456 282 462 252', 1.6) +
    k.part('M206 210H318Q330 210 330 222V244Q330 256 318 256H206Q196 256 196 246V220Q196 210 206 210Z', {
      tone: 'dark',
      shade: 'down',
      line: 1.6,
      rim: false,
    }) +
    path('M216 224h72M216 234h92M216 244h52', { stroke: k.t.stitch, 'stroke-opacity': 0.5, 'stroke-width': 3 }) +
    k.seam([0, 1, 2, 3].map((i) => `M${398 + i * 13} ${204 + i * 3}l-8 40`).join(''), 3.4) +
    // Safety, indicator.
    k.part('M346 262h44q11 0 11 11t-11 11h-44q-11 0-11-11t11-11Z', {
      tone: '#12171b',
      line: 1.6,
      ink: INK,
      print: false,
      rim: false,
    }) +
    k.part(disc(386, 273, 13), { tone: 'light', shade: 'ball', line: 1.8, rim: false, print: false }) +
    path(disc(350, 273, 4.4), { fill: '#e2322a' }) +
    path(disc(436, 176, 4.2), { fill: '#6fd06a', stroke: INK, 'stroke-width': 1.2 }) +
    // Sights.
    k.part('M178 162l5-12h18l4 12Z', { tone: 'dark', line: 2 }) +
    k.part('M388 162V148h22l8 8v6Z', { tone: 'dark', line: 2 }) +
    // Grip panel with finger grooves.
    k.part(
      'M358 312L446 298C452 340 466 390 478 430Q480 440 470 442L406 454Q396 454 394 446C388 404 374 352 358 312Z',
      { tone: 'deep', texture: 'grip', line: 1.6, print: false, rim: false },
    ) +
    k.seam('M386 350L450 338M398 386L460 374M408 420L470 408', 2) +
    k.light('M364 318C378 352 390 400 396 440', 0.22, 2.2) +
    k.part('M384 462L494 442L500 458Q502 466 494 468L398 486Q388 488 386 478Z', { tone: 'dark', line: 2 }) +
    screw(172, 232, 4.6) +
    screw(446, 262, 5) +
    screw(424, 330, 4.6)
  );
}

/** Two probes on their wires, as they leave the cartridge. */
function probes(k: Pen, x: number, y: number): string {
  const dart = (dy: number): string =>
    path(`M${x} ${y + dy * 0.2}C${x - 30} ${y + dy * 0.4} ${x - 60} ${y + dy * 0.6} ${x - 104} ${y + dy}`, {
      fill: 'none',
      stroke: '#c8742b',
      'stroke-width': 2,
    }) +
    k.part(`M${x - 104} ${y + dy - 6}h-22l-4 4v4l4 4h22Z`, { material: 'steel', line: 1.5, ink: INK, rim: true }) +
    path(`M${x - 130} ${y + dy}h-20l6 5`, { fill: 'none', stroke: '#7d878d', 'stroke-width': 2.4 });
  return dart(-26) + dart(26);
}

/** Compact conducted energy devices with a cartridge at the front. Options: cartridges (how many lie beside it in the second view: 1 to 3). */
export const energyWeapon: Archetype<EnergyWeaponOptions> = {
  title: 'conducted energy device',
  second: 'with cartridges taken out',
  detail: 'cartridge, lamp and laser',
  draw(view: View, color: Colorway, options: EnergyWeaponOptions, labels: readonly string[]): string {
    if (view === 'detail') {
      const { k, spot, show } = lensAt(color, 172, 240, 2.2);
      return show(device(k, true), labels, [
        spot(120, 214, 'Cartridge', /range|cartridge|probe/),
        spot(170, 310, 'Laser and lamp', /laser|\bled\b|\blight\b/),
        spot(192, 156, 'Front sight', /sight/),
        spot(254, 214, 'Side panel', /panel|housing/),
      ]);
    }
    const k = pen(color);
    if (view === 'second') {
      const count = Math.max(1, Math.min(3, options.cartridges ?? 2));
      return (
        group(device(k, false), 'translate(76 -66) scale(.88)') +
        path('M110 131H196', { stroke: '#7d878d', 'stroke-width': 1.4, 'stroke-dasharray': '10 5 3 5' }) +
        Array.from({ length: count }, (_, i) =>
          group(
            cartridge(k, i === count - 1),
            `translate(${count > 2 ? 150 + i * 120 + (i === count - 1 ? 130 : 0) : 200 + i * 300} 478) scale(1.25)`,
          ),
        ).join('') +
        probes(k, (count > 2 ? 520 : 200 + (count - 1) * 300) - 88, 478)
      );
    }
    return aslant(device(k, true), { turn: 14, middle: [290, 316], zoom: 1.24 });
  },
};
