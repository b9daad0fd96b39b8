import type { Archetype, Colorway, View } from '../archetype';
import { callouts, inLens, spotsIn, wanted } from '../callouts';
import { lightness, shade } from '../color';
import { group, path } from '../markup';
import { ground, magnify } from '../paper';
import { box, disc, poly } from '../path';
import { type Pen, pen, type Texture } from '../pen';
import {
  cord,
  crossed,
  FOOT,
  hasHeel,
  type Plot,
  type Point,
  plot,
  repeated,
  SUEDE,
  spaced,
  spotsOn,
  type Tread,
  tread,
  treadEdge,
  treadOf,
  type Upper,
} from './footwear-parts';

/** What the facts of a duty boot decide. */
export type DutyBootOptions = {
  readonly upper?: Upper;
  readonly toe?: 'cap' | 'composite' | 'plain';
  readonly outsole?: 'lug' | 'panama' | 'chevron' | 'pentagon' | 'ripple' | 'wedge' | 'sport';
  readonly height?: number;
  readonly zip?: 'none' | 'side';
  readonly ballistic?: boolean;
  readonly cut?: 'gi' | 'hiker' | 'service' | 'sport';
  readonly eva?: boolean;
  readonly welt?: boolean;
  readonly lacing?: 'eyelets' | 'hooks' | 'rings' | 'speedlace';
  readonly tag?: boolean;
  readonly quilted?: boolean;
};

type Cut = {
  readonly height: number;
  readonly zip: boolean;
  readonly upper: string;
  readonly suede: boolean;
  readonly textile: Texture | '';
  readonly cut: string;
  readonly toe: string;
  readonly sole: Tread;
  readonly eva: boolean;
  readonly welt: boolean;
  readonly lacing: string;
  /** A woven tag that names the membrane. */
  readonly tag: boolean;
  /** A quilted collar over a warm lining. */
  readonly quilted: boolean;
};

function read(options: DutyBootOptions): Cut {
  const upper = options.upper ?? 'leather-nylon';
  const canvas = upper.includes('canvas');
  const toe = options.toe ?? 'plain';
  const sole = treadOf(options.outsole ?? (canvas ? 'panama' : 'lug'));
  const plainLeather = !/nylon|mesh|canvas|textile/.test(upper);
  return {
    height: Math.min(10, Math.max(5, options.height ?? 8)),
    zip: (options.zip ?? 'none') === 'side',
    upper,
    suede: upper.includes('suede'),
    textile: canvas
      ? 'twill'
      : upper.includes('mesh')
        ? 'mesh'
        : plainLeather
          ? ''
          : (options.ballistic ?? false)
            ? 'ballistic'
            : 'nylon',
    cut: options.cut ?? (canvas ? 'gi' : 'service'),
    toe: toe === 'cap' || toe === 'composite' ? toe : 'plain',
    sole,
    eva: options.eva ?? !hasHeel(sole),
    welt: options.welt ?? (canvas || plainLeather),
    lacing: options.lacing ?? 'eyelets',
    tag: options.tag ?? false,
    quilted: options.quilted ?? false,
  };
}

const ANKLE = 330;
const TOP = 142;
/** Where the collar lies for a boot of so many inches. */
const collarY = (height: number): number => TOP + (8 - height) * 39;

/** Stretches the shaft above the ankle to the height; turns the boot round for its inner side. */
function shaft(height: number, inner: boolean): Plot {
  const rise = (ANKLE - collarY(height)) / (ANKLE - TOP);
  return plot((x, y) => [inner ? 600 - x : x, y < ANKLE ? ANKLE - (ANKLE - y) * rise : y]);
}

const UPPER =
  'M68 500C56 466 70 441 112 429C158 416 204 400 234 370C250 354 262 336 268 316C276 286 276 244 274 206L272 148L338 150C380 166 440 168 500 146C496 200 484 262 484 312C485 352 503 382 508 420C512 450 510 472 504 496L480 510L110 522Z';
const FAR = 'M230 370C250 354 262 336 268 316C276 286 276 244 274 206L272 148';
const NEAR = 'M250 362C274 342 290 316 296 288C303 254 305 200 304 148';
const EYESTAY =
  'M250 362C274 342 290 316 296 288C303 254 305 200 304 148L340 150C341 210 338 262 328 300C316 342 296 372 266 390C246 396 238 376 250 362Z';
