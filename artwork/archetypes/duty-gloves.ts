import type { Archetype, Colorway, View } from '../archetype';
import { inLens, type Spot, type SpotAt, wanted } from '../callouts';
import { shade } from '../color';
import { lensAt } from '../lens';
import { clip, group, path } from '../markup';
import type { Point } from '../outline';
import { ground } from '../paper';
import { type Pen, pen, type Texture } from '../pen';
import { plot } from './footwear-parts';

export type DutyGlovesOptions = {
  readonly cuff?: 'gauntlet' | 'neoprene' | 'strap';
  readonly knuckle?: 'molded' | 'none' | 'rubber';
  readonly palm?: 'plain' | 'reinforced' | 'textured';
  readonly back?: 'leather' | 'neoprene' | 'nomex' | 'spandex' | 'synthetic';
  readonly tips?: 'dual' | 'plain';
};

type Cut = ReturnType<typeof read>;

function read(options: DutyGlovesOptions) {
  const cuff = options.cuff ?? 'neoprene';
  const knuckle = options.knuckle ?? 'none';
  return {
    knuckle: knuckle === 'molded' || knuckle === 'rubber' ? knuckle : 'none',
    cuff: cuff === 'gauntlet' || cuff === 'strap' ? cuff : 'neoprene',
    palm: options.palm ?? 'plain',
    back: options.back ?? (cuff === 'strap' ? 'leather' : cuff === 'gauntlet' ? 'nomex' : 'spandex'),
    tips: options.tips ?? 'plain',
  };
}

type Finger = { readonly base: Point; readonly tip: Point; readonly wide: number; readonly narrow: number };

const FINGERS: readonly Finger[] = [
  { base: [-66, 262], tip: [-94, 146], wide: 44, narrow: 37 },
  { base: [-25, 246], tip: [-38, 92], wide: 45, narrow: 39 },
  { base: [19, 242], tip: [21, 68], wide: 46, narrow: 40 },
  { base: [63, 252], tip: [80, 96], wide: 46, narrow: 39 },
];
const THUMB: Finger = { base: [86, 356], tip: [152, 236], wide: 54, narrow: 38 };

/** A point on a finger: share of its length from the base, and share of its half width to the right. */
function on(f: Finger, along: number, across: number): Point {
  const [dx, dy] = [f.tip[0] - f.base[0], f.tip[1] - f.base[1]];
  const length = Math.hypot(dx, dy);
  const half = (f.wide + (f.narrow - f.wide) * along) / 2;
  return [
    f.base[0] + dx * along - (dy / length) * half * across,
    f.base[1] + dy * along + (dx / length) * half * across,
  ];
}

