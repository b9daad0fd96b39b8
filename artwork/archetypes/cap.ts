import type { Archetype, Colorway, View } from '../archetype';
import { CLOTH, either, type Spot, type SpotAt, wanted } from '../callouts';
import { lensAt } from '../lens';
import { clip, group } from '../markup';
import { ground } from '../paper';
import { both, box, disc, symmetric } from '../path';
import { type Pen, pen, type Texture } from '../pen';
import { aslant } from '../pose';
import { type Plot, plot } from './footwear-parts';

export type CapOptions = {
  readonly ink?: string;
  readonly text?: string;
  readonly loop?: 'all' | 'back' | 'front' | 'none';
  readonly mesh?: boolean;
  readonly closure?: 'hook' | 'snap' | 'buckle' | 'fitted';
  readonly button?: boolean;
  readonly crown?: 'high' | 'low';
  readonly weave?: 'plain' | 'ripstop' | 'twill';
  readonly marker?: boolean;
};

type Cut = {
  readonly text: string;
  readonly ink: string;
  readonly loop: string;
  readonly mesh: boolean;
  readonly closure: string;
  readonly button: boolean;
  readonly rise: number;
  readonly weave: Texture | undefined;
  /** A field along the whole top, for a marker that is seen from above. */
  readonly marker: boolean;
};

function read(options: CapOptions): Cut {
  const ink = options.ink ?? 'white';
  return {
    text: (options.text ?? '').toUpperCase(),
    ink: ink === 'gold' ? '#e2b63c' : ink === 'white' ? '#f1eee4' : ink,
    loop: options.loop ?? 'none',
    mesh: options.mesh ?? false,
    closure: options.closure ?? 'hook',
    button: options.button ?? true,
    rise: (options.crown ?? 'low') === 'high' ? 1.14 : 1,
    weave: options.weave === 'plain' ? undefined : (options.weave ?? 'twill'),
    marker: options.marker ?? false,
  };
}

const crown = (rise: number): Plot => plot((x, y) => [x, y < 330 ? 330 - (330 - y) * rise : y]);

/** A line between the seam of the bill (0) and its rim (1). */
function billRow(share: number): string {
  const at = (a: number, b: number): string => (a + (b - a) * share).toFixed(1);
  return `M${at(136, 46)} ${at(322, 426)}C${at(214, 122)} ${at(304, 398)} ${at(330, 292)} ${at(330, 404)} ${at(394, 392)} ${at(390, 438)}`;
}

const TOP = 'M300 134C340 122 392 126 420 144C424 156 414 164 396 168C366 156 330 156 304 164C290 156 288 144 300 134Z';
const MARKER =
  'M276 150C320 116 420 118 474 176C486 196 488 206 478 214C462 186 420 168 380 168C340 168 312 176 284 188C268 178 266 162 276 150Z';