const EYESTAY_STITCH = 'M335 154C336 210 333 260 323 298C311 338 292 366 264 384M309 152C310 200 308 254 301 288';
const VAMP =
  'M68 500C56 466 70 441 112 429C158 416 204 400 234 370C240 362 246 358 250 362C242 376 248 394 266 390C282 416 300 456 308 506L300 520L110 522Z';
const COUNTER =
  'M487 344C470 356 444 368 428 396C414 424 408 460 404 500L504 496C510 472 512 450 508 420C504 392 493 370 487 344Z';
const LOWER =
  'M266 390C292 374 312 350 324 312C350 338 396 352 436 346C456 342 472 334 484 322C487 358 503 382 508 420C512 450 510 472 504 496L300 512Z';
const BACKSTAY =
  'M482 152L500 146C496 200 484 262 484 312C485 352 503 382 508 420L492 424C487 386 467 356 467 312C467 262 478 204 482 152Z';
const RAND =
  'M62 494C56 474 64 460 84 458C110 466 150 476 196 476C250 476 300 460 350 458C400 456 450 456 511 450C512 466 510 480 504 498L300 514L100 516Z';
const COLLAR = 'M338 150C380 166 440 168 500 146L496 188C450 204 390 200 339 182Z';
const TONGUE = 'M264 160C258 130 262 116 274 112C292 107 314 110 322 122C326 132 324 150 322 170L270 180Z';

type Paint = {
  readonly k: Pen;
  readonly cut: Cut;
  readonly g: Plot;
  readonly inner: boolean;
  /** Color of the leather where it is not that of the goods. */
  readonly leather: string;
  readonly rubber: string;
  readonly rubberLight: string;
  readonly foam: string;
  readonly lace: string;
};

/** A leather or suede part. */
function hide(p: Paint, d: string, tone: 'base' | 'light' | 'dark' = 'base', line = 1.8): string {
  const at = p.g(d);
  const fill = p.leather !== '' ? p.leather : tone === 'base' && p.k.t.isDark ? shade(p.k.t.base, 0.05) : tone;
  return (
    p.k.part(at, { tone: fill, shade: 'slant', line: 0, rim: false, print: false }) +
    (p.cut.suede ? path(at, { fill: 'url(#nap)' }) : '') +
    p.k.light(at, 0.3, line + 2.4) +
    p.k.outline(at, line)
  );
}

function cloth(p: Paint, d: string): string {
  if (!p.cut.textile) return hide(p, d);
  return p.k.part(p.g(d), { tone: 'dark', texture: p.cut.textile, shade: 'slant', line: 1.8, rim: false });
}

const lower = (sole: Tread) => {
  const heel = hasHeel(sole);
  return (x: number): number => {
    const toe = x < 190 ? 24 * ((190 - x) / 125) ** 2 : 0;
    const back = x > 470 ? 7 * ((x - 470) / 40) ** 2 : 0;
    const arch = !heel && x > 260 && x < 380 ? 6 * Math.sin(((x - 260) / 120) * Math.PI) : 0;
    return 542 - toe - back - arch;
  };
};

