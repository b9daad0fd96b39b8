import type { Archetype, Colorway, View } from '../archetype';
import { CLOTH, COLLAR, either } from '../callouts';
import { lensAt } from '../lens';
import { group } from '../markup';
import { ground } from '../paper';
import { both, box, mirrorPath, symmetric } from '../path';
import { type Pen, pen } from '../pen';
import { flapShape } from '../pockets';

export type FieldJacketOptions = {
  readonly kind?: 'm65' | 'parka';
  readonly hood?: 'collar' | 'detachable' | 'none';
  readonly sideZips?: boolean;
  readonly badgeTab?: boolean;
  readonly mic?: boolean;
  readonly idPanels?: boolean;
  readonly liner?: 'fleece' | 'inside' | 'none' | 'soft-shell';
};

type Cut = ReturnType<typeof read>;

function read(options: FieldJacketOptions) {
  const parka = (options.kind ?? 'm65') === 'parka';
  return {
    parka,
    hood: options.hood ?? (parka ? 'none' : 'collar'),
    sideZips: options.sideZips ?? false,
    badgeTab: options.badgeTab ?? false,
    mic: options.mic ?? false,
    panels: options.idPanels ?? false,
    liner: options.liner ?? 'none',
  };
}

const SLEEVE =
  'M184 116C150 122 130 148 122 190C110 258 96 352 76 480Q106 502 144 496C162 398 182 322 198 250Q208 176 184 116Z';

function bodyShape(cut: Cut, back: boolean): string {
  const top = back ? 'M300 96C278 96 260 94 246 88' : 'M300 112C278 110 260 104 246 92';
  const hem = cut.parka
    ? 'C193 330 184 450 178 548C218 560 260 564 300 564'
    : 'C196 300 200 332 200 356C194 410 188 470 184 530C222 541 262 545 300 545';
  return symmetric(`${top}L184 116Q205 176 196 250${hem}`);
}

function hemLine(cut: Cut): string {
  return both(cut.parka ? 'M179 537C218 549 260 553 300 553' : 'M185 520C222 531 262 535 300 535');
}

/** A bellows pocket with a snapped flap; x and y are the upper left corner of the flap. */
function cargo(k: Pen, x: number, y: number, w: number, h: number, pointed: boolean): string {
  const flapHeight = pointed ? 34 : 30;
  const flap = flapShape(pointed ? 'pointed' : 'angled', x - 3, y, w + 6, flapHeight);
  return (
    k.shadow(box(x + 3, y + 10, w + 3, h - 5, 4), 0.2) +
    k.part(box(x, y + 8, w, h - 8, 4), { shade: 'slant', line: 1.8, edge: true, tone: 'dark' }) +
    k.seam(`M${x + 7} ${y + 20}V${y + h - 7}H${x + w - 7}V${y + 20}`, 1.1) +
    k.stitch(`M${x + 11} ${y + 20}V${y + h - 11}H${x + w - 11}V${y + 20}`) +
    k.shadow(flapShape(pointed ? 'pointed' : 'angled', x - 1, y + 5, w + 4, flapHeight), 0.22) +
    k.part(flap, { tone: 'light', line: 2, edge: true }) +
    k.stitch(flapShape(pointed ? 'pointed' : 'angled', x + 1, y + 4, w - 2, flapHeight - 8)) +
    (pointed ? k.snap(x + w / 2, y + 22, 4.2) : k.snap(x + 13, y + 18, 4) + k.snap(x + w - 13, y + 18, 4))
  );
}

function sleeves(k: Pen, cut: Cut, back: boolean): string {
  const cuff = 'M83 440Q112 460 149 456L145 499Q107 506 74 482Z';
  const tab = 'M80 456L124 462L141 473L122 483L77 474Z';
  return (
    k.pair(SLEEVE, { texture: 'twill', shade: 'left' }) +
    k.fold(
      both(
        'M148 220C138 246 134 276 138 304M176 238C164 268 160 290 164 314M112 326Q134 344 162 344M104 362Q130 378 156 374M98 398Q124 412 152 408',
      ),
    ) +
    (back
      ? k.seam(both('M116 310Q142 330 174 326L160 390Q130 394 102 380Z'), 1.4) +
        k.stitch(both('M119 317Q142 335 170 332L157 385Q130 388 107 377Z'))
      : '') +
    (cut.parka
      ? k.pair(cuff, { line: 2, shade: 'slant' }) +
        k.stitch(both('M86 447Q113 466 147 462')) +
        (back ? '' : k.pair('M80 460L116 466Q124 474 118 484L79 478Z', { tone: 'dark', line: 1.5, rim: false }))
      : k.stitch(both('M78 470Q108 490 145 485M79 474Q108 495 144 490')) +
        (back
          ? ''
          : k.pair(tab, { tone: 'dark', line: 1.6, rim: false }) +
            k.stitch(both('M84 460L122 466L133 473L121 478L82 470'))))
  );
}