function front(k: Pen, cut: Cut): string {
  const g = crown(cut.rise);
  const panel = g('M136 324C128 236 184 140 330 126C378 184 402 284 394 392C330 332 216 304 136 324Z');
  const side = g(
    'M330 126C452 124 526 222 528 356C528 374 518 384 500 390C466 400 430 402 394 392C402 284 378 184 330 126Z',
  );
  const bill =
    'M136 322C92 344 48 386 40 424C38 446 54 452 78 444C154 420 282 420 366 448C392 456 402 424 394 392C330 330 214 304 136 322Z';
  const rows = [0.14, 0.3, 0.46, 0.62, 0.78, 0.92].map((s) => k.stitch(billRow(s))).join('');
  const patch = g(
    'M190 226C232 218 280 226 326 246C332 270 334 294 332 316C286 294 238 284 188 288C186 266 186 246 190 226Z',
  );
  const letters = cut.text
    ? group(
        k.text(0, 0, 46, cut.text, { fill: '#0b0f12', opacity: 0.5, width: 176 }) +
          group(k.text(0, 0, 46, cut.text, { fill: cut.ink, width: 176 }), 'translate(-1.2 -1.6)'),
        `translate(262 ${Math.round(330 - (330 - 280) * cut.rise)}) rotate(10) skewX(-4)`,
      )
    : '';
  return (
    k.part(panel, { texture: cut.weave, shade: 'ball' }) +
    k.part(side, { tone: cut.mesh ? 'dark' : 'base', texture: cut.mesh ? 'mesh' : cut.weave, shade: 'left' }) +
    k.shadow(g('M446 170C502 216 526 284 526 356C526 374 518 384 500 390C514 310 496 234 446 170Z'), 0.14) +
    k.seam(g('M330 126C258 160 222 232 222 310')) +
    k.stitch(g('M322 126C250 160 215 232 215 309M334 133C266 164 230 232 229 311')) +
    k.seam(g('M330 126C240 134 166 216 158 318'), 1.2) +
    k.stitch(g('M326 134C374 190 394 284 386 384M338 134C386 190 410 290 402 392')) +
    k.seam(g('M330 126C424 158 482 258 492 390')) +
    (cut.mesh ? '' : k.stitch(g('M336 124C432 158 488 258 499 388M330 132C420 166 474 262 484 392'))) +
    k.light(g('M196 204C214 176 244 156 280 144C250 168 224 196 212 232C204 226 196 216 196 204Z'), 0.1) +
    k.fold(g('M420 330C440 344 462 350 488 346M250 300C270 296 300 304 320 314')) +
    (cut.loop === 'front' || cut.loop === 'all'
      ? k.part(patch, { tone: 'light', texture: 'loop', line: 1.8, edge: true, print: false }) +
        k.stitch(
          g(
            'M196 232C234 225 278 232 321 250C326 272 328 292 326 308C284 289 238 279 194 282C192 264 192 248 196 232Z',
          ),
        )
      : '') +
    (cut.loop === 'all'
      ? k.part(g(cut.marker ? MARKER : TOP), { tone: 'light', texture: 'loop', line: 1.8, edge: true, print: false })
      : cut.button
        ? k.part(g('M314 128C314 118 348 116 348 126C348 134 314 138 314 128Z'), {
            line: 1.6,
            shade: 'down',
            rim: false,
          })
        : '') +
    [
      [258, 190],
      [352, 206],
      [428, 214],
    ]
      .map(([x = 0, y = 0]) => {
        const cy = 330 - (330 - y) * cut.rise;
        return (cut.mesh && x > 400) || (cut.loop !== 'none' && x < 300)
          ? ''
          : k.part(disc(x, cy, 5.4, 6.4), { tone: 'dark', line: 1.4, rim: false }) + k.shadow(disc(x, cy, 2.4, 3), 0.7);
      })
      .join('') +
    letters +
    k.shadow('M136 324C216 304 330 332 394 394L392 402C330 346 220 322 132 338Z', 0.25) +
    k.part(bill, { texture: cut.weave, shade: 'slant' }) +
    rows +
    k.light('M50 420C62 392 92 362 128 344C102 374 84 400 78 430C64 434 52 432 50 420Z', 0.12) +
    k.seam('M44 434C56 440 140 408 240 410C310 412 360 430 384 440', 1.2)
  );
}

