import { letters, type Point, row, tidy } from './archetypes/badge-parts';
import { box, disc, mirrorPath, num, path, symmetric } from './kit';

const PAPER = '#f4f2ea';
const AMBER = '#f5a800';
const QUIET = '#7a8380';
const BAND = '#15201e';

type Pairs = Readonly<Record<string, string | number | undefined>>;

function line(d: string, stroke: string, width: number, more: Pairs = {}): string {
  return path(d, {
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });
}

function wrap(width: number, height: number, title: string, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><title>${title}</title>${tidy(inner)}</svg>`;
}

/** Figures are drawn as lines, so that no font is needed. */
function figures(words: string, x: number, y: number, height: number): string {
  return letters(words, height, 200, row(x, y - height / 2))[0];
}

/** A dimension with ticks and its figure; the line opens for the figure. */
function dimension(x1: number, y1: number, x2: number, y2: number, words: string): string {
  const upright = x1 === x2;
  const [cx, cy] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const gap = upright ? 13 : words.length * 5 + 8;
  const tick = (x: number, y: number): string => `M${num(x - 4)} ${num(y + 4)}L${num(x + 4)} ${num(y - 4)}`;
  const run = upright
    ? `M${x1} ${y1}V${num(cy - gap)}M${x1} ${num(cy + gap)}V${y2}`
    : `M${x1} ${y1}H${num(cx - gap)}M${num(cx + gap)} ${y1}H${x2}`;
  return run + tick(x1, y1) + tick(x2, y2) + figures(words, cx, cy, 12);
}

/** One drawn part of the hero: outlines, finer lines and stitches around its own middle. */
type Piece = { readonly main: string; readonly fine?: string; readonly stitch?: string };

function at(x: number, y: number, piece: Piece, ink = PAPER): string {
  return `<g transform="translate(${x} ${y})">${line(piece.main, ink, 2, { 'stroke-opacity': 0.92 })}${
    piece.fine ? line(piece.fine, ink, 1.3, { 'stroke-opacity': 0.55 }) : ''
  }${piece.stitch ? line(piece.stitch, ink, 1.1, { 'stroke-opacity': 0.5, 'stroke-dasharray': '4 3', 'stroke-linecap': 'butt' }) : ''}</g>`;
}

const both = (d: string): string => d + mirrorPath(d, 0);

const HOLSTER: Piece = {
  main: `M-46-60V-72Q-46-84-34-84H22Q34-84 37-74L44-56L46-20C62-12 64 8 54 20L38 46C32 80 28 104 24 126Q20 136 0 136Q-20 136-24 126C-30 90-40 60-46 20ZM-46-74C-46-112-26-128-4-128C22-128 38-110 37-74${box(-74, -92, 28, 108, 6)}`,
  fine: `M-46-60H43M-34-84C-34-104-20-116-4-116C14-116 25-104 25-84M46-12C32-10 26 6 36 18L42 24M-28 34C-24 66-19 96-15 120M14 44C12 76 9 100 7 122M-23 118H25${disc(-30, -38, 4)}${disc(-30, 2, 4)}${box(-42, -102, 9, 20, 3)}M-74-72H-46M-74-4H-46M-60-84h.1M-60 6h.1`,
  stitch: 'M-38-52V18C-33 56-24 92-19 116M36-50L38-24M30 50C26 80 22 100 19 116',
};
const FLASHLIGHT: Piece = {
  main: 'M-24-96H24V-58L13-40V76H-13V-40L-24-58ZM-13 76H13V92Q13 98 7 98H-7Q-13 98-13 92ZM-24-84H24',
  fine: 'M-24-72H24M-24-58H24M-13-40H13M-13-20H13M-13 40H13M-13 62H13M-13-14L13-4M-13-4L13 6M-13 6L13 16M-13 16L13 26M-13 26L13 36M13-14L-13-4M13-4L-13 6M13 6L-13 16M13 16L-13 26M13 26L-13 36M-5-34h10v10h-10ZM-18-96V-84M-9-96V-84M0-96V-84M9-96V-84M18-96V-84',
};
const LIGHT_RING: Piece = {
  main: `${box(-27, -52, 54, 78, 6)}M-27-34H27M-18 26V40M18 26V40${disc(0, 50, 34, 11)}${disc(0, 50, 26, 7)}`,
  fine: 'M-34 50V58C-34 66-18 70 0 70C18 70 34 66 34 58V50M0-43h.1',
  stitch: 'M-20-28V18H20V-28',
};
const MAGAZINES: Piece = {
  main: 'M-50-66H-14L-10 52H-46ZM-52 52H-4V64H-50ZM12-66H48L52 52H16ZM10 52H58V64H12Z',
  fine: 'M-48-54H-14M14-54H48M-43-40L-40 44M-20-40L-17 44M19-40L22 44M42-40L45 44M-32-30h.1M-31-10h.1M-30 10h.1M-29 30h.1M30-30h.1M31-10h.1M32 10h.1M33 30h.1',
};
const POUCH: Piece = {
  main: `M-60-52H-3V58Q-3 66-12 66H-51Q-60 66-60 58ZM3-52H60V58Q60 66 51 66H12Q3 66 3 58ZM-63-58H0V-12Q-31-2-63-12ZM0-58H63V-12Q31-2 0-12${disc(-31, -18, 5)}${disc(31, -18, 5)}`,
  fine: 'M-60 40H-3M3 40H60M-60-58V-66H60V-58',
  stitch:
    'M-53-2V52Q-53 59-46 59H-17Q-10 59-10 52V-2M10-2V52Q10 59 17 59H46Q53 59 53 52V-2M-57-52V-17M-6-52V-17M6-52V-17M57-52V-17',
};
const SHIELD = symmetric('M0-74C-10-62-24-58-36-66C-42-56-50-52-58-52C-54-36-62-22-58 0C-54 36-28 56 0 76', 0);
const SHIELD_INNER = symmetric('M0-60C-12-50-24-47-34-52C-38-46-44-43-48-42C-46-30-52-18-49 0C-45 28-24 46 0 63', 0);
const KEEPERS: Piece = {
  main: [-60, -20, 20, 60].map((x) => `${box(x - 13, -46, 26, 92, 5)}${disc(x, -30, 5)}${disc(x, 30, 5)}`).join(''),
  stitch: [-60, -20, 20, 60].map((x) => `M${x - 8}-18V18M${x + 8}-18V18`).join(''),
};
const CUFFS: Piece = {
  main: `${both('M36-28A36 36 0 1 1 36 28M36-15A26 26 0 1 1 36 15M14-22Q14-30 22-30H36V30H22Q14 30 14 22Z')}${disc(-6, 0, 11, 6)}${disc(6, 0, 11, 6)}`,
  fine: both('M25-8v16M20-20h10M20 20h10M52-36L54-26M64-34L62-25M76-28L69-20M84-18L75-13M88-6L79-4M44-33L46-24'),
};
const CUFF_CASE: Piece = {
  main: `M-46-40V22Q-46 58 0 60Q46 58 46 22V-40ZM-50-56H50V-6Q44 12 0 14Q-44 12-50-6Z${disc(0, 2, 5)}`,
  fine: 'M-50-44H50M-46 30Q-30 46 0 48Q30 46 46 30',
  stitch: 'M-44-38V-8Q-38 6 0 8Q38 6 44-8V-38M-39 14V24Q-38 50 0 53Q38 50 39 24V14',
};
const RADIO: Piece = {
  main: `${box(-34, -34, 68, 128, 7)}M-26-34V-100Q-21-106-16-100V-34M4-34V-46H18V-34M22-34V-42H32V-34${box(-25, 8, 50, 24, 2)}`,
  fine: `M-25-22H25M-25-15H25M-25-8H25M-25-1H25M-34 40H34M-26-80H-16M-26-60H-16M7-46V-34M11-46V-34M15-46V-34M-40-14H-34M-40 22H-34M-40-14V22${[50, 64, 78].map((y) => [-24, -6, 12].map((x) => box(x, y, 12, 8, 1)).join('')).join('')}`,
};
const RADIO_HOLDER: Piece = {
  main: `M-40-26V66Q-40 76-30 76H30Q40 76 40 66V-26L28-14H-28ZM-40-10H-50V18H-40M40-10H50V18H40M-46-26C-46-66 46-66 46-26M-36-22C-34-52 34-52 36-22${disc(0, -50, 5)}`,
  fine: 'M-40 30H40M-40 44H40M-14 76V92H14V76M-14 84H14',
  stitch: 'M-33-12V62Q-33 69-26 69H26Q33 69 33 62V-12',
};
const SPRAY: Piece = {
  main: 'M-20-44H20V80Q20 88 12 88H-12Q-20 88-20 80ZM-20-44Q-20-56-14-58V-84Q-14-92-4-92H8Q16-92 16-84V-58Q20-56 20-44M16-80L30-74V-66L16-68',
  fine: 'M-20-30H20M-20 66H20M-14-58H16M-14-72H16M-9-20V56M-3-20V56M9-4h.1M9 8h.1M9 20h.1M9 32h.1',
};
const SPRAY_HOLDER: Piece = {
  main: `M-30-50V62Q-30 74-18 74H18Q30 74 30 62V-50ZM-34-62H34V-20Q20-8 0-8Q-20-8-34-20Z${disc(0, -20, 5)}`,
  fine: 'M-30 34H30M-30 46H30M-34-52H34',
  stitch: 'M-23-6V58Q-23 67-14 67H14Q23 67 23 58V-6M-28-46V-24Q-16-15 0-15Q16-15 28-24V-46',
};

const BELT = { x: 600, y: 322, rx: 440, ry: 92, tall: 58 } as const;

function onBelt(angle: number, drop: number, inner = 0): Point {
  const a = (angle * Math.PI) / 180;
  return [BELT.x + Math.cos(a) * (BELT.rx - inner), BELT.y + drop + Math.sin(a) * (BELT.ry - inner * 0.62)];
}

function beltArc(from: number, to: number, drop: number, inner = 0): string {
  const [x1, y1] = onBelt(from, drop, inner);
  const [x2, y2] = onBelt(to, drop, inner);
  return `M${num(x1)} ${num(y1)}A${num(BELT.rx - inner)} ${num(BELT.ry - inner * 0.62)} 0 ${to - from > 180 ? 1 : 0} 1 ${num(x2)} ${num(y2)}`;
}

/** The belt as a ring: 90 degrees is in front, where the buckle sits. */
function belt(): string {
  const gaps: readonly (readonly [number, number])[] = [
    [0, 37],
    [41, 60],
    [64, 81],
    [99, 116],
    [120, 139],
    [143, 180],
  ];
  const front = gaps.map(([a, b]) => beltArc(a, b, 0) + beltArc(a, b, BELT.tall)).join('');
  const stitch = gaps.map(([a, b]) => beltArc(a, b, 9) + beltArc(a, b, BELT.tall - 9)).join('');
  const keepers = [39, 62, 118, 141]
    .map((a) => {
      const [[x1, y1], [x2, y2], [x3, y3], [x4, y4]] = [
        onBelt(a + 2, -5),
        onBelt(a - 2, -5),
        onBelt(a - 2, BELT.tall + 5),
        onBelt(a + 2, BELT.tall + 5),
      ];
      return `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}L${num(x3)} ${num(y3)}L${num(x4)} ${num(y4)}Z`;
    })
    .join('');
  const snaps = [39, 62, 118, 141].map((a) => [14, 44].map((drop) => disc(...onBelt(a, drop), 3.6)).join('')).join('');
  const ends = [81, 99]
    .map((a) => {
      const [[x1, y1], [, y2]] = [onBelt(a, 0), onBelt(a, BELT.tall)];
      return `M${num(x1)} ${num(y1)}V${num(y2)}`;
    })
    .join('');
  return (
    line(
      beltArc(180, 360, 0) +
        front +
        beltArc(0, 359.9, 0, 11) +
        ends +
        keepers +
        `M${BELT.x - BELT.rx} ${BELT.y}V${BELT.y + BELT.tall}M${BELT.x + BELT.rx} ${BELT.y}V${BELT.y + BELT.tall}`,
      PAPER,
      2,
      { 'stroke-opacity': 0.92 },
    ) +
    line(beltArc(200.2, 339.8, BELT.tall, 11) + snaps, PAPER, 1.3, { 'stroke-opacity': 0.55 }) +
    line(stitch + beltArc(196, 344, 9, 11) + beltArc(207, 333, BELT.tall - 9, 11), PAPER, 1.1, {
      'stroke-opacity': 0.45,
      'stroke-dasharray': '4 3',
      'stroke-linecap': 'butt',
    })
  );
}

const BUCKLE: Piece = {
  main: `${box(-66, -38, 132, 76, 12)}${box(-18, -26, 36, 52, 5)}M-66-16H-78V16H-66M66-16H78V16H66`,
  fine: `${box(-58, -30, 116, 60, 8)}M-18-12H-50M-18 12H-50M18-12H50M18 12H50M-9-16V16M0-16V16M9-16V16`,
};

type Column = {
  readonly x: number;
  readonly top?: readonly [piece: Piece, y: number, foot: number];
  readonly foot?: readonly [piece: Piece, y: number, head: number];
};

const COLUMNS: readonly Column[] = [
  { x: 128, foot: [HOLSTER, 610, 482] },
  { x: 300, top: [FLASHLIGHT, 128, 232], foot: [LIGHT_RING, 600, 540] },
  { x: 434, top: [MAGAZINES, 136, 208], foot: [POUCH, 622, 548] },
  { x: 600, foot: [KEEPERS, 622, 568] },
  { x: 764, top: [CUFFS, 138, 184], foot: [CUFF_CASE, 618, 556] },
  { x: 916, top: [RADIO, 132, 232], foot: [RADIO_HOLDER, 622, 556] },
  { x: 1060, top: [SPRAY, 150, 246], foot: [SPRAY_HOLDER, 606, 536] },
];

/** Where the leader of a number starts, and where its circle stands. */
const NUMBERS: readonly (readonly [x: number, y: number, tx: number, ty: number])[] = [
  [666, 100, 700, 64],
  [540, 444, 494, 494],
  [172, 560, 212, 522],
  [322, 60, 362, 34],
  [388, 160, 360, 196],
  [838, 116, 850, 60],
  [952, 120, 992, 84],
  [1092, 620, 1138, 652],
  [674, 644, 706, 692],
];

/** The hero: a duty rig taken apart, drawn in light lines with one amber part, for a dark band; 1200 by 800. */
export function heroScene(): string {
  const axes = COLUMNS.map(({ x, top, foot }) => {
    const angle = Math.acos(Math.max(-1, Math.min(1, (x - BELT.x) / BELT.rx)));
    const side = Number.isNaN(angle) ? 0 : Math.sin(angle) * BELT.ry;
    const from = top ? top[2] + 6 : Math.abs(x - BELT.x) >= BELT.rx ? 0 : BELT.y + side + BELT.tall + 10;
    if (x < BELT.x - BELT.rx) return `M128 476V350H156`;
    return foot ? `M${x} ${num(from)}V${num(foot[2] - 6)}` : '';
  }).join('');
  const parts = COLUMNS.map(
    ({ x, top, foot }) => (top ? at(x, top[1], top[0]) : '') + (foot ? at(x, foot[1], foot[0]) : ''),
  ).join('');
  const leaders = NUMBERS.map(([x, y, tx, ty], i) => {
    const length = Math.hypot(tx - x, ty - y);
    const cut = (length - 15) / length;
    const ink = i === 0 ? AMBER : PAPER;
    return (
      line(`M${x} ${y}L${num(x + (tx - x) * cut)} ${num(y + (ty - y) * cut)}${disc(tx, ty, 15)}`, ink, 1.4, {
        'stroke-opacity': i === 0 ? undefined : 0.75,
      }) +
      line(figures(String(i + 1), tx, ty, 13), ink, 1.9) +
      `<circle cx="${x}" cy="${y}" r="2.8" fill="${ink}"/>`
    );
  }).join('');
  const measures =
    dimension(160, 764, 1040, 764, '38.00') +
    dimension(1128, 322, 1128, 380, '2.25') +
    dimension(516, 62, 516, 212, '2.75') +
    dimension(374, 716, 494, 716, '4.00') +
    dimension(36, 482, 36, 746, '8.50');
  const witness =
    'M160 340V774M1040 340V774M1044 322H1138M1044 380H1138M374 694V726M494 694V726M28 482H116M28 746H112M586 62H508M594 212H508';
  const corners = both2('M24 52V24H52') + both2('M24 748V776H52');
  const scale = Array.from(
    { length: 21 },
    (_, i) => `M${64 + i * 10} 776v${i % 10 === 0 ? -12 : i % 5 === 0 ? -9 : -5}`,
  ).join('');
  return wrap(
    1200,
    800,
    'Exploded technical drawing of a duty belt with its equipment',
    line(`${axes}M600 218V400M600 496V562M128 752V760`, PAPER, 1.1, {
      'stroke-opacity': 0.4,
      'stroke-dasharray': '14 4 2 4',
      'stroke-linecap': 'butt',
    }) +
      line(witness, PAPER, 0.9, { 'stroke-opacity': 0.24 }) +
      line(measures, PAPER, 1.2, { 'stroke-opacity': 0.66 }) +
      line(corners + scale, PAPER, 1, { 'stroke-opacity': 0.3 }) +
      belt() +
      at(600, 444, BUCKLE) +
      parts +
      path(SHIELD, { fill: AMBER, 'fill-opacity': 0.12, transform: 'translate(600 136)' }) +
      at(
        600,
        136,
        {
          main: `${SHIELD}M0-24L7-8L24-7L11 4L15 20L0 11L-15 20L-11 4L-24-7L-7-8Z`,
          fine: `${SHIELD_INNER}${disc(0, 0, 34)}`,
        },
        AMBER,
      ) +
      leaders,
  );
}

function both2(d: string): string {
  return d + mirrorPath(d, 600);
}

/** The category keys that have a placeholder. */
type PlaceholderCategory = 'clothing' | 'footwear' | 'tactical_gear' | 'accessories' | 'badges' | 'duty';

const HALF = (d: string): string => d + mirrorPath(d);

const PLACEHOLDERS: Readonly<Record<string, Piece>> & Readonly<Record<PlaceholderCategory, Piece>> = {
  clothing: {
    main: `${symmetric('M300 160C276 158 258 152 246 142L196 168Q212 220 206 280C204 340 204 400 202 448C236 458 268 462 300 462')}${HALF('M196 168C168 178 152 206 144 244L122 330C140 344 170 352 198 352L206 280M248 134C236 142 228 152 224 162L252 206L300 176C276 166 258 152 248 134')}M248 134C270 128 330 128 352 134M300 176V462`,
    fine: `${HALF('M222 234H278V258L250 268L222 258ZM226 262V308L250 318L274 308V262')}M300 210h.1M300 256h.1M300 302h.1M300 348h.1M300 394h.1M300 440h.1`,
    stitch: HALF('M127 314C146 328 174 336 199 336M204 440C236 449 268 453 292 453'),
  },
  footwear: {
    main: 'M206 132H322C330 132 334 138 334 146C332 206 336 262 350 300C392 316 436 330 464 352C482 366 486 386 484 404H206C196 330 200 250 204 190C202 170 200 148 206 132ZM196 404H488V426C488 434 482 438 474 438H330L322 426H296L290 438H206C198 438 196 432 196 426Z',
    fine: 'M204 168H334M210 404C208 366 224 344 262 342M350 300C336 312 316 318 296 316M484 386C448 378 424 352 420 322M334 190L306 198M336 216L308 224M338 242L310 250M342 268L314 276M348 292L318 300M216 438V426M240 438V426M264 438V426M352 438V426M376 438V426M400 438V426M424 438V426M448 438V426M470 438V426',
    stitch:
      'M204 176H326M304 140C304 216 306 270 300 308M216 396C214 368 228 350 262 350M412 324C416 356 444 386 478 394',
  },
  tactical_gear: {
    main: `${symmetric('M300 206C276 206 258 186 252 140L206 140C206 190 198 222 166 246C168 320 168 400 172 462L300 470')}M300 206V470`,
    fine: `${HALF('M186 290H284M184 308H284M184 334H284M184 352H284M216 290V308M250 290V308M216 334V352M250 334V352M186 378H284V448H186ZM186 398H284M210 160H250M210 174H252')}M292 232H308M292 300H308M292 368H308M292 436H308`,
    stitch: HALF('M246 148C252 190 272 214 292 214M212 148C212 196 204 228 174 250C176 320 176 400 180 454L292 462'),
  },
  accessories: {
    main: 'M166 332C160 236 222 184 300 184C378 184 440 236 434 332C392 312 344 304 300 304C256 304 208 312 166 332ZM166 332C140 352 128 380 136 400C190 362 410 362 464 400C472 380 460 352 434 332',
    fine: 'M300 184V304M300 184C252 204 226 252 222 314M300 184C348 204 374 252 378 314M146 380C200 346 400 346 454 380M250 236H350V280H250ZM292 180Q300 174 308 180',
    stitch:
      'M176 320C216 302 256 296 300 296C344 296 384 302 424 320M140 390C196 352 404 352 460 390M256 242H344V274H256Z',
  },
  badges: {
    main: `${symmetric('M300 118C278 142 246 150 216 134C202 154 182 164 162 164C170 200 152 236 158 292C168 378 232 428 300 478')}${disc(300, 290, 66)}`,
    fine: `${symmetric('M300 142C276 160 248 166 222 154C210 168 196 176 182 180C186 212 172 240 178 290C188 362 240 410 300 454')}${disc(300, 290, 54)}M300 250L310 277L339 278L316 296L324 324L300 308L276 324L284 296L261 278L290 277Z`,
    stitch: 'M214 204H386V224H214ZM226 372H374V392H226Z',
  },
  duty: {
    main: `${disc(300, 176, 216, 56)}M84 176V224M516 176V224M84 224C84 252 170 276 258 280M516 224C516 252 430 276 342 280${box(258, 222, 84, 66, 8)}`,
    fine: `${disc(300, 176, 206, 49)}${box(282, 236, 36, 38, 4)}M258 248H246V264H258M342 248H354V264H342`,
    stitch:
      'M92 238C112 256 186 270 252 273M508 238C488 256 414 270 348 273M92 196C126 222 214 234 300 234C386 234 474 222 508 196',
  },
};

function quiet(piece: Piece, k = 1): string {
  return (
    // The glow is lost on paper and lifts the lines off the board of the dark theme.
    line(piece.main, '#fcfbf8', 6.4 / k, { 'stroke-opacity': 0.5 }) +
    (piece.fine ? line(piece.fine, '#fcfbf8', 4 / k, { 'stroke-opacity': 0.4 }) : '') +
    line(piece.main, QUIET, 3 / k) +
    (piece.fine ? line(piece.fine, QUIET, 1.8 / k) : '') +
    (piece.stitch ? line(piece.stitch, QUIET, 1.5 / k, { 'stroke-dasharray': '6 5', 'stroke-linecap': 'butt' }) : '')
  );
}

function hung(piece: Piece, x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${quiet(piece, scale)}</g>`;
}

