import type { Archetype, Colorway, View } from '../archetype';
import { CLOTH, callouts, type Spot, type SpotAt, spotsIn, wanted } from '../callouts';
import { ground, magnify } from '../paper';
import { both, box, disc, mirrorPath, shift, symmetric } from '../path';
import { type Pen, pen } from '../pen';

/** What the facts of a cargo pant decide. */
export type CargoPantOptions = {
  readonly cargo?: 'button' | 'ems' | 'flap' | 'hidden' | 'none';
  readonly knees?: 'articulated' | 'pad' | 'patch' | 'plain';
  readonly strap?: boolean;
  readonly ankles?: 'bungee' | 'drawstring' | 'plain' | 'zip';
  readonly waist?: 'elastic' | 'plain' | 'slider' | 'tabs';
  readonly ring?: boolean;
  readonly magazine?: boolean;
  readonly weave?: 'ripstop' | 'twill';
  readonly seat?: boolean;
};

type Cut = {
  readonly cargo: string;
  readonly knees: string;
  readonly strap: boolean;
  readonly ankles: string;
  readonly waist: string;
  readonly ring: boolean;
  readonly magazine: boolean;
  readonly ripstop: boolean;
  readonly seat: boolean;
};

const LEG =
  'C204 88 190 126 186 170C178 250 174 300 176 340C172 420 166 490 164 552Q220 563 272 555C276 450 281 370 284 306C287 260 293 224 300 194';

