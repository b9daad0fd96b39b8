import type { Archetype, Colorway, View } from '../archetype';
import { either } from '../callouts';
import { lensAt } from '../lens';
import { group, path } from '../markup';
import { ground } from '../paper';
import { box, num } from '../path';
import { type Pen, pen } from '../pen';
import { aslant } from '../pose';
import { INK } from './gear-parts';
import { accentFor, CONTENTS, canister, canLabel, type Label, labelBand, ounces, stream, TITLES } from './spray-parts';

export type DutySprayOptions = {
  readonly volume?: number;
  readonly flipTop?: boolean;
  readonly carry?: 'clip' | 'holster' | 'none';
  readonly clip?: boolean;
  readonly agent?: 'cs' | 'gel' | 'spray';
  readonly pattern?: string;
  readonly accent?: string;
};

type Build = {
  readonly w: number;
  readonly h: number;
  readonly top: number;
  readonly flip: boolean;
  readonly carry: string;
  readonly label: Label;
};

function read(options: DutySprayOptions, k: Pen): Build {
  const volume = options.volume ?? 1.8;
  const w = 86 + Math.min(volume, 3) * 27;
  const total = 408 + Math.min(volume, 3) * 50;
  return {
    w,
    h: total * 0.76,
    top: 540 - total * 0.76,
    flip: options.flipTop ?? true,
    carry: options.carry ?? ((options.clip ?? false) ? 'clip' : 'none'),
    label: {
      title: TITLES[options.agent ?? 'spray'],
      words: (options.pattern ?? 'STREAM').toUpperCase(),
      volume: ounces(volume),
      accent: accentFor(k, options.accent ?? ''),
    },
  };
}

/** The head seen from the nozzle side. */
function headFront(k: Pen, s: Build): string {
  const r = s.w * 0.46;
  const y = s.top;
  const H = s.w * 0.78;
  const housing = `M${num(300 - r)} ${num(y + 12)}L${num(300 - r * 0.94)} ${num(y - H * 0.62)}Q${num(300 - r * 0.92)} ${num(y - H * 0.78)} ${num(300 - r * 0.74)} ${num(y - H * 0.78)}H${num(300 + r * 0.74)}Q${num(300 + r * 0.92)} ${num(y - H * 0.78)} ${num(300 + r * 0.94)} ${num(y - H * 0.62)}L${num(300 + r)} ${num(y + 12)}Q300 ${num(y + 12 + s.w * 0.13)} ${num(300 - r)} ${num(y + 12)}Z`;
  const window = `M${num(300 - r * 0.52)} ${num(y - H * 0.78)}V${num(y - H * 0.2)}Q${num(300 - r * 0.5)} ${num(y - H * 0.06)} 300 ${num(y - H * 0.05)}Q${num(300 + r * 0.5)} ${num(y - H * 0.06)} ${num(300 + r * 0.52)} ${num(y - H * 0.2)}V${num(y - H * 0.78)}Z`;
  const button = box(300 - r * 0.42, y - H * 0.66, r * 0.84, H * 0.52, r * 0.1);
  const lid = `M${num(300 - r * 1.02)} ${num(y - H * 0.56)}Q${num(300 - r * 1.06)} ${num(y - H * 1.02)} ${num(300 - r * 0.7)} ${num(y - H * 1.06)}Q300 ${num(y - H * 1.14)} ${num(300 + r * 0.7)} ${num(y - H * 1.06)}Q${num(300 + r * 1.06)} ${num(y - H * 1.02)} ${num(300 + r * 1.02)} ${num(y - H * 0.56)}L${num(300 + r * 0.66)} ${num(y - H * 0.56)}Q${num(300 + r * 0.56)} ${num(y - H * 0.74)} 300 ${num(y - H * 0.74)}Q${num(300 - r * 0.56)} ${num(y - H * 0.74)} ${num(300 - r * 0.66)} ${num(y - H * 0.56)}Z`;
  const cap = `M${num(300 - r * 0.56)} ${num(y - H * 0.74)}Q${num(300 - r * 0.56)} ${num(y - H * 1.02)} ${num(300 - r * 0.3)} ${num(y - H * 1.02)}H${num(300 + r * 0.3)}Q${num(300 + r * 0.56)} ${num(y - H * 1.02)} ${num(300 + r * 0.56)} ${num(y - H * 0.74)}Z`;
  const nozzle =
    `<circle cx="300" cy="${num(y - H * (s.flip ? 0.34 : 0.42))}" r="${num(r * 0.17)}" fill="url(#steel)" stroke="${INK}" stroke-width="1.2"/>` +
    `<circle cx="300" cy="${num(y - H * (s.flip ? 0.34 : 0.42))}" r="${num(r * 0.06)}" fill="${INK}"/>`;
  const ribs = Array.from(
    { length: 4 },
    (_, i) => `M${num(300 - r * 0.4)} ${num(y - H * (0.86 + i * 0.05))}h${num(r * 0.8)}`,
  ).join('');
  return (
    k.part(housing, { tone: '#414950', shade: 'tube', ink: INK, print: false }) +
    k.part(window, { tone: '#0e1215', line: 1.6, ink: INK, print: false, rim: false }) +
    k.part(s.flip ? button : cap + button, {
      tone: '#b8281f',
      shade: 'down',
      line: 1.4,
      ink: INK,
      print: false,
      rim: false,
    }) +
    nozzle +
    (s.flip
      ? k.part(lid, { tone: '#495158', shade: ['tube', 'down'], ink: INK, print: false }) +
        path(ribs, { stroke: '#fff', 'stroke-opacity': 0.3, 'stroke-width': 1.6 })
      : path(ribs, { stroke: '#000', 'stroke-opacity': 0.4, 'stroke-width': 1.8 })) +
    k.light(`M${num(300 - r * 0.78)} ${num(y - 2)}V${num(y - H * 0.5)}`, 0.24, 2.4)
  );
}

