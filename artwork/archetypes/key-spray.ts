import type { Archetype, Colorway, View } from '../archetype';
import { lensAt } from '../lens';
import { group, path } from '../markup';
import { ground } from '../paper';
import { box, disc, num } from '../path';
import { type Pen, pen } from '../pen';
import { aslant } from '../pose';
import { INK, splitRing } from './gear-parts';
import { accentFor, CONTENTS, canister, canLabel, type Label, labelBand, ounces, TITLES } from './spray-parts';

export type KeySprayOptions = {
  readonly mount?: 'clip' | 'keyring' | 'strap';
  readonly case?: 'can' | 'hard' | 'sleeve' | 'slim';
  readonly agent?: 'cs' | 'gel' | 'spray';
  readonly pattern?: string;
  readonly volume?: number;
  readonly accent?: string;
};

type Build = { readonly mount: string; readonly body: string; readonly label: Label };

function read(options: KeySprayOptions, k: Pen): Build {
  const mount = options.mount ?? 'keyring';
  return {
    mount,
    body: options.case ?? (mount === 'strap' ? 'can' : mount === 'clip' ? 'slim' : 'hard'),
    label: {
      title: TITLES[options.agent ?? 'spray'],
      words: (options.pattern ?? 'STREAM').toUpperCase(),
      volume: ounces(options.volume ?? 0.5),
      accent: accentFor(k, options.accent ?? ''),
    },
  };
}

/** Red thumb button with a nozzle, under a hood; y is its foot. */
function thumb(k: Pen, y: number, w: number, h: number, nozzle: boolean): string {
  return (
    k.part(
      `M${num(300 - w / 2)} ${num(y)}V${num(y - h + 14)}Q${num(300 - w / 2)} ${num(y - h)} ${num(300 - w / 2 + 14)} ${num(y - h)}H${num(300 + w / 2 - 14)}Q${num(300 + w / 2)} ${num(y - h)} ${num(300 + w / 2)} ${num(y - h + 14)}V${num(y)}Z`,
      {
        tone: '#b8281f',
        shade: 'down',
        line: 1.8,
        ink: INK,
        print: false,
      },
    ) +
    (nozzle
      ? `<circle cx="300" cy="${num(y - h * 0.42)}" r="8" fill="url(#steel)" stroke="${INK}" stroke-width="1.3"/><circle cx="300" cy="${num(y - h * 0.42)}" r="2.8" fill="${INK}"/>`
      : path([0.3, 0.45, 0.6, 0.75].map((f) => `M${num(300 - w * 0.32)} ${num(y - h * f)}h${num(w * 0.64)}`).join(''), {
          stroke: '#000',
          'stroke-opacity': 0.4,
          'stroke-width': 2.4,
        }))
  );
}

/** Two-part impact case: grip scallops at the sides, a turning lock collar, a quick-release tail for the ring. */
function hardCase(k: Pen, s: Build, back: boolean): string {
  const shell =
    'M238 168C226 172 220 182 220 196C220 214 229 220 229 236S220 258 220 274S229 298 229 314S220 338 220 354C220 398 240 424 268 430H332C360 424 380 398 380 354C380 338 371 330 371 314S380 290 380 274S371 252 371 236S380 214 380 196C380 182 374 172 362 168Z';
  const collar = 'M226 118Q226 104 240 104H360Q374 104 374 118V156Q374 170 360 170H240Q226 170 226 156Z';
  const ribs = Array.from({ length: 13 }, (_, i) => {
    const x = 300 + Math.sin(((i - 6) / 6.6) * 1.3) * 72;
    return `M${num(x)} 112V162`;
  }).join('');
  const tail = 'M270 428H330L326 462Q324 474 312 474H288Q276 474 274 462Z';
  return (
    // Ring and its quick release.
    splitRing(300, 520, 40, 6.4) +
    k.part('M284 466H316V488Q316 500 300 500T284 488Z', { tone: 'dark', line: 2, shade: 'tube' }) +
    k.part(disc(300, 486, 6), { tone: INK, line: 1, rim: false, print: false }) +
    k.part(tail, { tone: 'dark', shade: 'tube' }) +
    k.part(box(262, 438, 12, 20, 5) + box(326, 438, 12, 20, 5), { material: 'steel', line: 1.4, ink: INK }) +
    // Button, collar, shell.
    thumb(k, 108, 78, 52, !back) +
    k.part(collar, { tone: 'dark', shade: 'tube' }) +
    k.seam(ribs, 2) +
    k.part(shell, { shade: 'tube' }) +
    k.seam('M238 182C280 192 320 192 362 182', 1.4) +
    k.light(
      'M242 196C236 206 246 222 246 236S238 258 238 274S246 298 246 314S238 338 238 356C238 382 246 402 260 412',
      0.22,
      4,
    ) +
    (back
      ? k.part('M272 206H328Q338 206 338 216V392Q338 404 326 404H274Q262 404 262 392V216Q262 206 272 206Z', {
          tone: 'dark',
          shade: 'down',
          line: 1.6,
          rim: false,
        }) +
        k.seam([228, 252, 276, 300, 324, 348, 372].map((y) => `M274 ${y}H326`).join(''), 3) +
        k.light([231, 255, 279, 303, 327, 351, 375].map((y) => `M275 ${y}H325`).join(''), 0.2, 1.3)
      : canLabel(k, 300, 204, 116, 184, s.label)) +
    (back ? '' : path('M300 164l-7-12h14Z', { fill: '#f2c230', stroke: INK, 'stroke-width': 1 })) +
    k.shadow('M229 170H371V176Q300 190 229 176Z', 0.3)
  );
}