function strap(k: Pen, closure: string): string {
  const band = 'M206 366C260 382 340 382 394 366L398 402C340 418 260 418 202 402Z';
  if (closure.includes('snap'))
    return (
      k.part(band, { tone: 'dark', line: 1.8, shade: 'down', print: false }) +
      [228, 252, 276, 300, 324, 348, 372]
        .map((x) => k.rivet(x, 391 - Math.abs(x - 300) ** 2 / 900, 4, 'polymer', true))
        .join('')
    );
  if (closure.includes('buckle'))
    return (
      k.part(band, { line: 1.8, texture: 'twill', shade: 'down' }) +
      k.part(box(326, 362, 34, 50, 3), { material: 'brass', line: 1.6, ink: '#2a2415' }) +
      k.part(box(333, 369, 20, 36, 2), { tone: 'base', line: 1.2, rim: false }) +
      k.stitch('M212 374C256 386 300 388 322 386')
    );
  return (
    k.part('M206 366C260 382 340 382 394 366L398 402C340 418 260 418 202 402Z', {
      line: 2,
      texture: 'twill',
      shade: 'down',
    }) +
    k.part('M330 374C352 373 374 370 394 366L398 402C376 407 354 410 330 411Z', {
      tone: k.t.dark,
      texture: 'loop',
      line: 1.4,
      rim: false,
      print: false,
    }) +
    k.shadow('M204 372C250 388 300 388 348 382L352 416C300 420 250 418 204 406Z', 0.2) +
    k.part(
      'M200 364C250 380 300 382 340 378C350 378 354 386 354 396C354 406 350 412 342 412C300 418 250 416 196 400Z',
      {
        line: 2,
        texture: 'twill',
        shade: 'down',
        rim: false,
      },
    ) +
    k.stitch('M206 372C250 386 300 388 338 384C346 386 346 404 338 406C300 411 250 409 204 396M300 390H326V404H300Z')
  );
}

function back(k: Pen, cut: Cut): string {
  const g = crown(cut.rise);
  const body = symmetric(
    g('M300 130C196 130 124 214 112 340L108 386C150 402 176 408 204 410L206 380C206 330 246 296 300 296'),
  );
  const hole = symmetric(g('M300 296C246 296 206 330 206 380L204 410C250 416 280 418 300 418'));
  const fitted = cut.closure.includes('fitted');
  const whole = symmetric(g('M300 130C196 130 124 214 112 340L108 386C170 412 240 420 300 420'));
  const bill = 'M116 376C90 390 74 408 72 424C90 436 130 424 170 410L130 380Z';
  const texture = cut.mesh ? 'mesh' : cut.weave;
  return (
    k.pair(bill, { tone: 'dark', shade: 'down' }) +
    (fitted
      ? ''
      : k.part(hole, { tone: 'deep', line: 2, print: false }) +
        clip(
          'opening',
          hole,
          k.part('M200 336C250 352 350 352 400 336V420H200Z', {
            tone: 'light',
            texture: 'twill',
            shade: 'up',
            line: 1.4,
            rim: false,
          }) +
            k.stitch('M204 348C250 362 350 362 396 348') +
            k.seam('M300 346V420', 1.2),
        )) +
    k.part(fitted ? whole : body, { texture, shade: 'round', tone: cut.mesh ? 'dark' : 'base' }) +
    k.seam(g(fitted ? 'M300 132L300 416' : 'M300 132L300 296')) +
    (cut.mesh ? '' : k.stitch(g('M293 132L293 296M307 132L307 296'))) +
    k.seam(both(g('M300 130C224 150 176 246 164 402'))) +
    k.stitch(both(g('M296 138C230 160 184 250 172 402M290 132C216 154 169 246 156 398'))) +
    (fitted ? '' : k.stitch(symmetric('M300 288C240 288 198 326 198 378L197 408').replace('Z', ''))) +
    k.stitch(both(fitted ? 'M114 374C170 400 240 408 300 408' : 'M114 376C146 390 174 397 197 399')) +
    k.fold(both(g('M140 330C150 344 156 350 170 354M214 180C226 196 232 210 234 228'))) +
    (cut.loop === 'back' || cut.loop === 'all' ? k.loop(262, Math.round(330 - 110 * cut.rise), 76, 46) : '') +
    (cut.loop === 'all'
      ? k.part(
          g(
            'M252 136C270 124 330 124 348 136C352 152 344 160 330 164C312 158 288 158 270 164C256 160 248 152 252 136Z',
          ),
          { tone: k.t.dark, texture: 'loop', line: 1.8, rim: false, print: false },
        )
      : cut.button
        ? k.part(g('M284 130C284 119 316 119 316 130C316 138 284 138 284 130Z'), {
            line: 1.6,
            shade: 'down',
            rim: false,
          })
        : '') +
    (cut.mesh
      ? ''
      : [238, 362]
          .map(
            (x) =>
              k.part(disc(x, 330 - 128 * cut.rise, 5.4), { tone: 'dark', line: 1.4, rim: false }) +
              k.shadow(disc(x, 330 - 128 * cut.rise, 2.4), 0.7),
          )
          .join('')) +
    (fitted ? '' : strap(k, cut.closure))
  );
}

