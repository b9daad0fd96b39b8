import type { Archetype, Colorway, View } from '../archetype';
import { CLOTH, COLLAR, either, type Spot, type SpotAt } from '../callouts';
import { lensAt } from '../lens';
import { ground } from '../paper';
import { both, box, mirrorPath, symmetric } from '../path';
import { type Pen, pen, type Texture } from '../pen';
import { type Flap, flapShape, pocketShape } from '../pockets';

export type DutyShirtOptions = {
  readonly pockets?: number;
  readonly pocketFlap?: 'angled' | 'none' | 'pointed' | 'scalloped' | 'straight';
  readonly front?: 'button' | 'zip' | 'zip-buttons';
  readonly collar?: 'mandarin' | 'point';
  readonly sleeve?: 'long' | 'short';
  readonly epaulets?: boolean;
  readonly creases?: boolean;
  readonly badgeTab?: boolean;
  readonly sleevePockets?: boolean;
  readonly back?: 'bi-swing' | 'cape' | 'yoke';
  readonly elbows?: boolean;
  readonly weave?: 'ripstop' | 'tropical' | 'twill';
  readonly bellows?: boolean;
  readonly documents?: boolean;
  readonly mic?: 'hidden' | 'epaulet' | 'clips';
  readonly pens?: 'left' | 'both';
  readonly stays?: boolean;
};

type Cut = {
  readonly long: boolean;
  readonly pockets: number;
  /** 'none' is an open pocket with a button through its hem. */
  readonly flap: Flap | 'none';
  /** A straight hem in place of a shirt tail. */
  readonly straight: boolean;
  readonly epaulets: boolean;
  readonly front: string;
  readonly collar: string;
  readonly creases: boolean;
  readonly badgeTab: boolean;
  readonly sleevePockets: boolean;
  readonly back: string;
  readonly elbows: boolean;
  readonly weave: Texture | readonly Texture[];
  /** Chest and hip pockets with a folded gusset. */
  readonly bellows: boolean;
  /** Hidden pockets beside the placket. */
  readonly documents: boolean;
  /** How a radio's microphone is held. */
  readonly mic: DutyShirtOptions['mic'];
  /** Slots for pens in the mouths of the chest pockets. */
  readonly pens: DutyShirtOptions['pens'];
  readonly stays: boolean;
};

const SLEEVE_LONG =
  'M183 114C154 122 139 148 132 190C121 262 104 350 92 438Q116 456 150 453C162 390 180 316 196 240Q204 170 183 114Z';
const CUFF = 'M93 435Q118 452 151 450L147 494Q115 500 86 480Z';
const SLEEVE_SHORT = 'M183 114C152 122 134 154 122 200L94 290C110 308 142 320 174 320L196 240Q204 170 183 114Z';

const WEAVES: Readonly<Record<string, Texture | readonly Texture[]>> = {
  twill: 'twill',
  ripstop: 'ripstop',
  tropical: [],
};

function read(options: DutyShirtOptions): Cut {
  const pockets = options.pockets ?? 2;
  const flap = options.pocketFlap ?? 'scalloped';
  const front = options.front ?? 'button';
  const collar = options.collar ?? 'point';
  return {
    long: (options.sleeve ?? 'long') !== 'short',
    pockets,
    flap: flap === 'straight' || flap === 'pointed' || flap === 'angled' || flap === 'none' ? flap : 'scalloped',
    straight: pockets === 4 || (collar === 'mandarin' && front === 'zip'),
    epaulets: options.epaulets ?? pockets === 2,
    front,
    collar,
    creases: options.creases ?? false,
    badgeTab: options.badgeTab ?? false,
    sleevePockets: options.sleevePockets ?? false,
    back: options.back ?? 'yoke',
    elbows: options.elbows ?? false,
    weave: WEAVES[options.weave ?? (pockets === 4 ? 'ripstop' : 'twill')] ?? 'twill',
    bellows: options.bellows ?? false,
    documents: options.documents ?? false,
    mic: options.mic,
    pens: options.pens,
    stays: options.stays ?? false,
  };
}

/** The hem is a shirt tail, or straight on a four-pocket coat and on a zip shirt with a stand collar. */
function bodyShape(cut: Cut): string {
  const hem = cut.straight
    ? 'C191 330 188 430 186 524C222 536 262 541 300 541'
    : 'C192 330 190 410 187 484C196 520 236 546 300 548';
  return symmetric(`M300 100C276 98 258 92 245 80L183 114Q203 170 195 240${hem}`);
}