function epaulets(k: Pen): string {
  const d = 'M186 112L170 126L178 142L240 110L236 90Z';
  return (
    k.pair(d, { tone: 'light', line: 1.9, edge: true }) +
    k.stitch(both('M232 96L188 117L177 129L181 136L234 108')) +
    k.snap(222, 106, 3.6) +
    k.snap(378, 106, 3.6)
  );
}

function hood(k: Pen, back: boolean): string {
  const dome = symmetric('M300 20C258 20 230 42 226 80C226 98 232 110 244 118C264 126 284 128 300 128');
  const mouth = symmetric('M300 36C268 36 248 54 244 80C244 94 250 104 258 110C272 116 286 118 300 118');
  return (
    k.part(dome, { texture: 'twill', shade: 'round' }) +
    (back
      ? k.seam('M300 21V128') + k.stitch('M305 21V128') + k.fold(both('M240 70Q252 92 248 112M262 50Q270 80 268 104'))
      : k.part(mouth, { tone: 'deep', line: 2, texture: 'fleece', shade: 'down', print: false }) +
        k.stitch(symmetric('M300 29C263 29 239 50 235 80C235 95 240 104 250 112')))
  );
}

function collar(k: Pen, cut: Cut, back: boolean): string {
  if (back) {
    const d = 'M248 62C270 72 330 72 352 62C364 76 372 88 376 102C348 116 252 116 224 102C228 88 236 76 248 62Z';
    const stand = 'M248 66C270 74 330 74 352 66L358 98C332 110 268 110 242 98Z';
    return cut.parka
      ? k.part(stand, { texture: 'twill', shade: 'round' }) + k.stitch('M247 92C272 103 328 103 353 92')
      : k.part(d, { texture: 'twill', shade: 'down' }) +
          k.stitch('M231 99C256 110 344 110 369 99') +
          (cut.hood === 'collar' ? k.zip(248, 90, 352, 90, { width: 5, at: 0.96, teeth: 'brass' }) : '');
  }
  const inside = 'M249 66C268 56 332 56 351 66C346 92 326 108 300 114C274 108 254 92 249 66Z';
  const tall = 'M249 66C256 84 276 94 298 96L302 134C274 130 252 116 240 96Z';
  const leaf = 'M249 64C236 72 227 84 223 98C232 122 242 142 252 156C266 144 284 134 303 128C280 112 260 94 249 64Z';
  const piece = cut.parka ? tall : leaf;
  return (
    k.part(inside, {
      tone: cut.liner === 'inside' ? 'light' : 'deep',
      line: 2,
      texture: cut.parka ? 'fleece' : undefined,
      print: false,
    }) +
    k.seam('M252 80C276 90 324 90 348 80', 1.3) +
    k.part(box(288, 69, 24, 11, 1), { tone: '#e9e6dc', line: 0.8, rim: false }) +
    (cut.parka ? '' : k.shadow(both('M227 110C236 134 246 152 253 164L300 138V126Z'), 0.22)) +
    k.part(mirrorPath(piece), { texture: 'twill', shade: 'slant' }) +
    k.part(piece, { texture: 'twill', shade: 'slant' }) +
    (cut.liner === 'inside'
      ? k.pair('M249 66C256 84 276 94 298 96L299 110C272 107 252 94 245 80Z', {
          tone: 'light',
          texture: 'fleece',
          line: 1.6,
          edge: true,
        })
      : '') +
    k.stitch(
      both(
        cut.parka
          ? 'M252 77C261 92 278 100 293 102M245 95C256 111 276 124 296 128'
          : 'M229 100C237 120 245 136 253 148C266 138 282 130 296 125',
      ),
    )
  );
}

/** The front closes with a zip under a storm flap with snaps. */
function closure(k: Pen, cut: Cut): string {
  const foot = cut.parka ? 563 : 544;
  const flap = `M284 128H322V${foot}H284Z`;
  const snaps = cut.parka ? [156, 232, 308, 384, 460, 536] : [152, 226, 300, 374, 448, 522];
  return (
    k.zip(303, 104, 303, 150, { width: 7, at: 0.3, teeth: cut.parka ? 'coil' : 'brass' }) +
    k.part(flap, { line: 1.8, shade: 'left', rim: false, texture: 'twill' }) +
    k.light(`M286 132V${foot - 2}`, 0.14, 1.4) +
    k.stitch(`M289 132V${foot - 3}M316 132V${foot - 3}`) +
    snaps.map((y) => k.snap(303, y, 4.6, cut.parka ? 'gunmetal' : 'brass')).join('')
  );
}