/** Slim pocket case: rounded block, hinged lid, steel clip at the back. */
function slimCase(k: Pen, s: Build, back: boolean): string {
  const body = 'M232 186H368V478Q368 530 316 534H284Q232 530 232 478Z';
  const lid = 'M232 184V118Q232 72 278 66H322Q368 72 368 118V184Q300 196 232 184Z';
  const clip =
    'M276 150H324Q332 150 332 158V402Q332 416 322 420L316 452Q300 466 284 452L278 420Q268 416 268 402V158Q268 150 276 150Z';
  return (
    (back
      ? ''
      : k.part('M368 206h8q7 0 7 8V430q0 12-7 12q-5 0-5-9V222h-3Z', {
          material: 'steel',
          line: 1.5,
          ink: INK,
          rim: true,
        })) +
    k.part(body, { shade: 'tube' }) +
    k.part(lid, { shade: ['tube', 'down'] }) +
    k.seam('M232 190Q300 202 368 190', 1.5) +
    k.light('M250 206V474', 0.22, 4) +
    (back
      ? k.seam('M244 120Q300 128 356 120', 1.3) +
        k.shadow('M280 158H340V410L326 458Q310 474 292 460Z', 0.3) +
        k.part(clip, { material: 'steel', line: 1.8, ink: INK, rim: true }) +
        path('M284 172H316M284 182H316', { stroke: INK, 'stroke-opacity': 0.5, 'stroke-width': 1.6 }) +
        path('M290 200V404', { stroke: '#fff', 'stroke-opacity': 0.7, 'stroke-width': 2 }) +
        k.rivet(300, 168, 5)
      : k.part('M262 96Q264 84 278 82H322Q336 84 338 96V146Q300 156 262 146Z', {
          tone: 'dark',
          shade: 'down',
          line: 1.6,
          rim: false,
        }) +
        k.seam([106, 116, 126, 136].map((y) => `M274 ${y}Q300 ${y + 5} 326 ${y}`).join(''), 2.2) +
        `<circle cx="300" cy="172" r="9" fill="${INK}"/><circle cx="300" cy="172" r="6" fill="url(#steel)"/><circle cx="300" cy="172" r="2.2" fill="${INK}"/>` +
        canLabel(k, 300, 236, 108, 196, s.label) +
        k.seam('M262 474H338M268 486H332M276 498H324', 2))
  );
}

/** Small can in a padded hand strap with a reflective stripe. */
function strapCan(k: Pen, s: Build, back: boolean): string {
  const loop = 'M360 210C440 204 470 260 470 330S440 460 362 456';
  const stripe = (d: string, w: number, stroke: string, dash = ''): string =>
    path(d, { fill: 'none', stroke, 'stroke-width': w, 'stroke-dasharray': dash });
  const sleeve = 'M226 216Q300 234 374 216V452Q300 470 226 452Z';
  return (
    stripe(loop, 44, '#fff').replace('stroke="#fff"', 'stroke="#fff" stroke-opacity=".2"') +
    stripe(loop, 41, INK) +
    stripe(loop, 37, k.t.dark) +
    stripe(loop, 37, 'url(#mesh)') +
    stripe(loop, 12, '#c9cfd2') +
    stripe(loop, 12, '#8d979d', '2 4') +
    canister(k, 300, 152, 124, 388) +
    thumbHood(k, back) +
    (back ? '' : canLabel(k, 300, 230, 122, 210, s.label)) +
    (back
      ? k.part(sleeve, { tone: 'dark', shade: 'tube', texture: 'mesh' }) +
        k.stitch('M234 226Q300 243 366 226M234 446Q300 463 366 446') +
        k.part(labelBand(300, 310, 148, 22), { tone: '#c9cfd2', shade: 'tube', line: 1.4, rim: false, print: false }) +
        k.loop(252, 356, 96, 58)
      : k.part(labelBand(300, 206, 132, 20) + labelBand(300, 446, 132, 20), { tone: 'dark', shade: 'tube', line: 2 }) +
        k.stitch('M240 217Q300 234 360 217M240 457Q300 474 360 457') +
        k.part(box(338, 200, 36, 34, 5) + box(338, 440, 36, 34, 5), { tone: 'dark', line: 1.8 }))
  );
}