const at = (p: Point): string => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`;

function side(f: Finger, opening: string): string {
  const r = 0.9;
  return `${opening}${at(on(f, r, -1))}C${at(on(f, 1.04, -1))} ${at(on(f, 1.04, 1))} ${at(on(f, r, 1))}`;
}

const HAND = (() => {
  const [pinky, ring, middle, index] = FINGERS as readonly [Finger, Finger, Finger, Finger];
  const crotch = (a: Finger, b: Finger): string => {
    const [p, q] = [on(a, 0.03, 1), on(b, 0.03, -1)];
    return `L${at(p)}Q${((p[0] + q[0]) / 2).toFixed(1)} ${(Math.max(p[1], q[1]) + 10).toFixed(1)} ${at(q)}`;
  };
  return (
    `M-58 446C-70 400 -92 330 ${at(on(pinky, 0, -1))}${side(pinky, 'L')}${crotch(pinky, ring)}${side(ring, 'L')}${crotch(ring, middle)}${side(middle, 'L')}${crotch(middle, index)}${side(index, 'L')}` +
    `L${at(on(index, 0, 1))}C92 278 94 296 98 316${side(THUMB, 'L')}C150 340 124 384 98 404C78 420 66 430 62 446Z`
  );
})();

/** A band across a finger between two shares of its length, rounded at the end of the finger when it reaches it. */
function band(f: Finger, from: number, to: number): string {
  return to >= 1
    ? `M${at(on(f, from, -1))}${side(f, 'L')}L${at(on(f, from, 1))}Q${at(on(f, from - 0.05, 0))} ${at(on(f, from, -1))}Z`
    : `M${at(on(f, from, -1))}L${at(on(f, to, -1))}L${at(on(f, to, 1))}L${at(on(f, from, 1))}Z`;
}

const across = (f: Finger, s: number, dip = 0.03): string =>
  `M${at(on(f, s, -1))}Q${at(on(f, s - dip, 0))} ${at(on(f, s, 1))}`;

/** Plates over the first joint of each finger and a shield over the knuckles. */
function shell(k: Pen, cut: Cut): string {
  const shield =
    'M-88 268C-90 250 -80 242 -66 244C-56 246 -50 252 -46 248C-42 230 -32 224 -22 226C-10 228 -6 236 -2 232C4 220 12 216 22 218C34 220 38 230 42 234C48 228 58 226 68 230C80 236 88 248 84 268C80 290 66 300 48 296C30 290 14 288 0 290C-18 292 -34 298 -50 304C-70 308 -84 294 -88 268Z';
  if (cut.knuckle === 'molded')
    return (
      k.shadow(plot((x, y) => [x + 2, y + 6])(shield), 0.35) +
      k.part(shield, { material: 'polymer', line: 2, ink: '#0b0f12', rim: false }) +
      FINGERS.map((f) => {
        const [x, y] = on(f, 0.06, 0);
        const s = f.wide / 44;
        const dome = `M${x - 17 * s} ${y + 26}C${x - 21 * s} ${y + 2} ${x - 12 * s} ${y - 14} ${x} ${y - 15}C${x + 12 * s} ${y - 14} ${x + 21 * s} ${y + 2} ${x + 17 * s} ${y + 26}C${x + 8} ${y + 34} ${x - 8} ${y + 34} ${x - 17 * s} ${y + 26}Z`;
        return (
          k.part(dome, { material: 'rubber', line: 1.4, ink: '#0b0f12', rim: false }) +
          k.light(`M${x - 12 * s} ${y + 4}C${x - 9 * s} ${y - 6} ${x - 4} ${y - 10} ${x + 3} ${y - 10}`, 0.45, 2) +
          path(
            `M${x - 9 * s} ${y + 12}L${x} ${y + 7}L${x + 9 * s} ${y + 12}M${x - 9 * s} ${y + 20}L${x} ${y + 15}L${x + 9 * s} ${y + 20}`,
            { fill: 'none', stroke: '#0b0f12', 'stroke-width': 1.6 },
          )
        );
      }).join('')
    );
  const pads = FINGERS.map((f) => {
    const ribs = [0.34, 0.42, 0.5].map((s) => across(f, s)).join('');
    const inner: Finger = { ...f, wide: f.wide * 0.72, narrow: f.narrow * 0.72 };
    return (
      k.part(band(inner, 0.29, 0.56), { material: 'rubber', line: 1.4, ink: '#0b0f12', rim: false }) +
      path(ribs, { fill: 'none', stroke: '#5b646c', 'stroke-width': 1.4 })
    );
  }).join('');
  return (
    pads +
    k.shadow(plot((x, y) => [x + 2, y + 5])(shield), 0.3) +
    k.part(shield, { material: 'rubber', line: 1.8, ink: '#0b0f12', rim: false }) +
    FINGERS.map((f) => {
      const [x, y] = on(f, 0, 0);
      return k.part(
        `M${x - 13} ${y + 22}C${x - 16} ${y} ${x - 8} ${y - 10} ${x} ${y - 10}C${x + 8} ${y - 10} ${x + 16} ${y} ${x + 13} ${y + 22}Z`,
        { tone: '#3f464d', shade: 'slant', line: 1.2, ink: '#0b0f12', rim: false, print: false },
      );
    }).join('')
  );
}

function cuffParts(k: Pen, cut: Cut, isPalm: boolean, open: boolean): string {
  if (cut.cuff === 'gauntlet') {
    const d = 'M-60 432C-66 470 -84 516 -96 556C-50 576 56 576 102 556C88 516 70 470 64 432C30 444 -28 444 -60 432Z';
    return (
      k.part(d, { texture: cut.back === 'nomex' ? 'knit' : 'leather', shade: 'round' }) +
      k.stitch('M-91 546C-48 564 54 564 97 546M-62 444C-28 456 30 456 66 444') +
      k.seam(isPalm ? 'M2 440V568' : 'M-58 500C-30 506 34 506 62 500', 1.3) +
      (isPalm ? '' : k.strap('M-62 470C-30 480 36 480 68 470', 14)) +
      k.fold('M-70 496C-62 514 -62 530 -66 550M76 500C68 516 68 532 72 550')
    );
  }
  if (cut.cuff === 'strap') {
    const d = 'M-59 432C-62 460 -70 494 -76 524C-40 538 48 538 82 524C76 494 68 460 63 432C30 444 -28 444 -59 432Z';
    const wrist = isPalm
      ? k.seam('M-62 462C-52 468 -40 458 -30 466C-20 458 -8 468 2 462C14 470 26 458 36 466C46 458 56 468 66 462', 1.8) +
        k.fold('M-40 470V492M-20 470V494M4 472V496M28 470V494M48 470V490')
      : k.part('M-64 456C-30 466 36 466 68 454L70 476C36 488 -28 488 -66 478Z', {
          tone: 'dark',
          texture: 'leather',
          shade: 'down',
          line: 1.8,
          rim: false,
        }) +
        k.stitch('M-60 461C-30 470 36 470 64 459M-62 473C-28 483 36 482 66 471') +
        k.part('M14 454L40 452L42 486L16 488Z', { material: 'steel', line: 1.4, ink: '#0d1216', rim: false }) +
        k.part('M20 460L35 459L36 479L21 480Z', { tone: 'dark', line: 1, rim: false }) +
        k.seam('M21 470L42 469', 2);
    return k.part(d, { texture: 'leather', shade: 'round' }) + k.stitch('M-73 515C-40 528 46 528 79 515') + wrist;
  }
  const d = 'M-61 436C-64 460 -66 486 -66 508C-40 520 46 520 72 508C72 486 68 460 64 436C30 448 -28 448 -61 436Z';
  const loopPull = isPalm ? k.strap('M-8 504C-8 532 14 532 14 504', 8, { stitched: false }) : '';
  const tab = isPalm
    ? open
      ? k.part('M66 452L142 438C154 438 158 446 158 456L160 474C160 484 154 490 144 490L68 488Z', {
          tone: 'dark',
          line: 2,
          shade: 'down',
        }) +
        k.part('M92 454L142 446C148 446 150 450 150 456L151 472C151 478 148 481 142 481L94 479Z', {
          tone: k.t.deep,
          texture: 'loop',
          line: 1.2,
          rim: false,
          print: false,
        }) +
        k.loop(-50, 458, 84, 28)
      : k.stitch('M-62 462C-30 472 36 472 68 462')
    : k.part('M-69 454C-30 464 16 466 42 462C54 460 58 468 58 475C58 484 54 490 44 491C14 496 -30 494 -70 486Z', {
        tone: 'dark',
        line: 1.8,
        shade: 'down',
        rim: false,
      }) +
      k.stitch(
        'M-64 460C-30 469 16 471 42 467C50 467 52 472 52 476C52 481 49 485 42 486C14 490 -30 489 -65 481M22 469V489',
      ) +
      k.light('M-40 470C-20 474 0 475 14 475', 0.2, 2);
  return (
    loopPull +
    k.part(d, { tone: 'dark', texture: 'nylon', shade: 'round' }) +
    k.stitch('M-64 500C-40 511 46 511 70 500M-60 444C-28 455 30 455 65 444') +
    tab
  );
}

const BACK: Readonly<Record<string, Texture>> = {
  spandex: 'knit',
  leather: 'leather',
  neoprene: 'nylon',
  nomex: 'knit',
  synthetic: 'twill',
};

function backSide(k: Pen, cut: Cut): string {
  const texture = BACK[cut.back] ?? 'twill';
  const leather = cut.back === 'leather';
  const fingers = [...FINGERS, THUMB];
  const joints = fingers
    .map((f) => (f === THUMB ? across(f, 0.6) + across(f, 0.66) : across(f, 0.5) + across(f, 0.55)))
    .join('');
  const tips = fingers
    .map((f) =>
      k.part(band(f, 0.66, 1), {
        tone: 'dark',
        texture: leather ? 'leather' : 'twill',
        line: 1.5,
        rim: false,
        shade: 'left',
      }),
    )
    .join('');
  return (
    k.part(HAND, { texture, shade: 'round' }) +
    clip(
      'backHand',
      HAND,
      (leather ? '' : tips) +
        k.fold(joints) +
        FINGERS.map((f) =>
          k.shadow(`M${at(on(f, 0, 0.45))}L${at(on(f, 1, 0.45))}L${at(on(f, 1, 1.2))}L${at(on(f, 0, 1.2))}Z`, 0.12),
        ).join('') +
        k.shadow(
          `M98 316L${at(on(THUMB, 0.5, -1))}L${at(on(THUMB, 0.5, -0.4))}L92 380C80 400 70 410 62 446L44 446C60 400 80 350 98 316Z`,
          0.14,
        ) +
        (cut.back === 'spandex' || cut.back === 'synthetic'
          ? k.part('M104 320C92 350 78 384 66 450L180 440L180 300Z', {
              tone: 'dark',
              texture: 'twill',
              line: 1.5,
              rim: false,
            }) +
            k.part('M-110 250L-78 268C-72 330 -60 390 -46 446L-80 450Z', {
              tone: 'dark',
              texture: 'twill',
              line: 1.5,
              rim: false,
            })
          : ''),
    ) +
    k.outline(HAND) +
    (leather
      ? k.seam('M-44 276C-42 310 -34 350 -26 376M0 270C0 310 2 346 4 372M44 274C40 310 34 350 30 374', 2.4) +
        k.stitch(
          'M-52 276C-50 310 -42 352 -32 382L-20 382C-28 350 -34 310 -36 276M-8 270C-8 310 -6 350 -2 380H10C8 346 8 310 8 270M36 274C32 310 28 350 24 380H36C42 350 48 310 52 274',
        )
      : k.stitch('M-70 282C-64 340 -52 390 -42 430M100 330C86 360 72 396 62 436')) +
    (cut.back === 'nomex'
      ? k.part('M-84 262C-50 246 50 240 84 262L80 286C48 274 -48 280 -80 292Z', {
          tone: 'dark',
          texture: 'leather',
          line: 1.6,
          shade: 'down',
          rim: false,
        }) + k.stitch('M-80 267C-48 252 50 246 80 267M-77 286C-46 274 48 268 77 281')
      : '') +
    (cut.back === 'neoprene'
      ? k.part('M-79 290C-40 276 44 274 85 290L79 346C44 330 -36 332 -68 346Z', {
          tone: 'light',
          texture: 'ribAcross',
          line: 1.8,
          edge: true,
        }) +
        k.seam('M-78 300C-40 286 44 284 84 300M-70 340C-36 328 44 326 78 340', 1.6) +
        k.stitch('M-77 306C-40 292 44 290 83 306M-69 346C-36 334 44 332 76 346')
      : '') +
    (cut.knuckle !== 'none'
      ? shell(k, cut)
      : leather || cut.back === 'nomex' || cut.back === 'neoprene'
        ? ''
        : k.fold('M-84 274Q-66 262 -50 272M-44 262Q-25 250 -6 260M0 256Q20 246 40 256M46 262Q64 252 82 266')) +
    k.light('M-62 300C-52 286 -36 280 -20 278C-34 296 -42 330 -40 366C-52 346 -62 322 -62 300Z', 0.05) +
    cuffParts(k, cut, false, false)
  );
}

function palmSide(k: Pen, cut: Cut, open: boolean): string {
  const fingers = [...FINGERS, THUMB];
  const leather = cut.back === 'leather';
  const thumbPatch =
    'M96 322C78 332 56 352 44 382C36 406 44 426 60 436C74 424 90 410 104 400C124 382 140 356 146 330C132 340 112 340 96 322Z';
  const pad = 'M-78 276C-44 262 40 260 78 276C84 288 84 300 80 308C52 318 -44 326 -76 320C-82 306 -82 290 -78 276Z';
  const heel = 'M-72 340C-50 346 -14 352 18 346C28 372 22 406 4 430C-18 436 -40 434 -52 430C-62 400 -70 370 -72 340Z';
  const hex = Array.from({ length: 4 }, (_, i) => k.seam(`M${-62 + i * 20} 356L${-54 + i * 18} 424`, 1.2)).join('');
  const over = { tone: 'dark', texture: leather ? 'leather' : 'grip', shade: 'slant', line: 1.8, edge: true } as const;
  const tips = fingers
    .map((f) =>
      cut.tips === 'dual'
        ? k.part(band(f, 0.62, 1), { tone: 'light', texture: 'grip', line: 1.6, edge: true }) +
          k.stitch(across(f, 0.67))
        : k.fold(across(f, 0.66) + across(f, 0.7)),
    )
    .join('');
  const reinforced = cut.palm === 'reinforced';
  const grip =
    cut.palm === 'textured' ? k.part(heel, { ...over, tone: 'light' }) + k.part(pad, { ...over, tone: 'light' }) : '';
  return (
    k.part(HAND, {
      tone: k.t.isDark ? shade(k.t.base, 0.06) : shade(k.t.base, -0.1),
      texture: leather ? 'leather' : cut.palm === 'textured' ? 'grip' : 'twill',
      shade: 'round',
      print: false,
    }) +
    clip(
      'palmHand',
      HAND,
      tips +
        FINGERS.map((f) =>
          k.shadow(`M${at(on(f, 0, 0.45))}L${at(on(f, 1, 0.45))}L${at(on(f, 1, 1.2))}L${at(on(f, 0, 1.2))}Z`, 0.12),
        ).join(''),
    ) +
    k.outline(HAND) +
    k.fold(FINGERS.map((f) => across(f, 0.34, 0.02) + across(f, 0.37, 0.02)).join('')) +
    k.seam(FINGERS.map((f) => across(f, 0.06, 0.04)).join(''), 1.3) +
    (reinforced
      ? k.part(pad, over) +
        k.stitch(
          'M-72 281C-44 268 40 266 73 281C78 290 78 298 75 304C50 312 -44 320 -71 315C-76 302 -76 292 -72 281Z',
        ) +
        k.part(heel, over) +
        hex +
        k.stitch('M-66 347C-48 352 -14 358 13 353C20 376 16 402 0 424C-18 429 -36 428 -47 425C-56 398 -63 372 -66 347Z')
      : k.fold('M-76 300C-40 314 20 312 66 284M-70 344C-30 332 20 330 50 300M-14 430C-6 390 14 352 52 326')) +
    grip +
    k.part(
      thumbPatch,
      reinforced
        ? over
        : { tone: 'dark', texture: leather ? 'leather' : 'twill', shade: 'slant', line: 1.8, rim: false },
    ) +
    k.stitch('M96 330C80 338 62 356 50 384C44 404 48 420 60 428C74 416 88 404 100 394C118 378 132 358 139 338') +
    cuffParts(k, cut, true, open)
  );
}

function turned(inner: string, x: number, angle: number, y: number, scale: number): string {
  return group(inner, `translate(${x} ${y}) rotate(${angle} 0 300) scale(${scale})`);
}

const TIPS = /fingertip|finger ?tips|touch/;

function backSpots(cut: Cut, spot: SpotAt): Spot[] {
  const tip = on(FINGERS[3] as Finger, 0.84, 0);
  const knuckle = { molded: 'Molded knuckle guard', rubber: 'Rubber knuckle guard' }[cut.knuckle];
  return [
    ...(knuckle ? [spot(6, 286, knuckle, /knuckle/)] : []),
    ...(cut.back === 'leather' ? [] : [spot(tip[0], tip[1], 'Fingertip', TIPS)]),
    ...(cut.cuff === 'strap'
      ? [spot(29, 470, 'Cuff strap and buckle', /cuff|strap|closure|buckle/)]
      : cut.cuff === 'gauntlet'
        ? [spot(10, 526, 'Gauntlet cuff', /cuff|gauntlet/), spot(4, 478, 'Wrist strap', /wrist|closure/)]
        : [
            spot(0, 480, 'Hook-and-loop tab', /closure|hook and loop/),
            spot(40, 502, 'Cuff', /^(?!.*closure).*(?:cuff|wrist)/),
          ]),
    spot(-22, 350, 'Back of the hand', /\bback\b|flame|spandex|breathable/),
    spot(88, 366, 'Thumb', /thumb/),
  ];
}

function palmSpots(cut: Cut, spot: SpotAt): Spot[] {
  const reinforced = cut.palm === 'reinforced';
  return [
    spot(-14, 298, reinforced ? 'Reinforced palm' : 'Textured palm', /palm|grip/),
    spot(90, 376, 'Thumb patch', /thumb/),
    ...(reinforced ? [spot(-16, 392, 'Heel pad', /heel/)] : [spot(-40, 360, 'Heel of the hand', /heel/)]),
  ];
}

/** Work, search and duty gloves. Options: knuckle none|molded|rubber; cuff neoprene|gauntlet|strap; palm plain|reinforced|textured; back spandex|leather|neoprene|nomex|synthetic; tips plain|dual. */
export const dutyGloves: Archetype<DutyGlovesOptions> = {
  title: 'pair of duty gloves',
  second: 'palm and open cuff',
  detail: 'knuckles and back of the hand, or the palm',
  draw(view: View, color: Colorway, options: DutyGlovesOptions, labels: readonly string[]): string {
    const cut = read(options);
    if (view === 'detail') {
      const cuff = wanted(labels, /cuff|closure|wrist|gauntlet/);
      const tips = wanted(labels, TIPS);
      const isPalm = cut.knuckle === 'none' && cut.palm !== 'plain' && cuff === 0;
      const [cx, cy, scale] =
        cut.cuff === 'strap' || cuff > 0 ? [6, 404, 1.6] : tips > 0 ? [6, 206, 1.25] : [6, 320, 2];
      const { k, spot, show } = lensAt(color, cx, cy, scale);
      const hand = isPalm ? palmSide(k, cut, false) : backSide(k, cut);
      return show(hand, labels, inLens((isPalm ? palmSpots : backSpots)(cut, spot)));
    }
    if (view === 'second')
      return (
        ground(290, cut.cuff === 'gauntlet' ? 594 : 560, 130) +
        turned(palmSide(pen(color, 1.28), cut, true), 276, 0, -18, 1.05)
      );
    const k = pen(color, 1.2 * 0.92);
    return turned(palmSide(k, cut, false), 394, 14, 6, 0.92) + turned(backSide(k, cut), 174, -12, 6, 0.92);
  },
};