function front(k: Pen, cut: Cut): string {
  const chest = cut.parka
    ? k.zip(216, 214, 270, 206, { width: 5.5, at: 0.94 }) +
      k.zip(384, 214, 330, 206, { width: 5.5, at: 0.94 }) +
      k.stitch(both('M212 206L273 197V278H214Z'))
    : cargo(k, 210, 196, 64, 88, true) + cargo(k, 326, 196, 64, 88, true);
  const lower = cut.parka
    ? k.zip(224, 320, 208, 386, { width: 5, at: 0.04 }) +
      k.zip(376, 320, 392, 386, { width: 5, at: 0.04 }) +
      cargo(k, 200, 396, 76, 112, false) +
      cargo(k, 324, 396, 76, 112, false)
    : cargo(k, 202, 386, 74, 112, true) + cargo(k, 324, 386, 74, 112, true);
  const waist = cut.parka
    ? ''
    : k.seam(both('M200 350C230 356 262 358 284 358'), 1.2) +
      k.stitch(both('M200 342C230 348 262 350 284 350M200 364C230 369 262 371 284 371')) +
      k.fold(both('M214 342Q218 330 216 318M240 346Q246 330 242 316M262 348Q266 336 264 322M226 370Q224 378 226 384'));
  const tab = cut.badgeTab
    ? k.part(box(338, 156, 32, 36, 2), { tone: 'light', line: 1.6, edge: true }) +
      k.stitch(box(342, 160, 24, 28)) +
      k.rivet(354, 167, 3, 'steel', true) +
      k.rivet(354, 181, 3, 'steel', true)
    : '';
  const zips = cut.sideZips
    ? k.zip(188, 448, 183, 546, { width: 8, at: 0.03, teeth: 'steel' }) +
      k.zip(412, 448, 417, 546, { width: 8, at: 0.03, teeth: 'steel' })
    : '';
  return (
    waist +
    closure(k, cut) +
    chest +
    lower +
    tab +
    zips +
    (cut.panels && cut.parka ? idPanel(k, 218, 162, 54) + idPanel(k, 328, 162, 54) : '') +
    (cut.mic ? k.pair('M226 116L240 112L246 132L232 136Z', { tone: 'dark', line: 1.4, rim: false }) : '')
  );
}

/** A drop-down panel for an identification strip, shown rolled out. */
function idPanel(k: Pen, x: number, y: number, w: number): string {
  const h = w * 0.42;
  return (
    k.part(box(x, y, w, h, 3), { tone: 'dark', line: 1.7, rim: false, texture: 'twill' }) +
    k.stitch(box(x + 4, y + 4, w - 8, h - 8)) +
    k.part(box(x - 3, y - 6, w + 6, 12, 2), { line: 1.6, rim: false }) +
    k.snap(x + 6, y + h - 7, 3) +
    k.snap(x + w - 6, y + h - 7, 3) +
    k.part(box(x + 10, y + h * 0.38, w - 20, h * 0.34, 1), { tone: '#cfd4d6', line: 0.9, rim: false, shade: 'slant' })
  );
}

function behind(k: Pen, cut: Cut): string {
  const yoke = k.seam(both('M196 172C230 164 266 162 300 162')) + k.stitch(both('M196 180C230 172 266 170 300 170'));
  const waist = cut.parka
    ? k.seam(both('M194 340C230 346 264 348 300 348'), 1.2) + k.stitch(both('M194 356C230 362 264 364 300 364'))
    : k.seam(both('M200 350C230 356 264 358 300 358'), 1.2) +
      k.stitch(both('M200 342C230 348 264 350 300 350M200 364C230 369 264 371 300 371')) +
      k.fold(
        both(
          'M216 340Q220 326 218 312M244 344Q250 328 246 314M272 347Q276 334 274 320M230 372Q228 386 230 396M266 374Q264 388 266 398',
        ),
      );
  const swing =
    k.seam(both('M216 170C224 230 222 290 216 338'), 1.4) +
    k.shadow(both('M216 170C224 230 222 290 216 338C228 290 230 230 224 169Z'), 0.22);
  return (
    yoke +
    waist +
    swing +
    (cut.parka ? k.seam('M300 364V562', 1.4) + k.stitch('M305 364V562') : '') +
    (cut.panels ? idPanel(k, 238, 184, 124) : '')
  );
}