function hemStitch(cut: Cut): string {
  return both(cut.straight ? 'M188 514C222 526 262 531 300 531' : 'M188 475C198 509 238 536 300 538');
}

function sleeve(k: Pen, cut: Cut, back: boolean): string {
  const { weave } = cut;
  const piece = (d: string): string => {
    const left = d;
    const right = mirrorPath(d);
    return k.part(left, { texture: weave, shade: 'left' }) + k.part(right, { texture: weave, shade: 'left' });
  };
  if (!cut.long)
    return (
      piece(SLEEVE_SHORT) +
      k.stitch(both('M99 278C114 294 146 306 178 306')) +
      k.fold(both('M146 236C138 258 136 276 142 298M166 224C158 246 158 262 160 282M152 170Q146 190 146 210'))
    );
  const elbow = back
    ? 'M119 302C136 317 156 322 178 318L163 384C140 387 119 380 105 368Z'
    : 'M119 302Q132 316 150 320L135 384Q118 379 105 368Z';
  const pocket = cut.sleevePockets && !back ? sleevePockets(k) : '';
  return (
    piece(SLEEVE_LONG) +
    k.fold(
      both(
        'M150 250C140 272 134 300 136 322M170 232C160 262 156 280 158 300M124 330C132 344 140 350 152 354M116 372C126 388 138 392 150 392M152 168Q146 190 146 212',
      ),
    ) +
    (cut.elbows
      ? k.pair(elbow, { tone: 'dark', line: 1.7, shade: 'slant', edge: true }) +
        k.stitch(
          both(
            back
              ? 'M122 311C138 324 154 328 172 325L158 378C140 381 122 375 110 365Z'
              : 'M123 310Q131 319 141 322L128 377Q119 373 111 366',
          ),
        )
      : '') +
    (back ? k.seam(both('M124 446L131 384L142 386L136 450'), 1.3) + k.stitch(both('M128 446L134 389')) : '') +
    piece(CUFF) +
    k.stitch(both('M95 441Q118 457 147 456L143 488Q116 493 91 476Z')) +
    (back ? k.button(116, 474, 4) + k.button(484, 474, 4) : '') +
    pocket
  );
}

function sleevePockets(k: Pen): string {
  const d = 'M133 198L176 214L166 288L120 270Z';
  const flap = 'M131 194L178 212L174 236L127 218Z';
  return (
    k.pair(d, { tone: 'dark', line: 1.6, edge: true }) +
    k.pair(flap, { tone: 'light', line: 1.8, edge: true }) +
    k.stitch(both('M131 214L173 230M124 266L163 282'))
  );
}

function epaulets(k: Pen, mic: DutyShirtOptions['mic']): string {
  const d = 'M184 111L168 127L176 140L236 107L233 88Z';
  return (
    k.pair(d, { tone: 'light', line: 1.8, edge: true }) +
    k.stitch(both('M230 94L186 116L174 128L178 134L231 104')) +
    k.button(222, 102, 3.6) +
    k.button(378, 102, 3.6) +
    // A strap to hang a microphone from, across the epaulet.
    (mic === 'epaulet'
      ? k.pair('M199 105L211 98L217 112L205 120Z', { tone: 'dark', line: 1.5, edge: true }) +
        k.outline(both('M211 118q6 12 0 22q-10-6-6-20'), 3)
      : '')
  );
}

/** The slot beside a flap through which a pencil reaches into the pocket. */
function pencilSlot(k: Pen, x: number, y: number): string {
  return (
    k.part(box(x, y - 7, 13, 22, 3), { tone: 'deep', line: 1.5, edge: true, print: false }) +
    k.light(`M${x + 2} ${y - 4}H${x + 11}`, 0.5, 2) +
    k.stitch(`M${x + 16} ${y + 2}V${y + 84}`)
  );
}

/** A pocket without flap: a hemmed mouth with a button through it. */
function openPocket(k: Pen, x: number, y: number, w: number, h: number, pencil: boolean): string {
  return (
    k.part(pocketShape('angled', x, y, w, h), { shade: 'slant', line: 1.8, edge: true }) +
    k.stitch(pocketShape('angled', x + 4, y, w - 8, h - 4)) +
    k.seam(`M${x} ${y + 17}H${x + w}`, 1.1) +
    k.stitch(`M${x} ${y + 14}H${x + w}`) +
    (pencil ? k.stitch(`M${x + 14} ${y + 2}V${y + 60}`) : '') +
    k.button(x + w / 2, y + 8.5, 4)
  );
}

