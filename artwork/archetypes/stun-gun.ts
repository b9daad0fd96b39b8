import type { Archetype, Colorway, View } from '../archetype';
import { lensAt } from '../lens';
import { group, path } from '../markup';
import { ground } from '../paper';
import { both, box, disc, num, symmetric } from '../path';
import { type Pen, pen } from '../pen';
import { aslant } from '../pose';
import { cord, INK, screw } from './gear-parts';
import { spark } from './stun-flashlight';

export type StunGunOptions = {
  readonly size?: 'compact' | 'large';
  readonly contacts?: number;
  readonly plates?: boolean;
  readonly pin?: boolean;
  readonly holster?: boolean;
};

type Build = ReturnType<typeof read>;

function read(options: StunGunOptions) {
  const large = (options.size ?? 'compact') === 'large';
  return {
    large,
    contacts: options.contacts ?? (large ? 4 : 2),
    plates: options.plates ?? large,
    pin: options.pin ?? large,
    holster: options.holster ?? false,
  };
}

/** Left half of the outline: two horns with a valley for the lamp. */
function outline(s: Build): string {
  return s.large
    ? 'M300 112C286 112 278 106 274 94L266 66Q262 54 248 54H236Q220 54 218 70L212 150C210 172 224 180 224 200S212 226 214 250S230 280 230 306S220 334 222 360S238 400 240 430L242 470Q246 500 276 502L300 503'
    : 'M300 142C284 142 274 136 269 122L262 98Q258 88 246 88H226Q206 88 204 110L200 210C200 232 214 240 216 260L222 430Q226 476 268 484L300 488';
}

/** Wrist strap that leaves the foot to the left, with the pin that it pulls. */
function strap(k: Pen, foot: number): string {
  return (
    cord(
      `M300 ${foot + 6}C300 ${foot + 52} 232 ${foot + 64} 176 ${foot + 26}C118 ${foot - 14} 108 ${foot - 150} 142 ${foot - 190}C164 ${foot - 214} 186 ${foot - 180} 178 ${foot - 120}C170 ${foot - 60} 214 ${foot + 30} 292 ${foot + 24}`,
      8,
      '#30373d',
    ) +
    k.part(box(290, foot - 4, 20, 26, 5), { tone: '#b8281f', line: 1.8, ink: INK, print: false }) +
    path(`M296 ${foot + 4}h8M296 ${foot + 10}h8`, { stroke: '#fff', 'stroke-opacity': 0.5, 'stroke-width': 2 })
  );
}