function sole(p: Paint): string {
  const { k, cut, g } = p;
  const heel = hasHeel(cut.sole);
  const bottom = lower(cut.sole);
  const edge: Point[] = heel
    ? [...treadEdge(cut.sole, 78, 322, bottom), [334, 524], [364, 522], ...treadEdge(cut.sole, 370, 504, bottom)]
    : treadEdge(cut.sole, 78, 506, bottom);
  const points = edge.map(([x, y]) => `L${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const back = heel ? 'L508 500' : 'C516 528 522 508 514 492';
  const outline = `M62 484C54 496 60 508 72 518${points}${back}L512 482C460 488 400 487 344 491C296 495 250 507 190 508C140 509 84 502 62 484Z`;
  const grooves = edge
    .filter((_, i) => i % 4 === 1)
    .map(([x, y]) => `M${x} ${y - 8}L${x - 1} ${y - 17}`)
    .join('');
  const rim =
    'M60 483C76 503 140 509 190 508C250 507 296 495 344 491C400 487 460 488 512 482L512 494C460 500 400 499 346 503C298 507 252 519 190 520C134 521 72 514 58 496Z';
  const foam =
    'M58 486C76 503 140 509 190 508C250 507 296 495 344 491C400 487 460 488 514 480C522 494 520 512 512 522C470 532 420 528 372 524C320 520 250 530 190 530C130 530 70 522 58 502Z';
  const side = cut.eva
    ? k.part(g(foam), { tone: p.foam, shade: 'down', line: 1.6, rim: false, print: false }) +
      k.seam(g('M380 500C420 508 470 508 506 500M390 512C430 518 470 518 500 512'), 1.2) +
      k.fold(g('M110 514C150 522 210 522 262 514')) +
      k.light(g('M76 502C110 514 150 518 190 517C250 516 300 504 346 500'), 0.22, 1.6)
    : k.part(g(rim), { tone: p.rubberLight, line: 1.6, shade: 'down', rim: false, print: false }) +
      (cut.welt ? k.stitch(g('M68 496C84 508 140 514 190 514C252 513 298 501 346 497C400 493 460 494 508 488')) : '');
  return (
    k.part(g(outline), { tone: p.rubber, shade: 'down', print: false }) +
    (cut.sole === 'smooth' || cut.sole === 'wedge' ? '' : k.light(g(grooves), 0.2, 2)) +
    side +
    (heel ? k.seam(g('M352 506C400 503 460 503 512 498'), 1.2) : '')
  );
}

function hardware(p: Paint, near: readonly Point[]): string {
  const { k, cut } = p;
  const dir = p.inner ? -1 : 1;
  const from = { rings: 0, speedlace: 3, hooks: near.length - 4 }[cut.lacing] ?? near.length;
  const eyelet = (x: number, y: number): string =>
    k.rivet(x, y, 4.6, cut.upper.includes('mesh') ? 'polymer' : 'gunmetal', true);
  const hook = (x: number, y: number): string => {
    const ring = disc(x - dir, y, 5.4);
    return (
      k.part(box(x - 7 + dir * 5, y - 5, 14, 10, 3), { material: 'polymer', line: 1, ink: '#0d1216', rim: false }) +
      k.rivet(x + dir * 8, y, 2, 'steel') +
      path(ring, { fill: 'none', stroke: '#0d1216', 'stroke-width': 4.2 }) +
      path(ring, { fill: 'none', stroke: '#aab1b7', 'stroke-width': 2 })
    );
  };
  return repeated('eyelet', near.slice(0, from), eyelet) + repeated('hook', near.slice(from), hook);
}

/** The eyelets of the near side, from the instep up. */
function eyelets({ cut, g, inner }: Pick<Paint, 'cut' | 'g' | 'inner'>): Point[] {
  const shift = plot((x, y) => [x + (inner ? -11 : 11), y]);
  return spaced(shift(g(NEAR)), Math.round(4.6 + (cut.height - 5) * 1.15), 10, 12);
}

/** The front of the shaft: tongue, far side and crossed laces; the bow is drawn last. */
function lacing(p: Paint): { readonly under: string; readonly over: string } {
  const { k, cut, g } = p;
  const near = eyelets(p);
  const far = spaced(g(FAR), near.length, 12, 12);
  const [tx, ty] = near[near.length - 1] ?? [0, 0];
  const bow = plot((x, y) => [tx + (p.inner ? -x : x), ty + y]);
  const knot = bow('M-24 -2L-12 -8L0 -4L2 6L-10 10L-22 6Z');
  return {
    under:
      k.part(g('M236 366C256 350 268 330 274 308C282 278 282 236 282 200L280 146L320 146L310 300L262 384Z'), {
        tone: 'deep',
        line: 0,
        print: false,
      }) +
      k.part(g(TONGUE), { tone: 'dark', texture: cut.textile || [], shade: 'slant' }) +
      k.stitch(g('M270 156C266 134 270 122 278 119C292 115 308 117 315 126')) +
      k.seam(g('M268 140C284 134 306 134 322 140'), 1.2) +
      k.part(
        g(
          'M226 374C250 354 260 336 266 316C274 286 273 244 271 206L269 150L279 150L282 206C284 246 283 290 276 318C270 340 258 358 238 376Z',
        ),
        {
          tone: 'light',
          line: 1.4,
          rim: false,
        },
      ),
    over:
      crossed(near, far, 5.4, p.lace, k.t.line) +
      hardware(p, near) +
      cord(bow('M-10 2C-2 18 4 40 14 54C20 62 28 58 24 48C18 32 4 16 -6 4'), 4.6, p.lace, k.t.line) +
      cord(bow('M-12 4C-22 20 -30 36 -34 56'), 4.6, p.lace, k.t.line) +
      cord(bow('M-8 4C-6 30 -2 52 -2 72'), 4.6, p.lace, k.t.line) +
      k.part(knot, { tone: p.lace, line: 1.6, rim: false, print: false }),
  };
}

/** Panels that lie on the shaft and the foot. */
function panels(p: Paint): string {
  const { k, cut, g } = p;
  const back =
    cut.cut === 'gi' && cut.textile
      ? k.strap(g('M491 150C487 204 476 262 476 312C477 354 493 384 499 420'), 13)
      : hide(p, BACKSTAY);
  if (cut.cut === 'gi') {
    const canvas = cut.textile !== '';
    const low =
      'M266 390C300 392 350 404 392 402C430 400 470 380 490 356C500 376 506 396 508 420C512 450 510 472 504 496L300 512Z';
    return (
      (canvas
        ? k.strap(g('M330 168C332 262 400 372 430 404'), 17) + back + hide(p, low)
        : k.seam(g('M316 344C360 372 430 374 488 340')) +
          k.stitch(g('M314 350C360 379 430 381 489 347')) +
          back +
          hide(p, COUNTER)) +
      k.stitch(
        g(
          canvas
            ? 'M272 398C302 398 350 411 394 409C432 406 472 388 490 366'
            : 'M486 354C470 366 450 376 436 400C422 428 416 460 412 498',
        ),
      ) +
      k.seam(g('M340 160C384 176 440 178 498 158'), 1.2) +
      k.stitch(g('M340 166C384 182 440 184 498 164'))
    );
  }
  const collar =
    k.part(g(COLLAR), { tone: 'dark', texture: cut.textile || [], shade: 'down', line: 1.8, rim: false }) +
    k.stitch(g('M340 176C390 194 450 197 496 181')) +
    k.fold(g('M372 162Q376 178 374 192M410 166Q414 182 412 198M448 165Q452 180 450 195')) +
    (cut.quilted
      ? k.stitch(
          g(
            'M344 158L378 192M372 162L412 198M404 168L446 196M440 168L482 192M378 164L350 186M418 168L384 194M458 166L422 198',
          ),
        )
      : '') +
    (cut.tag
      ? k.part(g('M446 202L474 197L477 217L449 222Z'), { tone: '#d9d4c5', line: 1.4, rim: false, print: false }) +
        k.seam(g('M452 209L470 206M453 215L468 212'), 1.6)
      : '');
  const counterStitch = k.stitch(g('M484 356C468 366 448 376 434 400C421 428 415 460 411 498'));
  if (cut.cut === 'sport') {
    const saddle = 'M292 366C306 350 316 332 322 312C352 352 388 400 396 500L352 506C350 452 330 400 292 366Z';
    const clipPart = 'M512 484C500 462 470 448 436 456C420 462 408 478 402 500L506 494Z';
    return (
      cloth(p, 'M262 388C292 374 312 350 324 312L440 340L430 500L300 512Z') +
      back +
      hide(p, COUNTER) +
      counterStitch +
      hide(p, saddle) +
      k.stitch(g('M302 366C310 356 318 342 323 328C348 362 380 410 388 498M358 502C356 452 336 402 300 372')) +
      hide(p, 'M324 312C356 322 420 320 470 288L467 312C430 344 372 346 330 326Z') +
      k.stitch(g('M334 322C372 330 424 326 467 297M340 331C376 340 426 336 464 306')) +
      k.part(g(clipPart), { tone: p.foam, shade: 'slant', line: 1.6, rim: false, print: false }) +
      k.seam(g('M430 468C450 462 478 466 494 478M424 480C448 474 470 476 486 486'), 1.2) +
      collar
    );
  }
  if (cut.cut === 'hiker') {
    return (
      hide(p, 'M266 390C292 374 312 350 324 312C352 322 372 348 384 384L404 420L372 508L300 512Z') +
      k.stitch(g('M276 390C298 376 318 354 328 322C350 334 366 356 376 388')) +
      back +
      hide(p, COUNTER) +
      counterStitch +
      cloth(p, 'M352 246C392 258 430 256 468 238L468 312C436 330 396 332 360 312C352 296 350 270 352 246Z') +
      k.seam(g('M358 268C394 280 430 278 467 260M360 290C396 304 432 302 467 286'), 1.4) +
      k.light(g('M358 262C394 274 430 272 467 254M360 284C396 298 432 296 467 280'), 0.14, 2) +
      collar
    );
  }
  return (
    hide(p, LOWER) +
    k.stitch(g('M276 392C300 376 318 354 326 322C352 346 398 359 438 353C456 349 470 342 483 333')) +
    back +
    hide(p, COUNTER) +
    counterStitch +
    collar
  );
}

function toe(p: Paint): string {
  const { k, cut, g } = p;
  const shine = (d: string, o: number): string => k.light(g(d), cut.suede ? o * 0.4 : o);
  const creases = k.fold(
    g('M198 406C208 418 226 425 248 422M188 417C204 432 228 441 258 438M224 450C242 456 258 457 274 455'),
  );
  const vamp = hide(p, VAMP) + creases + k.stitch(g('M243 366C238 384 246 400 262 398C278 424 292 460 299 508'));
  const light =
    shine('M82 474C78 452 98 437 132 431C156 427 176 420 192 412C176 432 148 438 124 444C100 450 90 458 82 474Z', 0.1) +
    shine(
      'M90 456C98 443 116 438 140 434C156 431 166 428 176 423C162 438 140 439 122 443C106 447 98 450 90 456Z',
      0.16,
    );
  if (cut.toe === 'cap')
    return (
      vamp +
      hide(p, 'M68 500C56 466 70 441 112 429C128 425 144 420 158 415C182 438 190 476 186 520L110 522Z') +
      k.stitch(g('M151 418C174 440 183 476 179 516M145 420C168 442 177 476 173 516')) +
      light
    );
  if (cut.toe === 'composite')
    return (
      vamp +
      k.shadow(g('M70 490C58 462 68 442 104 431C150 424 180 446 200 518Z'), 0.25) +
      hide(p, 'M66 500C52 462 68 436 104 427C142 418 168 446 188 518L110 522Z', 'light') +
      k.part(g('M62 498C53 474 60 458 76 456C104 466 120 490 138 520L90 516Z'), {
        tone: p.rubber,
        line: 1.6,
        shade: 'down',
        rim: false,
        print: false,
      }) +
      k.stitch(g('M98 435C136 426 160 452 180 518')) +
      shine('M84 452C94 439 118 433 138 439C148 443 154 450 158 458C140 444 106 442 84 452Z', 0.2)
    );
  return vamp + light;
}

function drainVents(p: Paint): string {
  return [
    [322, 474],
    [352, 470],
  ]
    .map(([x = 0, y = 0]) => {
      const vx = p.inner ? 600 - x : x;
      return (
        p.k.rivet(vx, y, 8, 'brass') +
        path(disc(vx, y, 5), { fill: '#0b0f12' }) +
        path(
          poly(
            [
              [vx - 5, y],
              [vx + 5, y],
            ],
            false,
          ) +
            poly(
              [
                [vx, y - 5],
                [vx, y + 5],
              ],
              false,
            ),
          { stroke: '#b8954a', 'stroke-width': 1 },
        )
      );
    })
    .join('');
}

function sideZip(p: Paint): string {
  const { k, g } = p;
  const at = (x: number, y: number): Point =>
    (/(-?[\d.]+) (-?[\d.]+)/.exec(g(`M${x} ${y}`)) ?? []).slice(1).map(Number) as unknown as Point;
  const [a, b] = [at(414, 172), at(372, 470)];
  return (
    hide(p, 'M396 168L432 168L394 474C390 488 356 490 352 474Z', 'light') +
    k.stitch(g('M401 174L360 470M427 174L388 470')) +
    k.zip(a[0], a[1], b[0], b[1], { width: 11, at: 0.05 }) +
    k.part(g('M398 152L434 150L436 178C428 186 406 186 398 180Z'), { line: 1.8, rim: false, shade: 'slant' }) +
    k.stitch(g('M403 158L430 156L431 176C424 181 410 181 403 177')) +
    k.snap(...at(417, 167), 4)
  );
}

/** Light and shade that make the shaft round, laid over the panels. */
function body({ k, g, inner, cut }: Paint): string {
  const back = 'M500 148C496 200 484 262 484 312C485 352 503 382 508 420C511 450 510 472 504 494';
  const shadows = inner
    ? k.light(g(`${back}L494 494C502 460 500 440 496 420C490 384 470 352 470 312C470 262 484 200 488 152Z`), 0.08)
    : k.shadow(g(`${back}L470 494C478 460 474 440 468 410C460 380 440 352 444 312C446 262 458 200 462 158Z`), 0.14) +
      k.shadow(g(`${back}L490 494C500 460 496 440 490 416C482 384 464 352 466 312C468 262 480 200 484 152Z`), 0.14);
  return (
    shadows +
    k.light(
      g('M378 176C380 236 370 282 352 326C380 290 396 236 392 188C389 181 384 177 378 176Z'),
      cut.textile ? 0.025 : 0.05,
    ) +
    k.light(
      g('M370 172C373 236 364 284 342 340C382 300 404 240 400 188C394 176 384 172 370 172Z'),
      cut.textile ? 0.025 : 0.04,
    ) +
    k.shadow(g('M66 488C120 500 160 502 190 501C250 499 296 489 344 484C400 480 460 481 508 474L506 500L120 520Z'), 0.2)
  );
}

function boot(p: Paint): string {
  const { k, cut, g, inner } = p;
  const lace = lacing(p);
  const padded = cut.cut !== 'gi';
  const opening =
    k.part(g('M300 150C340 128 440 122 500 146C440 172 370 166 330 152Z'), { tone: 'deep', print: false, line: 2 }) +
    (padded ? k.fold(g('M330 146C380 134 440 132 490 146')) : '');
  const pull =
    cut.cut === 'gi' && !cut.textile
      ? ''
      : k.strap(g('M487 170C485 136 488 122 494 122C500 122 501 140 499 164'), 6, { stitched: false });
  return (
    (cut.suede ? SUEDE : '') +
    opening +
    lace.under +
    pull +
    (cut.textile
      ? k.part(g(UPPER.replace('L272 148L338 150', 'L300 206L304 148L338 150')), {
          tone: 'dark',
          texture: cut.textile,
          shade: 'round',
        })
      : k.part(g(UPPER.replace('L272 148L338 150', 'L300 206L304 148L338 150')), { shade: 'round' })) +
    panels(p) +
    toe(p) +
    (inner && cut.zip ? sideZip(p) : '') +
    (inner && cut.upper.includes('canvas') ? drainVents(p) : '') +
    (cut.cut === 'hiker'
      ? k.part(g(RAND), { tone: p.rubber, texture: 'grip', line: 1.8, shade: 'down', rim: false, print: false })
      : '') +
    body(p) +
    hide(p, EYESTAY) +
    k.stitch(g(EYESTAY_STITCH)) +
    sole(p) +
    lace.over
  );
}

function paint(color: Colorway, cut: Cut, inner: boolean, scale = 1): Paint {
  const k = pen(color, scale);
  const blackFoot = cut.upper === 'canvas' && lightness(color.hex) >= 0.13;
  const black = blackFoot || lightness(color.hex) < 0.13;
  const rubber = black ? '#2a2e33' : shade(k.t.base, -0.5);
  return {
    k,
    cut,
    g: shaft(cut.height, inner),
    inner,
    leather: blackFoot ? '#343940' : '',
    rubber,
    rubberLight: black ? '#3d4349' : shade(k.t.base, -0.28),
    foam: black ? '#454c53' : shade(k.t.base, -0.2),
    lace: black ? '#4a5058' : shade(k.t.base, -0.12),
  };
}

type Frame = { readonly inner: boolean; readonly cx: number; readonly cy: number; readonly scale: number };

/** The part of the boot that the facts speak of: vents, forefoot, zip and sole together, zip, or lacing. */
function frameOf(cut: Cut, labels: readonly string[]): Frame {
  const top = collarY(cut.height);
  const foot = wanted(labels, FOOT);
  const zip = cut.zip && wanted(labels, /\bzip/) > 0;
  if (cut.upper.includes('canvas')) return { inner: true, cx: 262, cy: 430, scale: 2.1 };
  if (foot > 2 || (foot > 0 && !zip)) return { inner: false, cx: 206, cy: 420, scale: 1.55 };
  if (foot > 0) return { inner: true, cx: 350, cy: 416, scale: 1.4 };
  if (cut.zip) return { inner: true, cx: 206, cy: top + 92, scale: 2.1 };
  return { inner: false, cx: 336, cy: top + 84, scale: 2 };
}

function close(color: Colorway, cut: Cut, labels: readonly string[]): string {
  const { inner, cx, cy, scale } = frameOf(cut, labels);
  const p = paint(color, cut, inner, scale);
  const spot = spotsOn(p.g, cx, cy, scale);
  const lens = spotsIn(cx, cy, scale);
  const heel = hasHeel(cut.sole);
  const near = eyelets(p);
  const eyelet = near[cy > 380 ? 1 : Math.floor(near.length / 2)] ?? [0, 0];
  const hooked = cut.lacing === 'hooks' || cut.lacing === 'speedlace';
  const textile = { mesh: 'Mesh panel', nylon: 'Nylon panel', ballistic: 'Nylon panel', twill: 'Canvas shaft' }[
    cut.textile as string
  ];
  return (
    magnify(boot(p), cx, cy, scale) +
    callouts(
      labels,
      inLens([
        ...(cut.upper.includes('canvas') && inner ? [spot(322, 474, 'Drain vent', /vent|drain/)] : []),
        ...(cut.zip && inner ? [spot(cy < 380 ? 401 : 384, cy < 380 ? 256 : 390, 'Side zip', /\bzip/)] : []),
        spot(96, 464, { cap: 'Toe cap', composite: 'Composite toe' }[cut.toe] ?? 'Toe', /\btoe\b/),
        ...(cut.eva ? [spot(234, 517, 'Foam midsole', /midsole|\beva\b|\bfoam\b|cushion/)] : []),
        spot(
          cut.upper.includes('canvas') ? 300 : 176,
          cut.eva ? 536 : 531,
          'Outsole',
          /\b(?:out)?sole\b|tread|\blugs?\b|\bslip (?:resist|test)/,
        ),
        ...(cut.welt && !cut.eva ? [spot(236, cut.eva ? 508 : 511, 'Welt', /\bwelt/)] : []),
        spot(328, heel ? 512 : 516, 'Arch of the sole', /\bshank\b/),
        lens(
          eyelet[0],
          eyelet[1],
          cut.lacing === 'rings' ? 'Lace rings' : hooked ? 'Speed lacing' : 'Lacing',
          /lac(?:e|ing)|eyelet|hardware/,
        ),
        spot(404, 141, 'Lining at the collar', /lining|gore-tex|bootie|insulat/),
        ...(cut.cut === 'gi' ? [] : [spot(420, 184, 'Padded collar', /collar/)]),
        ...(cut.cut === 'sport' && cut.textile ? [spot(326, 468, textile ?? '', UPPER_WORDS)] : []),
        ...(cut.textile && !(cut.cut === 'sport' && cy > 380) ? [spot(400, 250, textile ?? '', UPPER_WORDS)] : []),
        spot(236, 434, cut.suede ? 'Suede vamp' : 'Leather vamp', /leather|suede|polish|waterproof|water-resistant/),
        ...(inner || cy > 380 ? [] : [spot(292, 128, 'Tongue', /tongue/)]),
      ]),
    )
  );
}

const UPPER_WORDS = /mesh|nylon|canvas|cordura|breathable/;

/** Lace-up duty boots. Options: height 5|6|8|8.5|9|10 (inches); zip none|side; upper leather|leather-nylon|leather-mesh|suede-nylon|suede-mesh|suede|canvas; cut service|sport|hiker|gi; toe plain|cap|composite; outsole lug|panama|wedge|ripple|chevron|sport|pentagon; eva (foam midsole); welt (visible welt stitch); lacing eyelets|hooks|rings|speedlace; ballistic (coarse nylon); tag (of a membrane); quilted (collar). */
export const dutyBoot: Archetype<DutyBootOptions> = {
  name: 'duty-boot',
  title: 'duty boot',
  second: 'inner side and tread',
  detail: 'forefoot and sole, side zip, or lacing',
  draw(view: View, color: Colorway, options: DutyBootOptions, labels: readonly string[]): string {
    const cut = read(options);
    const lift = Math.max(0, collarY(cut.height) - TOP) * 0.45;
    if (view === 'detail') return close(color, cut, labels);
    if (view === 'second') {
      const scale = 0.78;
      const p = paint(color, cut, true, 1.2 * scale);
      return (
        ground(214, 130 + 542 * scale - lift * scale, 180) +
        group(boot(p), `translate(-26 ${(130 - lift * scale).toFixed(1)}) scale(${scale})`) +
        group(tread(p.k, cut.sole, p.rubber, p.rubberLight, 'treadClip'), 'translate(502 338) rotate(6) scale(.92)')
      );
    }
    return ground(290, 544 - lift, 240) + group(boot(paint(color, cut, false)), `translate(10 ${(-lift).toFixed(1)})`);
  },
};