/** A chest pocket with a pleat under its flap; x and y are the upper left corner of the flap. */
function chestPocket(k: Pen, cut: Cut, x: number, y: number, w: number, h: number, pencil = false): string {
  if (cut.flap === 'none') return openPocket(k, x, y, w, h, pencil);
  const pleat =
    cut.pockets === 4
      ? k.seam(`M${x + 10} ${y + 16}V${y + h}M${x + w - 10} ${y + 16}V${y + h}`, 1.2)
      : k.stitch(`M${x + w / 2 - 6} ${y + 16}V${y + h - 6}M${x + w / 2 + 6} ${y + 16}V${y + h - 6}`);
  const flapHeight = { straight: 28, angled: 34, pointed: 42, scalloped: 42 }[cut.flap];
  const flap = flapShape(cut.flap, x - 3, y, w + 6, flapHeight);
  const inner = flapShape(cut.flap, x + 1, y + 4, w - 2, flapHeight - 8);
  return (
    (cut.bellows
      ? k.part(pocketShape('square', x - 6, y + 14, w + 12, h - 8), { tone: 'deep', line: 1.6, rim: false })
      : '') +
    k.part(pocketShape(cut.pockets === 4 ? 'square' : 'angled', x, y + 8, w, h - 8), {
      tone: 'dark',
      shade: 'slant',
      line: 1.8,
      edge: true,
    }) +
    k.stitch(pocketShape(cut.pockets === 4 ? 'square' : 'angled', x + 4, y + 8, w - 8, h - 12)) +
    pleat +
    k.shadow(flapShape(cut.flap, x - 1, y + 4, w + 4, flapHeight + 2), 0.2) +
    k.part(flap, { tone: 'light', line: 2, edge: true }) +
    k.stitch(inner) +
    (pencil ? pencilSlot(k, x + 4, y) : '') +
    (cut.flap === 'straight' && cut.pockets === 4
      ? k.button(x + 12, y + 18, 3.8) + k.button(x + w - 12, y + 18, 3.8)
      : k.button(x + w / 2, y + flapHeight * 0.66, 4))
  );
}

function pocketsFront(k: Pen, cut: Cut): string {
  const h = cut.pockets === 4 ? 80 : 92;
  const chest =
    cut.pockets >= 2
      ? chestPocket(k, cut, 212, 206, 62, h, cut.pens === 'both') +
        chestPocket(k, cut, 326, 206, 62, h, cut.pens !== undefined)
      : '';
  const lower = cut.pockets >= 4 ? chestPocket(k, cut, 202, 374, 74, 104) + chestPocket(k, cut, 324, 374, 74, 104) : '';
  const hidden =
    cut.pockets === 0
      ? k.light(both('M277.6 180V286'), 0.3, 1.6) +
        k.seam(both('M276 180V286'), 1.6) +
        k.stitch(both('M270 182V284M276 180H222M276 286H222'))
      : '';
  const tab = cut.badgeTab
    ? k.part(box(342, 162, 30, 32, 2), { tone: 'light', line: 1.6, edge: true }) +
      k.stitch(box(346, 166, 22, 24)) +
      k.rivet(357, 172, 3, 'steel', true) +
      k.rivet(357, 184, 3, 'steel', true)
    : '';
  const documents = cut.documents
    ? k.zip(278, 178, 278, 300, { width: 5, at: 0.02 }) + k.zip(322, 178, 322, 300, { width: 5, at: 0.02 })
    : '';
  const mic =
    cut.mic === 'hidden'
      ? k.part(box(266, 150, 12, 34, 4), { tone: 'deep', line: 1.4, edge: true, print: false })
      : cut.mic === 'clips'
        ? k.part(box(250, 168, 30, 10, 2), { tone: 'light', line: 1.5, edge: true }) +
          k.part(box(320, 168, 30, 10, 2), { tone: 'light', line: 1.5, edge: true })
        : '';
  return chest + lower + hidden + tab + documents + mic;
}