const ON_FRONT = /embroider|print|patch|loop.*front|front.*loop|profile|\bbill\b/;
const ON_BACK = /closure|adjust|\bback\b|sweat/;

function frontSpots(cut: Cut, spot: SpotAt): Spot[] {
  const lift = (y: number): number => 330 - (330 - y) * cut.rise;
  return [
    ...(cut.text ? [spot(258, lift(280) - 17, 'Embroidered word', /embroider|print|letter/)] : []),
    ...(/front|all/.test(cut.loop) && !cut.text
      ? [spot(256, lift(266), 'Front loop field', /^(?!.*hook).*(?:loop|patch)/)]
      : []),
    spot(300, 374, 'Curved bill', /\bbill\b|brim|visor/),
    spot(352, lift(240), cut.rise === 1 ? 'Low-profile crown' : 'Front panel', /profile|crown|front panel/),
  ];
}

function backSpots(cut: Cut, spot: SpotAt): Spot[] {
  const lift = (y: number): number => 330 - (330 - y) * cut.rise;
  const fitted = cut.closure.includes('fitted');
  const closure = cut.closure.includes('snap')
    ? 'Snap strap'
    : cut.closure.includes('buckle')
      ? 'Buckle strap'
      : 'Hook-and-loop strap';
  return [
    ...(fitted ? [] : [spot(286, 396, closure, /closure|adjust|strap/)]),
    ...(/back|all/.test(cut.loop)
      ? [spot(300, Math.round(330 - 110 * cut.rise) + 23, 'Rear loop field', /^(?!front|.*hook).*loop/)]
      : []),
    ...(fitted ? [] : [spot(300, 350, 'Sweatband', /sweat/)]),
    spot(214, 300, cut.mesh ? 'Mesh panel' : 'Rear panel', either(/mesh/, CLOTH)),
    ...(cut.mesh ? [] : [spot(362, lift(202), 'Eyelet', /eyelet|vent/)]),
  ];
}

/** Six-panel caps with a curved bill. Options: text (embroidered on the front); ink white|gold; loop none|front|back|all (fields for patches); mesh (side and back panels); closure hook|snap|buckle|fitted; button (on top); crown low|high; weave twill|ripstop|plain; marker (the loop on top runs all along it). */
export const cap: Archetype<CapOptions> = {
  title: 'cap',
  second: 'back',
  detail: 'front panel, or the closure at the back',
  draw(view: View, color: Colorway, options: CapOptions, labels: readonly string[]): string {
    const cut = read(options);
    if (view === 'detail') {
      const onFront =
        cut.text !== '' || (/front|all/.test(cut.loop) && wanted(labels, ON_FRONT) >= wanted(labels, ON_BACK));
      const { k, spot, show } = onFront ? lensAt(color, 270, 270, 2.1) : lensAt(color, 300, 344, 2.1);
      return onFront
        ? show(front(k, cut), labels, frontSpots(cut, spot))
        : show(back(k, cut), labels, backSpots(cut, spot));
    }
    const k = pen(color);
    return view === 'front'
      ? aslant(front(k, cut), { turn: -9, middle: [302, 282], zoom: 1.06 })
      : ground(300, 454, 190) + group(back(k, cut), 'translate(0 24)');
  },
};