function draw(k: Pen, cut: Cut, back: boolean): string {
  return (
    (cut.hood === 'detachable' ? hood(k, back) : '') +
    sleeves(k, cut, back) +
    k.part(bodyShape(cut, back), { texture: 'twill', shade: 'round' }) +
    k.stitch(both('M190 124Q210 178 202 248')) +
    k.fold(both('M206 258Q224 274 246 276')) +
    (back ? behind(k, cut) : front(k, cut)) +
    (cut.parka ? k.seam(both('M186 124C206 122 228 116 246 104'), 1.3) : epaulets(k)) +
    k.stitch(hemLine(cut)) +
    collar(k, cut, back)
  );
}

/** The liner that is worn as a jacket of its own, folded beside the shell. */
function foldedLiner(k: Pen, { liner }: Cut): string {
  const fleece = liner === 'fleece' ? ({ tone: 'light', texture: 'fleece' } as const) : {};
  return (
    k.part('M398 552V400Q400 378 424 374L460 366H500L536 374Q560 378 562 400V552Q480 566 398 552Z', fleece) +
    k.part('M398 420L430 402V548L398 544Z', { ...fleece, line: 1.8, shade: 'slant', rim: false }) +
    k.part('M562 420L530 402V548L562 544Z', { ...fleece, line: 1.8, shade: 'slant', rim: false }) +
    k.zip(480, 380, 480, 556, { width: 7, at: 0.02, teeth: 'steel' }) +
    k.part('M452 344Q480 334 508 344L514 376Q480 396 446 376Z', { ...fleece, shade: 'down' }) +
    k.part('M456 350Q480 342 504 350Q498 368 480 370Q462 368 456 350Z', { tone: 'deep', line: 1.8, rim: false }) +
    k.stitch('M404 540Q480 554 556 540')
  );
}

/** Long jackets with a storm flap and bellows pockets. Options: kind m65|parka (duty parka with a long hem and stand collar); hood none|collar|detachable; sideZips; badgeTab; mic (tabs); idPanels (drop-down panels); liner none|inside (seen at the neck)|fleece|soft-shell (a jacket of its own, beside the shell). */
export const fieldJacket: Archetype<FieldJacketOptions> = {
  title: 'field jacket',
  second: 'back',
  detail: 'storm flap and chest pocket',
  draw(view: View, color: Colorway, options: FieldJacketOptions, labels: readonly string[]): string {
    const cut = read(options);
    const { parka } = cut;
    if (view === 'detail') {
      const { k, spot, show } = lensAt(color, 330, 190, 2.1);
      return show(draw(k, cut, false), labels, [
        ...(cut.badgeTab ? [spot(354, 174, 'Badge tab', /badge/)] : []),
        ...(cut.panels && parka ? [spot(356, 178, 'ID panel', /panel|\bid\b/)] : []),
        ...(cut.hood === 'collar' ? [spot(350, 108, 'Collar with hood', /hood/)] : []),
        ...(cut.hood === 'detachable' ? [spot(366, 96, 'Hood', /hood/)] : []),
        parka ? spot(352, 210, 'Chest pocket zip', /pocket/) : spot(358, 252, 'Bellows chest pocket', /pocket/),
        spot(303, parka ? 232 : 226, 'Storm flap with snaps', /^(?!.*(?:side|pocket)).*(?:front|snap|storm|closure)/),
        ...(cut.hood === 'collar'
          ? []
          : [spot(parka ? 336 : 350, parka ? 110 : 120, parka ? 'Stand collar' : 'Collar', COLLAR)]),
        ...(cut.mic && parka ? [spot(364, 124, 'Mic tab', /\bmic\b/)] : []),
        ...(parka ? [] : [spot(398, 112, 'Shoulder epaulet', /epaulet|shoulder/)]),
        spot(parka ? 390 : 362, parka ? 182 : 176, 'Shell fabric', either(/shell/, CLOTH)),
      ]);
    }
    const k = pen(color);
    if (/fleece|soft-shell/.test(cut.liner) && view === 'front')
      return ground(290, 562, 230) + group(draw(k, cut, false), 'translate(-44 24) scale(.95)') + foldedLiner(k, cut);
    return ground(300, parka ? 568 : 560, 150) + draw(k, cut, view === 'second');
  },
};