function outline(back: boolean): string {
  return symmetric(`${back ? 'M300 36C264 36 232 39 210 45' : 'M300 62Q248 60 210 45'}${LEG}`);
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

/** Moves a piece of the left thigh pocket to its place on the leg. */
function low(d: string): string {
  return shift(d, 4, -44);
}

/** The thigh pocket sits on the side seam and bulges over the outline. */
function cargoPocket(k: Pen, cut: Cut): string {
  if (cut.cargo === 'none') return '';
  if (cut.cargo === 'hidden')
    return (
      k.seam(both(low('M180 262C202 274 220 278 236 276')), 1.6) +
      k.stitch(both(low('M180 270C202 282 220 286 236 284M236 276L232 372L178 372'))) +
      k.zip(184, 218, 236, 232, { width: 5, at: 0.95 }) +
      k.zip(416, 218, 364, 232, { width: 5, at: 0.95 })
    );
  const body = low('M168 272L238 280L236 380Q234 388 226 388L168 384Q162 384 162 376Z');
  const flap = low('M165 258L242 266L240 296L232 304L164 298Q162 280 165 258Z');
  const bag =
    k.pair(body, { tone: 'dark', shade: 'slant', line: 2 }) +
    k.stitch(both(low('M169 306L168 378L226 382L230 310'))) +
    k.seam(both(low('M176 306L175 384M222 310L220 387')), 1.2) +
    k.shadow(both(low('M165 300L234 308L241 300V308L234 314L165 306Z')), 0.22) +
    k.pair(flap, { line: 2, shade: 'down' }) +
    k.stitch(both(low('M169 263L237 270L236 294L230 299L168 293')));
  if (cut.cargo === 'button')
    return bag + k.button(184, 244, 3.8) + k.button(224, 248, 3.8) + k.button(416, 244, 3.8) + k.button(376, 248, 3.8);
  if (cut.cargo === 'ems')
    return (
      bag +
      k.pair(low('M172 392L234 396L230 470L168 466Z'), { tone: 'dark', line: 1.8, shade: 'slant', rim: false }) +
      k.seam(both(low('M184 394L180 466M197 394L194 467M210 395L207 468M222 396L219 469')), 1.2) +
      k.stitch(both(low('M172 402L233 406'))) +
      k.pair(low('M178 312L188 313L187 340L177 339Z'), { tone: 'light', line: 1.2, rim: false }) +
      shears(k)
    );
  return bag + k.loop(212, 232, 20, 14, 6) + k.loop(368, 232, 20, 14, -6);
}

/** Handles of trauma shears that stand out of the organiser. */
function shears(k: Pen): string {
  const handles = `${disc(378, 330, 8, 10)}${disc(400, 333, 8, 10)}M383 339L396 368M397 343L386 368`;
  const line = (stroke: string, width: number): string =>
    `<path fill="none" stroke="${stroke}" stroke-width="${width}" d="${handles}"/>`;
  return (
    line(k.t.line, 7) +
    line('#aab2b8', 4) +
    k.part('M364 354L424 349L425 362L365 367Z', { tone: 'dark', line: 1.5, rim: false })
  );
}

/** Moves a piece of the left knee to its place on the leg. */
function knee(d: string): string {
  return shift(d, 2, -44);
}

function knees(k: Pen, cut: Cut, back: boolean): string {
  if (back) return k.fold(both(knee('M186 400Q220 414 262 408M190 384Q222 396 268 390')));
  const patch = knee(
    'M178 398C212 408 248 410 280 404C278 440 276 470 274 500C242 508 204 506 172 498C174 464 176 430 178 398Z',
  );
  if (cut.knees === 'plain') return k.fold(both(knee('M196 420Q226 432 262 426M192 444Q222 456 258 450')));
  if (cut.knees === 'articulated')
    return (
      k.seam(both(knee('M176 404C206 420 244 422 280 412M173 490C206 478 244 478 275 488')), 1.5) +
      k.stitch(both(knee('M176 411C206 427 244 429 279 419M173 483C206 471 244 471 275 481'))) +
      k.fold(both(knee('M214 440L204 448M246 440L256 448M214 462L206 456M246 462L254 456')))
    );
  return (
    k.pair(patch, { tone: 'dark', shade: 'slant', line: 1.8, rim: false }) +
    k.stitch(
      both(
        knee(
          'M184 406C214 414 248 416 274 411C273 440 271 468 269 494C240 501 206 499 178 492C180 464 182 430 184 406Z',
        ),
      ),
    ) +
    (cut.knees === 'pad'
      ? k.seam(both(knee('M180 418C212 428 248 430 278 424')), 1.3) +
        k.shadow(both(knee('M180 418C212 428 248 430 278 424L278 428C248 434 212 432 180 422Z')), 0.3)
      : k.seam(both(knee('M226 412V420M226 490V498')), 1.2))
  );
}

function ankles(k: Pen, cut: Cut): string {
  const hem = k.stitch(both('M165 540Q220 551 272 543'));
  if (cut.ankles === 'drawstring')
    return (
      k.seam(both('M166 536Q220 547 272 539'), 1.2) +
      hem +
      `<path fill="none" stroke="${k.t.line}" stroke-width="3.4" stroke-linecap="round" d="${both('M262 548q8 10 2 20M262 548q16 6 18 16')}"/>` +
      k.light(both('M262 548q8 10 2 20M262 548q16 6 18 16'), 0.35, 1.4)
    );
  if (cut.ankles === 'bungee')
    return (
      hem +
      k.fold(both('M176 540V552M196 544V556M220 546V559M244 546V558')) +
      k.part(box(166, 534, 12, 16, 3), { material: 'polymer', line: 1.3 }) +
      k.part(box(422, 534, 12, 16, 3), { material: 'polymer', line: 1.3 })
    );
  if (cut.ankles === 'zip')
    return (
      hem +
      k.zip(176, 446, 171, 552, { width: 5.5, at: 0.03 }) +
      k.zip(424, 446, 429, 552, { width: 5.5, at: 0.03 }) +
      k.stitch(both('M184 444L179 551'))
    );
  return hem;
}

function waist(k: Pen, cut: Cut, back: boolean): string {
  if (cut.waist === 'tabs') {
    const tab = back ? '' : 'M204 68L238 74L240 88L202 84Z';
    return tab
      ? k.pair(tab, { tone: 'dark', line: 1.5, rim: false }) + k.button(230, 81, 3.4) + k.button(370, 81, 3.4)
      : '';
  }
  if (cut.waist === 'elastic')
    return back ? '' : k.fold(both('M214 50L209 72M220 52L215 74M227 53L223 76M234 55L231 78M241 56L239 80'));
  if (cut.waist === 'slider')
    return back
      ? ''
      : k.seam(both('M207 60L236 68'), 1.4) +
          k.pair('M236 56L252 60L251 76L235 72Z', { tone: 'dark', line: 1.4, rim: false });
  return '';
}

function front(k: Pen, cut: Cut): string {
  const weave = cut.ripstop ? 'ripstop' : 'twill';
  return (
    k.part('M210 45C240 30 360 30 390 45C366 94 234 94 210 45Z', { tone: 'deep', line: 2, print: false }) +
    k.seam('M220 46C250 39 350 39 380 46', 1.2) +
    k.part(box(287, 40, 26, 11, 1), { tone: '#e9e6dc', line: 0.8, rim: false }) +
    k.part(outline(false), { texture: weave, shade: 'round' }) +
    k.shadow(both('M299 198C292 228 285 262 282 306L278 366C276 310 272 252 274 214Z'), 0.12) +
    k.fold(both('M292 208Q266 228 238 228M288 236Q268 250 250 252M270 520Q250 529 228 527M274 470Q258 481 238 481')) +
    k.shadow(both('M268 88L204 154L200 166L274 90Z'), 0.16) +
    k.seam(both('M266 86C250 112 224 140 190 156'), 1.8) +
    k.stitch(both('M260 86C245 109 220 135 191 149M257 86C242 107 218 131 192 145')) +
    k.pair('M205 136L190 156L188 164L204 152Z', { tone: 'dark', line: 1.2, rim: false }) +
    (cut.magazine
      ? k.part('M336 140L372 176L370 232L336 226Z', { tone: 'dark', line: 1.6, rim: false }) +
        k.stitch('M340 150L368 178M340 150V222L366 227')
      : '') +
    k.seam('M300 86V198') +
    k.seam('M300 172Q320 164 322 140V87', 1.2) +
    k.stitch('M304 176Q325 166 327 140V88M308 178Q330 168 331 140V88') +
    k.seam(both('M206 72Q248 86 300 88'), 1.8) +
    k.stitch(both('M208 66Q248 79 300 81M212 51Q248 64 300 67')) +
    waist(k, cut, false) +
    loops(k, false) +
    k.part('M293 63H330V88H293Z', { line: 1.5, rim: false }) +
    k.snap(313, 76, 5.8, 'gunmetal') +
    knees(k, cut, false) +
    cargoPocket(k, cut) +
    ankles(k, cut) +
    (cut.ring
      ? `<path fill="none" stroke="${k.t.line}" stroke-width="5" d="M246 88v10M236 98h20q0 16-10 16t-10-16Z"/><path fill="none" stroke="#b9c0c5" stroke-width="2.6" d="M236 98h20q0 16-10 16t-10-16Z"/>`
      : '')
  );
}

function behind(k: Pen, cut: Cut): string {
  const weave = cut.ripstop ? 'ripstop' : 'twill';
  const seat = symmetric('M300 118C268 118 236 122 206 130C198 150 196 172 198 190C238 200 270 204 300 206');
  const pocket = shift('M216 112L288 106V178L252 188L216 178Z', 0, -16);
  const flap = shift('M213 110L291 104V132L252 140L213 136Z', 0, -16);
  const slash = 'M222 96L290 134L287 142L217 113Z';
  return (
    k.part(outline(true), { texture: weave, shade: 'round' }) +
    k.fold(both('M292 212Q266 228 238 226M288 240Q268 252 248 252M270 522Q250 530 228 528')) +
    (cut.seat && !cut.strap
      ? k.part(seat, { tone: 'dark', line: 1.6, rim: false, texture: weave }) +
        k.stitch(symmetric('M300 124C268 124 240 128 212 135C203 150 202 168 204 184C240 194 272 198 300 200'))
      : '') +
    k.seam('M300 66V198') +
    k.stitch('M305 68V190M309 68V188') +
    k.seam(both('M205 74C238 69 268 67 300 67'), 1.6) +
    k.stitch(both('M208 66C238 61 268 59 300 59M213 50C240 44 268 43 300 43')) +
    (cut.strap
      ? k.seam(both('M214 84C240 96 268 114 292 144L288 174L208 166'), 1.7) +
        k.stitch(both('M216 91C240 103 264 120 285 146M288 168L210 160')) +
        k.pair(slash, { tone: 'dark', line: 1.6, rim: false }) +
        k.stitch(both('M224 100L285 135'))
      : k.pair(pocket, { tone: 'dark', line: 1.6, rim: false, shade: 'slant' }) +
        k.stitch(both(shift('M221 132L221 174L252 183L283 174V130', 0, -16))) +
        k.pair(flap, { line: 1.9, rim: false, shade: 'down' }) +
        k.stitch(both(shift('M217 114L287 108V128L252 135L217 131Z', 0, -16))) +
        (cut.cargo === 'button' ? k.button(252, 114, 3.8) + k.button(348, 114, 3.8) : '')) +
    loops(k, true) +
    k.seam(both('M194 190C188 300 184 420 176 553'), 1.1) +
    knees(k, cut, true) +
    (cut.cargo === 'hidden' || cut.cargo === 'none' ? '' : backCargo(k)) +
    ankles(k, cut)
  );
}

function backCargo(k: Pen): string {
  const d = low('M168 272L214 276L212 386L166 382Q160 382 160 376Z');
  const flap = low('M165 258L218 263L216 302L164 298Q162 280 165 258Z');
  return (
    k.part(d, { tone: 'dark', line: 2, shade: 'slant' }) +
    k.part(mirrorPath(d), { tone: 'dark', line: 2, shade: 'slant' }) +
    k.pair(flap, { line: 2, shade: 'down' }) +
    k.stitch(both(low('M169 263L213 267L211 296L168 292'))) +
    k.seam(both(low('M176 304L174 380')), 1.2)
  );
}

function kneeSpots(cut: Cut, spot: SpotAt): Spot[] {
  if (cut.cargo === 'ems' && cut.knees !== 'patch') return [];
  if (cut.knees === 'plain') return [];
  const part = { pad: 'Knee pad pocket', articulated: 'Shaped knee' }[cut.knees] ?? 'Knee patch';
  return [spot(258, 396, part, /knee/)];
}

/** Trousers with thigh pockets. Options: cargo flap|button|hidden|ems|none; knees patch|pad|articulated|plain; strap (rear utility); ankles plain|drawstring|bungee|zip; waist plain|tabs|elastic|slider; ring (D-ring on the hip); magazine (front hip pocket); seat (reinforced); weave ripstop|twill. */
export const cargoPant: Archetype<CargoPantOptions> = {
  name: 'cargo-pant',
  title: 'cargo trousers',
  second: 'back',
  detail: 'thigh pocket and knee',
  draw(view: View, color: Colorway, options: CargoPantOptions, labels: readonly string[]): string {
    const cut: Cut = {
      cargo: options.cargo ?? 'flap',
      knees: options.knees ?? 'patch',
      strap: options.strap ?? false,
      ankles: options.ankles ?? 'plain',
      waist: options.waist ?? 'plain',
      ring: options.ring ?? false,
      magazine: options.magazine ?? false,
      ripstop: (options.weave ?? 'ripstop') === 'ripstop',
      seat: options.seat ?? false,
    };
    if (view === 'detail') {
      const waistWords = /waist|ring|snap|loop|gusset|closure|zips|magazine|handcuff/;
      const top = wanted(labels, waistWords) > wanted(labels, /knee|pocket|cargo|shear|scissor|ems|ankle|leg\b/);
      const [cx, cy, scale] = top ? [272, 126, 2.2] : [228, 312, 2.2];
      const k = pen(color, scale);
      const spot = spotsIn(cx, cy, scale);
      const spots = top
        ? [
            ...(cut.ring ? [spot(246, 106, 'D-ring', /\bd-ring|\bring\b/)] : []),
            spot(313, 76, 'Waist snap', /snap|closure/),
            cut.magazine
              ? spot(352, 196, 'Hip magazine pocket', /magazine|\bmag\b|hip pocket/)
              : spot(226, 124, 'Front pocket', /front pocket|hand pocket/),
            ...(cut.waist === 'tabs' ? [spot(216, 78, 'Waist tab', /\btabs?\b/)] : []),
            spot(259, 66, 'Belt loop', /^(?!.*hook).*\bloops?\b/),
            cut.waist === 'elastic'
              ? spot(239, 66, 'Elastic side', /elastic|waist/)
              : cut.waist === 'slider'
                ? spot(244, 67, 'Sliding waistband', /waist|slider/)
                : spot(278, 74, 'Waistband', /waist(?!.*tab)/),
            spot(322, 140, 'Fly', /\bfly\b|\bzip/),
            spot(299, 196, 'Crotch', /gusset|crotch/),
            spot(226, 180, 'Leg fabric', CLOTH),
          ]
        : [
            ...(cut.cargo === 'ems'
              ? [spot(206, 400, 'Slotted organizer', /shear|scissor|organi[sz]er|\bems\b|slots/)]
              : []),
            ...kneeSpots(cut, spot),
            ...(cut.cargo === 'none'
              ? []
              : cut.cargo === 'hidden'
                ? [spot(208, 225, 'Hidden cargo zip', /pocket|cargo/)]
                : [spot(204, 296, 'Cargo pocket', /^(?!.*(?:knee|back|hip)).*(?:pocket|cargo)/)]),
            spot(258, 262, 'Leg fabric', CLOTH),
            ...(cut.cargo === 'none' || cut.cargo === 'hidden' ? [] : [spot(204, 240, 'Pocket flap', /flap/)]),
            spot(254, 316, 'Front of the leg', CLOTH),
          ];
      return magnify(front(k, cut), cx, cy, scale) + callouts(labels, spots);
    }
    const k = pen(color);
    return ground(300, 568, 150) + (view === 'front' ? front(k, cut) : behind(k, cut));
  },
};
