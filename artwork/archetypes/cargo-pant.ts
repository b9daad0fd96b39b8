import type { Archetype, Colorway, View } from '../archetype';
import { CLOTH, type Spot, type SpotAt, spotsThrough, wanted } from '../callouts';
import { lensAt } from '../lens';
import { ground } from '../paper';
import { both, box, mirrorPath, shift, symmetric } from '../path';
import { type Pen, pen } from '../pen';
import { ankles, knees, morePockets, type Pants, type Tailor, tailor, thighPockets, waist } from './cargo-pant-parts';
import { trouserOutline } from './leg-parts';

export type CargoPantOptions = {
  readonly leg?: Pants['leg'];
  readonly cargo?: Pants['cargo'];
  readonly slots?: number;
  readonly pockets?: number;
  readonly knees?: Pants['knees'];
  readonly strap?: boolean;
  readonly ankles?: Pants['ankles'];
  readonly waist?: Pants['waist'];
  readonly fly?: Pants['fly'];
  readonly ring?: boolean;
  readonly magazine?: boolean;
  readonly badge?: boolean;
  readonly gusset?: boolean;
  readonly weave?: 'ripstop' | 'twill';
  readonly seat?: Pants['seat'];
};

function read(options: CargoPantOptions): Pants {
  return {
    leg: options.leg ?? 'straight',
    cargo: options.cargo ?? 'flap',
    slots: Math.min(9, Math.max(2, options.slots ?? 2)),
    pockets: options.pockets ?? 0,
    knees: options.knees ?? 'plain',
    strap: options.strap ?? false,
    ankles: options.ankles ?? 'plain',
    waist: options.waist ?? 'plain',
    fly: options.fly ?? 'zip',
    ring: options.ring ?? false,
    magazine: options.magazine ?? false,
    badge: options.badge ?? false,
    gusset: options.gusset ?? false,
    ripstop: options.weave === 'ripstop',
    seat: options.seat ?? 'plain',
  };
}

function outline({ leg }: Pants, back: boolean): string {
  return trouserOutline(leg, back ? 'M300 36C264 36 232 39 210 45' : 'M300 62Q248 60 210 45');
}

function loops(k: Pen, back: boolean): string {
  const wide = (x: number, y: number, turn: number): string => `M${x} ${y}l${-turn} 34h13l${turn} -34Z`;
  const half = back ? [wide(224, 41, 3), wide(262, 37, 1)] : [wide(224, 44, 3), wide(262, 52, 2)];
  return (
    half.map((d) => k.pair(d, { line: 1.5, rim: false, shade: 'down' })).join('') +
    (back
      ? k.part(box(290, 34, 20, 36, 1), { line: 1.5, rim: false, shade: 'down' }) + k.stitch('M294 38V66M306 38V66')
      : '')
  );
}

function front(tailored: Tailor): string {
  const { k, pants, fit } = tailored;
  const weave = pants.ripstop ? 'ripstop' : 'twill';
  return (
    k.part('M210 45C240 30 360 30 390 45C366 94 234 94 210 45Z', { tone: 'deep', line: 2, print: false }) +
    k.seam('M220 46C250 39 350 39 380 46', 1.2) +
    k.part(box(287, 40, 26, 11, 1), { tone: '#e9e6dc', line: 0.8, rim: false }) +
    k.part(outline(pants, false), { texture: weave, shade: 'round' }) +
    k.shadow(both(fit('M299 198C292 228 285 262 282 306L278 366C276 310 272 252 274 214Z')), 0.12) +
    k.fold(
      both(fit('M292 208Q266 228 238 228M288 236Q268 250 250 252M270 520Q250 529 228 527M274 470Q258 481 238 481')),
    ) +
    (pants.leg === 'roomy' ? '' : k.seam(both(fit('M184 200C180 300 176 420 172 552')), 1.1)) +
    k.shadow(both('M268 88L204 154L200 166L274 90Z'), 0.16) +
    k.seam(both('M266 86C250 112 224 140 190 156'), 1.8) +
    k.stitch(both('M260 86C245 109 220 135 191 149M257 86C242 107 218 131 192 145')) +
    k.pair(fit('M205 136L190 156L188 164L204 152Z'), { tone: 'dark', line: 1.2, rim: false }) +
    k.seam('M300 86V198') +
    k.seam('M300 172Q320 164 322 140V87', 1.2) +
    k.stitch('M304 176Q325 166 327 140V88M308 178Q330 168 331 140V88') +
    k.seam(both('M206 72Q248 86 300 88'), 1.8) +
    k.stitch(both('M208 66Q248 79 300 81M212 51Q248 64 300 67')) +
    (pants.fly === 'button' ? [104, 128, 152].map((y) => k.button(312, y, 4.2)).join('') : '') +
    (pants.gusset ? gusset(k) : '') +
    waist(tailored) +
    loops(k, false) +
    k.part('M293 63H330V88H293Z', { line: 1.5, rim: false }) +
    (pants.fly === 'button' ? k.button(313, 76, 5) : k.snap(313, 76, 5.8, 'gunmetal')) +
    knees(tailored) +
    thighPockets(tailored) +
    morePockets(tailored) +
    ankles(tailored) +
    (pants.badge ? badgeLoop(k) : '') +
    (pants.ring
      ? `<path fill="none" stroke="${k.t.line}" stroke-width="5" d="M246 88v10M236 98h20q0 16-10 16t-10-16Z"/><path fill="none" stroke="#b9c0c5" stroke-width="2.6" d="M236 98h20q0 16-10 16t-10-16Z"/>`
      : '')
  );
}