/** The head from the side, nozzle to the left; the guard is up and the button free. */
function headSide(k: Pen, s: Build): string {
  const r = s.w * 0.46;
  const y = s.top;
  const H = s.w * 0.78;
  const at = (fx: number, fy: number): string => `${num(300 + r * fx)} ${num(y - H * fy)}`;
  const housing = `M${at(-1, -0.14)}L${at(-0.98, 0.42)}Q${at(-0.96, 0.5)} ${at(-0.84, 0.52)}L${at(0.2, 0.58)}L${at(0.62, 0.8)}H${num(300 + r * 0.84)}Q${at(0.98, 0.8)} ${at(0.98, 0.64)}L${at(1, -0.14)}Q300 ${num(y + 12 + s.w * 0.12)} ${at(-1, -0.14)}Z`;
  const button = `M${at(-0.78, 0.46)}L${at(-0.7, 0.74)}Q${at(-0.68, 0.82)} ${at(-0.5, 0.82)}L${at(0.14, 0.68)}L${at(0.3, 0.52)}Z`;
  const lid = `M${at(0.62, 0.84)}L${at(0.36, 1.36)}Q${at(0.32, 1.5)} ${at(0.5, 1.52)}Q${at(0.72, 1.52)} ${at(0.79, 1.4)}L${at(1.02, 0.86)}Q${at(1.04, 0.62)} ${at(0.84, 0.62)}Q${at(0.66, 0.62)} ${at(0.62, 0.84)}Z`;
  const closed = `M${at(-0.9, 0.6)}Q${at(-0.92, 0.98)} ${at(-0.6, 1)}Q${at(0.3, 1.1)} ${at(1, 0.76)}`;
  return (
    (s.flip ? k.part(lid, { tone: '#495158', shade: 'tube', ink: INK, print: false }) : '') +
    k.part(button, { tone: '#b8281f', shade: 'down', line: 1.6, ink: INK, print: false, rim: false }) +
    k.part(housing, { tone: '#414950', shade: 'tube', ink: INK, print: false }) +
    k.part(`M${at(-1.06, 0.38)}h${num(r * 0.12)}v${num(H * 0.2)}h${num(-r * 0.12)}Z`, {
      material: 'steel',
      line: 1.3,
      ink: INK,
    }) +
    (s.flip
      ? k.rivet(300 + r * 0.84, y - H * 0.74, r * 0.1) +
        path(closed, { fill: 'none', stroke: '#7d878d', 'stroke-width': 1.6, 'stroke-dasharray': '6 5' }) +
        path(
          `M${at(-0.34, 1.14)}Q${at(-0.16, 1.36)} ${at(0.14, 1.38)}m${num(-r * 0.16)} ${num(-r * 0.1)}l${num(r * 0.2)} ${num(r * 0.1)}l${num(-r * 0.16)} ${num(r * 0.14)}`,
          {
            fill: 'none',
            stroke: '#7d878d',
            'stroke-width': 2,
          },
        )
      : '') +
    path(`M${at(0.5, 0.3)}V${num(y + 2)}M${at(0.66, 0.36)}V${num(y + 2)}M${at(0.82, 0.36)}V${num(y + 2)}`, {
      stroke: '#fff',
      'stroke-opacity': 0.2,
      'stroke-width': 2,
    }) +
    k.light(`M${at(-0.74, 0.36)}V${num(y + 4)}`, 0.24, 2.4)
  );
}