function device(k: Pen, s: Build, arcing: boolean): string {
  const y0 = s.large ? 54 : 88;
  const foot = s.large ? 503 : 488;
  const hornX = s.large ? 242 : 236;
  const valley = s.large ? 112 : 142;
  const body = symmetric(outline(s));
  const head = s.large
    ? both('M236 62H248Q256 62 259 72L267 100C272 116 284 122 300 122')
    : both('M226 96H246Q253 96 255 104L262 128C268 146 282 152 300 152');
  const tip = (x: number, y: number): string =>
    k.part(
      `M${num(x - 8)} ${y + 8}V${y - 8}Q${num(x - 8)} ${y - 16} ${num(x)} ${y - 16}T${num(x + 8)} ${y - 8}V${y + 8}Z`,
      { material: 'steel', line: 1.6, ink: INK, rim: true },
    );
  const probe = (x: number, y: number, right: boolean): string =>
    k.part(right ? `M${x} ${y}l-14 6q-6 5 0 10l14 2Z` : `M${x} ${y}l14 6q6 5 0 10l-14 2Z`, {
      material: 'steel',
      line: 1.5,
      ink: INK,
      rim: true,
    });
  const gripTop = s.large ? 292 : 296;
  const grip = s.large
    ? symmetric(
        `M300 ${gripTop}C276 ${gripTop} 256 ${gripTop + 6} 246 ${gripTop + 20}C240 340 246 376 254 410L258 462Q262 486 284 487L300 488`,
      )
    : symmetric(
        `M300 ${gripTop}C272 ${gripTop} 248 ${gripTop + 6} 236 ${gripTop + 18}L240 428Q244 462 270 468L300 470`,
      );
  const ribs = Array.from(
    { length: 8 },
    (_, i) =>
      `M${262 + (s.large ? i * 0.6 : 0)} ${gripTop + 46 + i * 16}Q300 ${gripTop + 54 + i * 16} ${338 - (s.large ? i * 0.6 : 0)} ${gripTop + 46 + i * 16}`,
  ).join('');
  const plate = s.large
    ? 'M214 84L206 86Q198 88 198 98L194 150Q196 168 206 176L214 170L210 150Z'
    : 'M203 120L194 122Q188 124 188 132L186 196Q188 208 196 210L201 204Z';
  const panelTop = valley + 60;
  return (
    (s.pin ? strap(k, foot) : '') +
    tip(hornX, y0) +
    tip(600 - hornX, y0) +
    (s.plates
      ? k.part(plate, { material: 'steel', line: 1.8, ink: INK, rim: true }) +
        k.part(mirrored(plate), { material: 'steel', line: 1.8, ink: INK, rim: true })
      : '') +
    k.part(body, { shade: 'tube' }) +
    (s.contacts > 2 ? probe(s.large ? 268 : 264, y0 + 24, false) + probe(s.large ? 332 : 336, y0 + 24, true) : '') +
    k.seam(head, 1.5) +
    // Lamp in the valley.
    k.part(
      `M262 ${valley + 34}Q262 ${valley + 12} 284 ${valley + 12}H316Q338 ${valley + 12} 338 ${valley + 34}V${valley + 38}Q338 ${valley + 46} 330 ${valley + 46}H270Q262 ${valley + 46} 262 ${valley + 38}Z`,
      { tone: '#12171b', line: 1.6, ink: INK, print: false, rim: false },
    ) +
    [280, 300, 320]
      .map(
        (x) => `<circle cx="${x}" cy="${valley + 29}" r="8.6" fill="url(#lens)" stroke="${INK}" stroke-width="1.3"/>`,
      )
      .join('') +
    // Control panel: slide switch, lamp, trigger.
    k.part(box(258, panelTop, 84, gripTop - panelTop - 16, 16), {
      tone: 'dark',
      shade: 'down',
      line: 1.8,
      rim: false,
    }) +
    k.part(box(272, panelTop + 12, 20, 62, 10), { tone: '#0f1316', line: 1.3, ink: INK, print: false, rim: false }) +
    k.part(box(273.5, panelTop + 32, 17, 22, 5), { material: 'rubber', line: 1.3, ink: INK }) +
    path(`M276 ${panelTop + 39}h12M276 ${panelTop + 44}h12M276 ${panelTop + 49}h12`, {
      stroke: '#fff',
      'stroke-opacity': 0.3,
      'stroke-width': 1.4,
    }) +
    path(`M310 ${panelTop + 14}h12M321 ${panelTop + 32}l-8 10h6l-4 10 9-12h-6Z`, {
      stroke: k.t.stitch,
      'stroke-opacity': 0.8,
      'stroke-width': 2,
      fill: 'none',
    }) +
    path(disc(316, panelTop + 68, 4), { fill: '#e2322a', stroke: INK, 'stroke-width': 1.1 }) +
    // Rubber grip with ribs and the firing button.
    k.part(grip, { tone: 'deep', texture: 'grip', line: 1.8, print: false, rim: false }) +
    k.part(disc(300, gripTop + 22, 16, 13), {
      tone: '#b8281f',
      shade: 'ball',
      line: 1.8,
      ink: INK,
      print: false,
      rim: false,
    }) +
    k.seam(ribs, 3) +
    k.light(
      ribs.replace(/M(\S+) (\S+)Q/g, (_, x: string, y: string) => `M${x} ${Number(y) + 3}Q`),
      0.14,
      1.2,
    ) +
    k.light(s.large ? 'M226 76L221 148C220 168 232 180 232 200' : 'M213 112L210 208C210 226 222 240 225 262', 0.3, 3) +
    (arcing ? spark(hornX + 6, y0 - 8, 594 - hornX, y0 - 8, 11) : '')
  );
}

function mirrored(d: string): string {
  return both(d).slice(d.length);
}

/** The device from its side: thin, with the switch and the charging plug. */
function side(k: Pen, s: Build): string {
  const y0 = s.large ? 54 : 88;
  const foot = s.large ? 503 : 488;
  const w = s.large ? 47 : 45;
  const d = `M${-w} ${y0 + 60}Q${-w} ${y0 + 8} ${-w + 20} ${y0 + 4}H${w - 20}Q${w} ${y0 + 8} ${w} ${y0 + 60}L${w - 4} ${y0 + 130}L${w} ${y0 + 200}V${foot - 30}Q${w} ${foot} ${w - 28} ${foot}H${-w + 28}Q${-w} ${foot} ${-w} ${foot - 30}Z`;
  return (
    k.part(`M-8 ${y0 + 6}V${y0 - 8}Q-8 ${y0 - 16} 0 ${y0 - 16}T8 ${y0 - 8}V${y0 + 6}Z`, {
      material: 'steel',
      line: 1.6,
      ink: INK,
      rim: true,
    }) +
    k.part(box(-w - 9, y0 + 128, 12, 26, 4), { material: 'rubber', line: 1.6, ink: INK, rim: true }) +
    k.part(disc(-w - 1, y0 + 236, 7, 13), { tone: '#b8281f', line: 1.6, ink: INK, print: false }) +
    k.part(d, { shade: 'tube' }) +
    k.seam(`M2 ${y0 + 6}V${foot - 2}`, 1.6) +
    (s.plates
      ? k.part(box(-19, y0 + 26, 38, 86, 8), { material: 'steel', line: 1.8, ink: INK }) +
        k.rivet(0, y0 + 40, 4) +
        k.rivet(0, y0 + 98, 4)
      : '') +
    k.part(box(-w + 8, y0 + 216, 2 * w - 16, foot - y0 - 256, 12), {
      tone: 'deep',
      texture: 'grip',
      line: 1.6,
      print: false,
      rim: false,
    }) +
    k.light(`M${-w + 9} ${y0 + 60}L${-w + 13} ${y0 + 130}L${-w + 9} ${y0 + 200}`, 0.28, 3) +
    screw(0, y0 + 150, 5) +
    screw(0, foot - 20, 5)
  );
}