/** A quiet line drawing of a category, shown where a product has no picture; 600 by 600. */
export function placeholder(category: string): string {
  const frame = `${HALF('M60 92V60H92M60 508V540H92')}M300 52V68M300 532V548M52 300H68M532 300H548`;
  return wrap(
    600,
    600,
    'No picture yet',
    line(frame, QUIET, 1.5) +
      quiet(PLACEHOLDERS[category] ?? PLACEHOLDERS.clothing) +
      (category === 'duty'
        ? hung(HOLSTER, 176, 424, 0.84) + hung(POUCH, 330, 396, 0.86) + hung(CUFF_CASE, 448, 392, 0.94)
        : ''),
  );
}

/** An empty hanger with the dashed outline of the thing that should be on it; 600 by 600. */
export function notFoundScene(): string {
  const shirt = `${symmetric('M300 204C268 196 250 180 240 166L184 196Q204 248 198 310C196 374 196 440 194 500C232 510 266 514 300 514')}${HALF('M184 196C154 206 138 234 130 274L108 362C126 376 158 384 190 384L197 312')}`;
  const hanger =
    'M300 132V118C300 108 318 106 318 92C318 78 306 70 296 74C288 77 285 84 286 92M300 132C320 134 332 142 344 150L428 198C440 206 438 220 424 220H176C162 220 160 206 172 198L256 150C268 142 280 134 300 132Z';
  return wrap(
    600,
    600,
    'An empty hanger',
    line('M60 64H540', QUIET, 3) +
      line('M60 56V72M540 56V72M300 64V66', QUIET, 2) +
      line(hanger, QUIET, 4) +
      line('M300 146C314 148 324 154 334 160L412 204H188L266 160C276 154 286 148 300 146', QUIET, 1.6) +
      line(shirt, QUIET, 2.2, { 'stroke-dasharray': '9 8', 'stroke-linecap': 'butt' }) +
      line(dimension(194, 548, 406, 548, '404'), QUIET, 1.8) +
      line('M194 514V558M406 514V558', QUIET, 1.1),
  );
}

const ICON_OUTER = 'M0-96C-20-78-44-72-66-84C-74-72-86-66-98-66C-92-46-102-26-99 4C-93 58-46 90 0 122';
const ICON_INNER = 'M0-72C-18-58-38-53-58-60C-64-54-70-50-76-49C-72-32-79-18-77 4C-72 44-36 70 0 95';
const PLUS = 'M-15-46H15V-14H47V16H15V48H-15V16H-47V-14H-15Z';

/** The app icon, safe for masks: an amber shield with a plus cut out on the dark ground; 512 by 512. */
export function appIcon(): string {
  return wrap(
    512,
    512,
    'Shield with a plus',
    `<path fill="${BAND}" d="M0 0H512V512H0Z"/><g transform="translate(256 242) scale(1.42)">${line(
      symmetric(ICON_OUTER, 0),
      AMBER,
      8,
    )}${path(symmetric(ICON_INNER, 0) + PLUS, { fill: AMBER, 'fill-rule': 'evenodd' })}</g>`,
  );
}