function placket(k: Pen, cut: Cut): string {
  const foot = cut.straight ? 540 : 547;
  if (cut.front === 'zip')
    return (
      k.part(`M284 118H320V${foot}H284Z`, { tone: 'dark', line: 1.6, rim: false }) +
      k.zip(302, 124, 302, foot - 4, { width: 9, at: 0.03 }) +
      k.stitch(`M288 124V${foot}M316 124V${foot}`)
    );
  const ys = [150, 216, 282, 348, 414, 480];
  const zip =
    cut.front === 'zip-buttons' ? k.zip(319, 128, 319, foot - 40, { width: 8, at: 0.03, teeth: 'steel' }) : '';
  return (
    zip +
    k.part(`M284 122V${foot}H316V122Z`, { tone: 'dark', line: 0, print: true }) +
    k.light(`M286 126V${foot}`, 0.12, 1.4) +
    k.seam(`M316 124V${foot}`) +
    k.seam(`M284 130V${foot}`, 1) +
    k.stitch(`M289 134V${foot - 2}M311 134V${foot - 2}`) +
    ys.map((y) => k.button(300, y, 5)).join('')
  );
}

function collarFront(k: Pen, cut: Cut): string {
  const inside = 'M251 68C270 59 330 59 349 68C342 98 322 114 300 122C278 114 258 98 251 68Z';
  const neck =
    k.part(inside, { tone: 'deep', line: 2, print: false }) +
    k.seam('M253 80C276 90 324 90 347 80', 1.3) +
    k.part(box(288, 70, 24, 11, 1), { tone: '#e9e6dc', line: 0.8, rim: false });
  if (cut.collar === 'mandarin') {
    const left = 'M250 66L243 84C258 112 280 124 301 128V98C280 96 261 86 250 66Z';
    return (
      neck +
      k.part(mirrorPath(left), { shade: 'slant' }) +
      k.part(left, { shade: 'slant' }) +
      k.stitch('M251 76L248 84C262 106 281 117 297 121M349 76L352 84C338 106 319 117 305 121')
    );
  }
  const leaf = 'M251 67C238 74 229 86 225 99L250 158L301 124C278 112 261 94 251 67Z';
  return (
    neck +
    k.shadow(both('M230 112L253 166L300 134L298 124Z'), 0.22) +
    k.part(mirrorPath(leaf), { shade: 'slant' }) +
    k.part(leaf, { shade: 'slant' }) +
    k.stitch(both('M231 101L253 150L294 123')) +
    (cut.stays ? k.seam(both('M240 100L252 143'), 1.4) + k.stitch(both('M236 102L248 138M245 100L255 138')) : '')
  );
}

function drawFront(k: Pen, cut: Cut): string {
  const body = bodyShape(cut);
  return (
    sleeve(k, cut, false) +
    k.part(body, { texture: cut.weave, shade: 'round' }) +
    k.seam(both('M186 124C206 122 226 118 246 108'), 1.3) +
    k.stitch(both('M191 128Q208 180 200 238')) +
    k.fold(both('M200 300C216 318 226 336 228 360M197 420C214 430 226 448 230 470M204 246Q222 258 236 260')) +
    (cut.creases ? k.light(both('M243 122V530'), 0.34, 2) + k.seam(both('M245 122V530'), 1.4) : '') +
    (cut.back === 'cape'
      ? k.shadow(both('M197 188C222 194 250 197 284 198V206C250 205 222 202 198 196Z'), 0.34) +
        k.light(both('M197 186C222 192 250 195 284 196'), 0.3, 1.6)
      : '') +
    placket(k, cut) +
    pocketsFront(k, cut) +
    (cut.epaulets ? epaulets(k, cut.mic) : '') +
    collarFront(k, cut) +
    k.stitch(hemStitch(cut))
  );
}

function drawBack(k: Pen, cut: Cut): string {
  const body = symmetric(bodyBackHalf(cut));
  const yoke = symmetric('M300 88C280 88 262 84 248 76L183 114Q192 138 196 166C230 158 268 156 300 156');
  const stand = 'M251 70C272 82 328 82 349 70C362 80 370 90 375 100C350 116 250 116 225 100C230 90 238 80 251 70Z';
  const middle =
    cut.back === 'bi-swing'
      ? k.seam(both('M214 162C222 220 224 280 216 330'), 1.6) +
        k.shadow(both('M214 162C222 220 224 280 216 330C228 280 228 220 220 162Z'), 0.3) +
        k.stitch(both('M209 164C216 220 218 270 212 322'))
      : cut.back === 'cape'
        ? k.shadow('M196 232C250 244 350 244 404 232L404 240C350 254 250 254 196 240Z', 0.3) +
          k.seam('M197 232C250 244 350 244 403 232') +
          k.stitch('M198 226C250 238 350 238 402 226')
        : cut.creases
          ? ''
          : k.seam('M291 157V330M309 157V330', 1.2) + k.shadow('M291 157H309V260L300 330L291 260Z', 0.16);
  return (
    sleeve(k, cut, true) +
    k.part(body, { texture: cut.weave, shade: 'round' }) +
    middle +
    (cut.creases
      ? [244, 300, 356].map((x) => k.light(`M${x} 158V536`, 0.16, 1.4) + k.seam(`M${x + 1.4} 158V536`, 1)).join('')
      : '') +
    k.part(yoke, { line: 2, texture: cut.weave, shade: 'down', rim: false }) +
    k.stitch(both('M197 160C230 152 268 150 300 150') + both('M192 128Q209 180 201 238')) +
    k.fold(both('M199 300C216 318 226 336 228 360M197 420C214 430 226 448 230 470M206 246Q224 256 240 254')) +
    (cut.epaulets ? epaulets(k, cut.mic) : '') +
    k.part(stand, { shade: 'down' }) +
    k.stitch('M232 98C256 110 344 110 368 98') +
    k.stitch(hemStitch(cut))
  );
}