/** A spring clip along the back, seen from the side. */
function clipSide(k: Pen, s: Build): string {
  const x = 300 + s.w / 2;
  const a = s.top + s.h * 0.16;
  const b = s.top + s.h * 0.72;
  return (
    k.part(
      `M${num(x - 4)} ${num(a)}h16q16 0 16 16V${num(b - 30)}q0 16-8 24l-6 10q-4 5-8 0q-2-4 1-9q5-8 5-22V${num(a + 20)}q0-5-5-5h-11Z`,
      { material: 'steel', line: 1.8, ink: INK, rim: true },
    ) +
    k.part(labelBand(300, s.top + s.h * 0.15, s.w + 4, 18), {
      tone: '#495158',
      shade: 'tube',
      line: 1.6,
      ink: INK,
      print: false,
    })
  );
}

/** A pen clip seen from the front, at the right side of the can. */
function clipFront(k: Pen, s: Build): string {
  const x = 300 + s.w / 2;
  const a = s.top + s.h * 0.16;
  return (
    k.part(`M${num(x - 3)} ${num(a)}h8q6 0 6 7V${num(a + s.h * 0.52)}q0 8-6 9q-4 0-4-7V${num(a + 14)}h-4Z`, {
      material: 'steel',
      line: 1.5,
      ink: INK,
      rim: true,
    }) +
    k.part(labelBand(300, a - 4, s.w + 3, 16), { tone: '#495158', shade: 'tube', line: 1.5, ink: INK, print: false })
  );
}

/** A moulded belt holster around the lower part of the can. */
function holster(k: Pen, s: Build, side: boolean): string {
  const r = s.w / 2 + 9;
  const y = s.top + s.h * 0.34;
  const foot = s.top + s.h + 12;
  const cup = `M${num(300 - r)} ${num(y + (side ? 34 : 0))}Q${num(300 - r * 0.2)} ${num(y + (side ? 44 : 30))} ${num(300 + r)} ${num(y - (side ? 22 : 0))}V${num(foot - 22)}Q${num(300 + r)} ${num(foot)} ${num(300 + r - 22)} ${num(foot)}H${num(300 - r + 22)}Q${num(300 - r)} ${num(foot)} ${num(300 - r)} ${num(foot - 22)}Z`;
  const slot = box(300 - r * 0.42, y + s.h * 0.2, r * 0.84, s.h * 0.24, 12);
  const x = 300 + r;
  const belt = `M${num(x - 3)} ${num(y + 8)}h20q12 0 12 12V${num(foot - 60)}l-6 18q-4 8-9 0V${num(y + 30)}q0-5-5-5h-12Z`;
  return (
    (side ? k.part(belt, { material: 'polymer', line: 2, ink: INK, rim: true }) : '') +
    k.part(cup, { tone: '#444c53', shade: 'tube', texture: 'leather', ink: INK, print: false }) +
    k.stitch(
      `M${num(300 - r + 7)} ${num(y + (side ? 48 : 14))}V${num(foot - 24)}M${num(300 + r - 7)} ${num(y + 10)}V${num(foot - 24)}`,
    ) +
    (side
      ? k.rivet(300 + r - 18, y + 30, 5) + k.rivet(300 + r - 18, foot - 60, 5)
      : k.part(slot, { tone: '#2b3136', line: 1.6, ink: INK, print: false, rim: false }))
  );
}