/** The contact end seen from above: horns, lamps and the arc between the contacts. */
function topEnd(k: Pen, s: Build): string {
  const w = s.large ? 96 : 100;
  return (
    (s.plates
      ? k.part(box(-w - 8, -24, 12, 48, 4) + box(w - 4, -24, 12, 48, 4), {
          material: 'steel',
          line: 1.6,
          ink: INK,
          rim: true,
        })
      : '') +
    k.part(box(-w, -46, 2 * w, 92, 26), { shade: 'slant' }) +
    k.part(box(-w + 46, -34, 2 * w - 92, 68, 12), { tone: '#12171b', line: 1.6, ink: INK, print: false, rim: false }) +
    [-26, 0, 26]
      .map((x) => `<circle cx="${x}" cy="6" r="11" fill="url(#lens)" stroke="${INK}" stroke-width="1.4"/>`)
      .join('') +
    k.part(disc(-w + 24, 0, 12) + disc(w - 24, 0, 12), { material: 'steel', line: 1.7, ink: INK }) +
    spark(-w + 30, -16, w - 30, -16, 11)
  );
}

/** Nylon belt sheath. */
function sheath(k: Pen): string {
  return (
    k.part('M-62-84Q0-70 62-84L58 72Q56 92 34 92H-34Q-56 92-58 72Z', {
      tone: '#464e55',
      texture: 'nylon',
      shade: 'tube',
      ink: INK,
      print: false,
      rim: true,
    }) +
    k.part('M-22-96H22V-34Q22-22 0-22T-22-34Z', {
      tone: '#3a4147',
      texture: 'webbing',
      line: 1.8,
      ink: INK,
      print: false,
    }) +
    k.snap(0, -42, 7, 'steel') +
    k.stitch('M-50-72L-48 68Q-46 82-30 82H30Q46 82 48 68L50-72')
  );
}

/** Palm-sized stun devices. Options: size compact|large; contacts 2|4; plates (steel side plates); pin (wrist strap with a disabling pin); holster (drawn in the second view). */
export const stunGun: Archetype<StunGunOptions> = {
  title: 'stun gun',
  second: 'side and contact end',
  detail: 'contacts, lamp and slide switch',
  draw(view: View, color: Colorway, options: StunGunOptions, labels: readonly string[]): string {
    const s = read(options);
    if (view === 'detail') {
      const cy = s.large ? 138 : 168;
      const y0 = s.large ? 54 : 88;
      const { k, spot, show } = lensAt(color, 300, cy, 2.15);
      return show(device(k, s, true), labels, [
        ...(s.plates ? [spot(s.large ? 206 : 195, y0 + 60, 'Steel side plate', /plate/)] : []),
        spot(320, y0 + (s.large ? 87 : 83), 'LED lamps', /\blight\b|\bled\b|lamp|lumens/),
        spot(s.large ? 238 : 232, y0 - 6, 'Contact tip', /charge|volt|contact|shock|probe/),
        spot(282, y0 + 160, 'Slide switch', /switch/),
      ]);
    }
    const k = pen(color);
    if (view === 'second')
      return (
        ground(170, s.large ? 552 : 548, 80) +
        group(side(k, s), `translate(170 ${s.large ? 42 : 52})`) +
        group(topEnd(k, s), `translate(420 ${s.holster ? 176 : 230}) scale(1.2)`) +
        (s.holster ? group(sheath(k), 'translate(420 434)') : '')
      );
    return aslant(device(k, s, false), {
      turn: 16,
      middle: [s.pin ? 254 : 300, s.large ? 304 : 294],
      shadow: symmetric(outline(s)),
    });
  },
};