/** A diamond let in where the seams of the legs meet. */
function gusset(k: Pen): string {
  return (
    k.part('M300 160L282 198L294 222L300 196L306 222L318 198Z', { tone: 'light', line: 1.6, rim: false }) +
    k.stitch('M292 212L287 198L300 170L313 198L308 212')
  );
}

/** A loop below the waistband that a badge clips to. */
function badgeLoop(k: Pen): string {
  return (
    k.part(box(248, 62, 22, 46, 2), { tone: 'light', line: 1.7, rim: false }) +
    k.stitch('M253 68H265V102H253Z') +
    k.seam('M252 84H266', 2.4)
  );
}

function behind(tailored: Tailor): string {
  const { k, pants, fit } = tailored;
  const weave = pants.ripstop ? 'ripstop' : 'twill';
  const seat = symmetric('M300 118C268 118 236 122 206 130C198 150 196 172 198 190C238 200 270 204 300 206');
  const pocket = shift('M216 112L288 106V178L252 188L216 178Z', 0, -16);
  const flap = shift('M213 110L291 104V132L252 140L213 136Z', 0, -16);
  const flapped = pants.cargo === 'button' || pants.cargo === 'flap';
  const slash = 'M222 96L290 134L287 142L217 113Z';
  return (
    k.part(outline(pants, true), { texture: weave, shade: 'round' }) +
    k.fold(both(fit('M292 212Q266 228 238 226M288 240Q268 252 248 252M270 522Q250 530 228 528'))) +
    (pants.seat !== 'plain' && !pants.strap
      ? k.part(seat, {
          tone: 'dark',
          line: 1.6,
          rim: false,
          texture: pants.seat === 'stretch' ? 'ribAcross' : weave,
        }) + k.stitch(symmetric('M300 124C268 124 240 128 212 135C203 150 202 168 204 184C240 194 272 198 300 200'))
      : '') +
    k.seam('M300 66V198') +
    k.stitch('M305 68V190M309 68V188') +
    k.seam(both('M205 74C238 69 268 67 300 67'), 1.6) +
    k.stitch(both('M208 66C238 61 268 59 300 59M213 50C240 44 268 43 300 43')) +
    (pants.strap
      ? k.seam(both('M214 84C240 96 268 114 292 144L288 174L208 166'), 1.7) +
        k.stitch(both('M216 91C240 103 264 120 285 146M288 168L210 160')) +
        k.pair(slash, { tone: 'dark', line: 1.6, rim: false }) +
        k.stitch(both('M224 100L285 135'))
      : k.pair(pocket, { tone: 'dark', line: 1.6, rim: false, shade: 'slant' }) +
        k.stitch(both(shift('M221 132L221 174L252 183L283 174V130', 0, -16))) +
        (flapped
          ? k.pair(flap, { line: 1.9, rim: false, shade: 'down' }) +
            k.stitch(both(shift('M217 114L287 108V128L252 135L217 131Z', 0, -16)))
          : k.stitch(both(shift('M217 122L287 116', 0, -16)))) +
        (pants.cargo === 'button' ? k.button(252, 114, 3.8) + k.button(348, 114, 3.8) : '')) +
    loops(k, true) +
    k.seam(both(fit('M194 190C188 300 184 420 176 553')), 1.1) +
    k.fold(both(fit('M188 356Q222 370 264 364M192 340Q224 352 270 346'))) +
    backCargo(tailored) +
    ankles(tailored)
  );
}

function backCargo({ k, pants, fit }: Tailor): string {
  if (pants.cargo === 'hidden' || pants.cargo === 'none' || pants.cargo === 'patch') return '';
  const low = pants.cargo === 'ems' ? 36 : 0;
  const d = fit(`M166 228L218 232L216 ${342 + low}L170 ${338 + low}Q160 ${338 + low} 160 ${330 + low}Z`);
  const flap = fit('M163 214L222 219L220 258L162 254Q160 236 163 214Z');
  return (
    k.part(d, { tone: 'dark', line: 2, shade: 'slant' }) +
    k.part(mirrorPath(d), { tone: 'dark', line: 2, shade: 'slant' }) +
    (pants.cargo === 'ems'
      ? ''
      : k.pair(flap, { line: 2, shade: 'down' }) + k.stitch(both(fit('M167 219L217 223L215 252L166 248')))) +
    k.seam(both(fit('M174 260L172 336')), 1.2)
  );
}