function whole(k: Pen, s: Build, side: boolean): string {
  const labelTop = s.top + s.h * 0.22;
  const label = canLabel(k, 300, labelTop, s.w - 2, s.h * 0.56, s.label);
  const head = side ? headSide(k, s) : headFront(k, s);
  const carry =
    s.carry === 'clip'
      ? side
        ? clipSide(k, s)
        : clipFront(k, s)
      : s.carry === 'holster' && side
        ? holster(k, s, side)
        : '';
  const back = side
    ? k.part(labelBand(300, labelTop, s.w - 2, s.h * 0.19), {
        tone: s.label.accent,
        shade: 'tube',
        line: 1,
        print: false,
        rim: false,
      }) +
      path(
        Array.from(
          { length: 7 },
          (_, i) =>
            `M${num(300 - s.w * 0.32)} ${num(labelTop + s.h * 0.27 + i * 17)}q${num(s.w * 0.3)} ${num(s.w * 0.08)} ${num(s.w * (i % 3 === 2 ? 0.44 : 0.62))} ${num(s.w * 0.02)}`,
        ).join(''),
        { fill: 'none', stroke: '#fff', 'stroke-opacity': 0.34, 'stroke-width': 3.4, 'stroke-dasharray': '15 4 9 4' },
      )
    : label;
  return canister(k, 300, s.top, s.w, s.h) + back + carry + head;
}

/** Belt and pocket canisters with a guarded button. Options: volume (ounces, 0.68 to 3: sets the size); flipTop; carry none|clip|holster (or clip yes); agent spray|gel|cs (with tear gas); pattern (a word on the label); accent (a color of the label band). */
export const dutySpray: Archetype<DutySprayOptions> = {
  title: 'aluminum spray canister',
  second: 'side with the guard up',
  detail: 'guard, button and nozzle',
  draw(view: View, color: Colorway, options: DutySprayOptions, labels: readonly string[]): string {
    if (view === 'detail') {
      const probe = read(options, pen(color));
      const clipped = probe.carry === 'clip';
      const scale = Math.min(2.7, (clipped ? 255 : 300) / probe.w);
      const k = pen(color, scale);
      const s = read(options, k);
      const cy = s.top + s.w * (clipped ? 0.12 : -0.16);
      const { spot, show } = lensAt(color, 300, cy, scale);
      return show(whole(k, s, false), labels, [
        spot(300, s.top - s.w * (s.flip ? 0.27 : 0.33), 'Nozzle', /distance|range|nozzle|pattern|stream|bursts/),
        ...(s.flip ? [spot(300 + s.w * 0.24, s.top - s.w * 0.7, 'Flip-top guard', /flip|safety|guard/)] : []),
        ...(clipped ? [spot(300 + s.w / 2 + 5, s.top + s.h * 0.16 + 26, 'Spring clip', /^(?!.*holster).*clip/)] : []),
        spot(300 + s.w * 0.28, s.top + s.w * (clipped ? 0.2 : 0.28), 'Canister', either(CONTENTS, /^size\b/)),
        ...(s.flip ? [] : [spot(300 + s.w * 0.14, s.top - s.w * 0.7, 'Thumb button', /button|trigger/)]),
      ]);
    }
    const k = pen(color);
    const s = read(options, k);
    if (view === 'front')
      return aslant(whole(k, s, false), {
        turn: 20,
        middle: [300, s.top + s.h * 0.34],
        shadow: box(300 - s.w / 2, s.top, s.w, s.h, 14),
      });
    return (
      ground(350, 546, s.w * 0.66, 10) +
      group(whole(k, s, true) + stream(298 - s.w * 0.5, s.top - s.w * 0.22, 220), 'translate(74 54) scale(.9)')
    );
  },
};