function thumbHood(k: Pen, back: boolean): string {
  const hood = 'M246 170L250 92Q252 72 272 72H328Q348 72 350 92L354 170Q300 184 246 170Z';
  return (
    k.part(hood, { tone: '#414950', shade: 'tube', ink: INK, print: false }) +
    (back
      ? path('M270 96H330M270 108H330M270 120H330', { stroke: '#fff', 'stroke-opacity': 0.25, 'stroke-width': 2.4 })
      : k.part('M272 72V132Q274 146 300 147Q326 146 328 132V72Z', {
          tone: '#0e1215',
          line: 1.6,
          ink: INK,
          print: false,
          rim: false,
        }) + thumb(k, 138, 44, 60, true))
  );
}

/** Bare can in a moulded collar that carries the ring. */
function sleeveCan(k: Pen, s: Build, back: boolean): string {
  const sleeve = 'M228 330Q300 348 372 330V468Q372 508 332 508H268Q228 508 228 468Z';
  return (
    splitRing(300, 542, 36, 6) +
    k.part('M282 500H318V520Q318 530 300 530T282 520Z', { tone: 'dark', line: 2, shade: 'tube' }) +
    canister(k, 300, 152, 126, 330) +
    thumbHood(k, back) +
    (back
      ? k.part(labelBand(300, 206, 124, 34), { tone: s.label.accent, shade: 'tube', line: 1, rim: false, print: false })
      : canLabel(k, 300, 194, 124, 136, s.label)) +
    k.part(sleeve, { tone: '#495158', shade: 'tube', ink: INK, print: false }) +
    k.part([0, 1, 2, 3].map((i) => box(256, 372 + i * 28, 88, 12, 6)).join(''), {
      tone: '#2b3136',
      line: 1.4,
      ink: INK,
      print: false,
      rim: false,
    }) +
    k.light('M242 352V470', 0.24, 3)
  );
}

function whole(k: Pen, s: Build, back: boolean): string {
  if (s.mount === 'strap') return strapCan(k, s, back);
  if (s.body === 'slim') return slimCase(k, s, back);
  if (s.body === 'sleeve') return sleeveCan(k, s, back);
  return hardCase(k, s, back);
}

/** Half-ounce defence sprays that hang on keys, on a pocket or in the hand. Options: mount keyring|clip|strap; case hard|slim|sleeve (strap always holds a bare can); volume (ounces on the label); agent spray|gel|cs (with tear gas); pattern (a word on the label); accent (a color of the label band). */
export const keySpray: Archetype<KeySprayOptions> = {
  title: 'personal pepper spray',
  second: 'back',
  detail: 'button, lock and label',
  draw(view: View, color: Colorway, options: KeySprayOptions, labels: readonly string[]): string {
    if (view === 'detail') {
      const scale = 2.1;
      const k = pen(color, scale);
      const s = read(options, k);
      const cy = s.body === 'slim' ? 186 : 172;
      const { spot, show } = lensAt(color, 300, cy, scale);
      const hard = s.body === 'hard' && s.mount !== 'strap';
      const slim = s.body === 'slim' && s.mount !== 'strap';
      const jet = /distance|range|nozzle|pattern|stream|bursts/;
      const printed = CONTENTS;
      const spots = hard
        ? [
            spot(300, 86, 'Nozzle', jet),
            spot(352, 144, 'Locking collar', /\block|safety|twist/),
            spot(262, 236, 'Printed label', printed),
            spot(364, 200, 'Hard case', /\bcase\b|shell/),
          ]
        : slim
          ? [
              spot(300, 172, 'Nozzle', jet),
              spot(300, 118, 'Flip top', /flip|safety|\blid\b/),
              spot(379, 240, 'Pocket clip', /clip/),
              spot(262, 260, 'Printed label', printed),
            ]
          : [
              spot(300, 113, 'Nozzle', jet),
              ...(s.mount === 'strap' ? [spot(388, 208, 'Hand strap', /strap/)] : []),
              spot(s.mount === 'strap' ? 256 : 254, s.mount === 'strap' ? 252 : 212, 'Printed label', printed),
              spot(340, 148, 'Guard of the button', /safety|guard/),
            ];
      return show(whole(k, s, false), labels, spots);
    }
    const k = pen(color);
    const s = read(options, k);
    const ringed = s.mount === 'keyring';
    const drawing = whole(k, s, view === 'second');
    if (view === 'front')
      return aslant(drawing, {
        turn: s.mount === 'strap' ? 8 : -20,
        middle: [s.mount === 'strap' ? 350 : 300, ringed ? 310 : 302],
        shadow: s.body === 'hard' ? box(228, 110, 144, 316, 40) : box(232, 90, 136, 444, 40),
      });
    return ringed
      ? group(drawing, `translate(0 ${s.body === 'sleeve' ? -14 : -10})`)
      : group(
          ground(300, s.body === 'slim' ? 546 : 552, 88) + drawing,
          `translate(${s.mount === 'strap' ? -50 : 0} 0)`,
        );
  },
};