function bodyBackHalf(cut: Cut): string {
  const hem = cut.straight
    ? 'C191 330 188 430 186 524C222 536 262 541 300 541'
    : 'C192 330 190 410 187 484C196 524 236 552 300 554';
  return `M300 88C280 88 262 84 248 76L183 114Q203 170 195 240${hem}`;
}

function spots(cut: Cut, spot: SpotAt): Spot[] {
  const { front, collar, pockets } = cut;
  return [
    ...(cut.sleevePockets ? [spot(440, 246, 'Sleeve pocket', /sleeve.*pocket|pocket.*sleeve/)] : []),
    ...(cut.badgeTab ? [spot(357, 176, 'Badge tab', /badge/)] : []),
    ...(cut.epaulets ? [spot(388, 112, 'Shoulder epaulet', /epaulet|shoulder (?:strap|loop)/)] : []),
    collar === 'mandarin' ? spot(314, 112, 'Stand collar', COLLAR) : spot(344, 128, 'Point collar', COLLAR),
    pockets === 0
      ? spot(324, 236, 'Chest seam', /(?:hidden|chest|document).*pocket/)
      : spot(
          370,
          cut.flap === 'none' ? 262 : pockets === 4 ? 268 : 220,
          'Chest pocket',
          /^(?!.*(?:sleeve|hidden)).*(?:pockets? |\bflap|chest)/,
        ),
    ...(pockets === 2
      ? [spot(340, cut.flap === 'none' ? 234 : 214, 'Pencil slot', /^(?!.*sleeve).*(?:\bpen\b|pencil)/)]
      : []),
    front === 'zip'
      ? spot(302, 216, 'Front zip', /^(?!.*(?:pocket|cuff)).*(?:front|zip|placket)/)
      : spot(300, 216, 'Button front', /^(?!.*(?:pocket|cuff)).*(?:front|button|placket|zip)/),
    ...(cut.creases ? [spot(244, 184, 'Pressed crease', /crease/)] : []),
    spot(332, 184, 'Front panel', CLOTH),
    spot(424, 198, cut.long ? 'Long sleeve' : 'Short sleeve', either(/^(?:short|long) sleeves?$/, CLOTH)),
  ];
}

/** Shirts with buttons or a zip, with long or short sleeves. Options: sleeve long|short; pockets 0|2|4; pocketFlap scalloped|straight|pointed|angled|none (button-through); epaulets; front button|zip|zip-buttons (zip: true is front zip); collar point|mandarin; creases; badgeTab; sleevePockets; elbows (reinforced); back yoke|bi-swing|cape; weave twill|ripstop|tropical; bellows (pockets); documents (hidden pockets); mic hidden|epaulet|clips; pens left|both (slots); stays (of the collar). */
export const dutyShirt: Archetype<DutyShirtOptions> = {
  title: 'duty shirt',
  second: 'back',
  detail: 'collar, shoulder and chest pocket',
  draw(view: View, color: Colorway, options: DutyShirtOptions, labels: readonly string[]): string {
    const cut = read(options);
    if (view === 'detail') {
      const { k, spot, show } = lensAt(color, cut.sleevePockets ? 358 : 336, 190, 2.2);
      return show(drawFront(k, cut), labels, spots(cut, spot));
    }
    const k = pen(color);
    const drawing = view === 'front' ? drawFront(k, cut) : drawBack(k, cut);
    return ground(300, 560, 150) + drawing;
  },
};