const KNEES: Readonly<Record<Pants['knees'], string>> = {
  articulated: 'Shaped knee',
  double: 'Double knee',
  pad: 'Knee pad pocket',
  patch: 'Knee patch',
  plain: '',
  stretch: 'Stretch panel',
};

function waistSpots(pants: Pants, spot: SpotAt): Spot[] {
  return [
    ...(pants.ring ? [spot(246, 106, 'D-ring', /\bd-ring|\bring\b/)] : []),
    spot(313, 76, pants.fly === 'button' ? 'Waist button' : 'Waist snap', /snap|closure/),
    pants.magazine
      ? spot(250, 186, 'Hip magazine pocket', /magazine|\bmag\b|hip pocket/)
      : spot(226, 124, 'Front pocket', /front pocket|hand pocket/),
    ...(pants.waist === 'tabs' ? [spot(216, 78, 'Waist tab', /\btabs?\b/)] : []),
    ...(pants.badge ? [spot(259, 92, 'Badge loop', /badge/)] : []),
    spot(259, 58, 'Belt loop', /^(?!.*hook).*\bloops?\b/),
    pants.waist === 'elastic'
      ? spot(239, 66, 'Elastic side', /elastic|waist/)
      : pants.waist === 'slider'
        ? spot(244, 67, 'Sliding waistband', /waist|slider/)
        : spot(278, 74, pants.waist === 'tunnel' ? 'Tunnel waistband' : 'Waistband', /waist(?!.*tab)/),
    spot(pants.fly === 'button' ? 312 : 322, pants.fly === 'button' ? 128 : 140, 'Fly', /\bfly\b|\bzip/),
    spot(299, 200, pants.gusset ? 'Gusset' : 'Crotch', /gusset|crotch/),
    spot(226, 180, 'Leg fabric', CLOTH),
  ];
}

function legSpots(pants: Pants, spot: SpotAt): Spot[] {
  const flapped = pants.cargo === 'button' || pants.cargo === 'flap';
  const knee = KNEES[pants.knees];
  return [
    ...(pants.cargo === 'ems'
      ? [
          spot(
            206,
            346,
            pants.slots > 2 ? 'Slotted organizer' : 'Tool slot',
            /shear|scissor|organi[sz]er|\bems\b|slots/,
          ),
        ]
      : []),
    ...(knee ? [spot(258, 400, knee, /knee/)] : []),
    ...({
      button: [spot(204, 310, 'Cargo pocket', POCKET)],
      ems: [spot(206, 270, 'Utility pocket', POCKET)],
      flap: [spot(204, 310, 'Cargo pocket', POCKET)],
      hidden: [spot(214, 226, 'Hidden pocket zip', POCKET)],
      none: [],
      patch: [spot(206, 300, 'Thigh pocket', POCKET)],
    }[pants.cargo] ?? []),
    spot(262, 216, 'Leg fabric', CLOTH),
    ...(flapped ? [spot(204, 240, 'Pocket flap', /flap/)] : []),
    spot(264, 330, 'Front of the leg', CLOTH),
  ];
}

const POCKET = /^(?!.*(?:knee|back|hip)).*(?:pocket|cargo)/;

/** Work and field trousers. What the facts leave open is plain: a straight leg without bags, flaps or reinforcement. */
export const cargoPant: Archetype<CargoPantOptions> = {
  title: 'cargo trousers',
  second: 'back',
  detail: 'thigh pocket and knee, or waist',
  draw(view: View, color: Colorway, options: CargoPantOptions, labels: readonly string[]): string {
    const pants = read(options);
    if (view === 'detail') {
      const waistWords = /waist|ring|snap|loop|gusset|closure|zips|magazine|handcuff|\bfly\b/;
      const top = wanted(labels, waistWords) > wanted(labels, /knee|pocket|cargo|shear|scissor|ems|ankle|leg\b/);
      const [cx, cy, scale] = top ? [272, 126, 2.2] : [228, 312, 2.2];
      const tailored = tailor(pen(color, scale), pants);
      const { spot, show } = lensAt(color, cx, cy, scale);
      const fitted = spotsThrough(tailored.at, spot);
      const spots = top ? waistSpots(pants, fitted) : legSpots(pants, fitted);
      return show(front(tailored), labels, spots);
    }
    const tailored = tailor(pen(color), pants);
    return ground(300, 568, 150) + (view === 'front' ? front(tailored) : behind(tailored));
  },
};
