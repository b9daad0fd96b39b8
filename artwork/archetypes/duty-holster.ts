import type { Archetype, Colorway, View } from '../archetype';
import { lensAt } from '../lens';
import { ground } from '../paper';
import { box, disc, mirrorPath } from '../path';
import { type Pen, pen } from '../pen';
import { aslant } from '../pose';
import { stud } from './belt-parts';
import { type DutyMaterial, dutyScrew, panel, slot } from './duty-parts';

export type DutyHolsterOptions = {
  readonly material?: DutyMaterial;
  readonly retention?: number;
  readonly release?: 'button' | 'hood' | 'hood-lever' | 'thumb-break';
  readonly lightBearing?: boolean;
};

/** The differences between duty holsters. */
export type HolsterCut = {
  readonly retention: number;
  /** How the weapon is released: strap, hood, hood with lever, or a button for the index finger. */
  readonly release: 'thumb-break' | 'hood' | 'hood-lever' | 'button';
  readonly light: boolean;
  readonly goods: DutyMaterial;
};

/** Reads the options of a duty holster. */
export function readHolster(options: DutyHolsterOptions): HolsterCut {
  const retention = options.retention ?? 3;
  const usual = retention <= 1 ? 'thumb-break' : retention === 2 ? 'hood' : 'hood-lever';
  return {
    retention,
    release: options.release ?? usual,
    light: options.lightBearing ?? false,
    goods: options.material ?? (retention <= 1 ? 'nylon' : 'laminate'),
  };
}

/** The outline of the body, muzzle down, with the guard on the left. */
function body(cut: HolsterCut): string {
  const foot = cut.light
    ? 'H264Q246 552 246 538L245 520H222Q206 518 205 502L203 424C202 408 202 396 200 376'
    : 'H264Q247 552 246 536L241 424C240 406 234 396 222 386';
  if (cut.goods === 'nylon')
    return `M376 196C382 270 378 340 372 400L360 532Q358 552 338 552H268Q250 552 248 536L242 440C240 418 230 408 218 396C196 374 188 350 190 318C192 296 204 282 222 276C240 270 246 254 248 234L250 196Z`;
  return `M378 190C384 260 379 330 373 400L362 530Q360 552 340 552${foot}C200 370 189 344 189 312C189 292 198 280 213 274L234 267C246 261 249 246 251 226L255 196Q257 182 271 181H366Q377 181 378 190Z`;
}

/** Belt loop behind the body, as seen from outside. */
function loopFront(k: Pen, cut: HolsterCut): string {
  if (cut.goods === 'nylon')
    return (
      panel(k, 'M232 58H368Q382 58 382 72V236H218V72Q218 58 232 58Z', 'nylon', { shade: 'down' }) +
      k.stitch('M234 76H366M234 196H366') +
      k.shadow('M222 196H378V216H222Z', 0.3)
    );
  return (
    k.part(
      'M226 50H374Q390 50 391 66L394 192Q394 206 380 206H366V240H270V206H220Q206 206 206 192L209 66Q210 50 226 50Z',
      {
        material: 'polymer',
      },
    ) +
    k.light('M214 186L217 68Q218 57 228 57H372', 0.34, 2.4) +
    slot(k, 219, 74, 13, 112) +
    slot(k, 368, 74, 13, 112) +
    k.seam('M244 62V200M356 62V200', 1.4) +
    k.seam('M252 84H348M252 100H348', 1.4)
  );
}

/** Hood over the rear of the slide, with its pivot on the body. */
function hood(k: Pen, cut: HolsterCut): string {
  const lever = cut.release === 'hood-lever';
  const behind =
    (lever
      ? k.part('M240 214L236 152Q236 138 250 136L262 135Q270 136 270 146V214Z', { material: 'polymer', line: 2 }) +
        k.seam('M241 150H266M240 158H267M240 166H268M240 174H268', 1.8) +
        k.light('M243 143L262 141', 0.5, 2)
      : '') +
    k.part('M276 196V126Q276 96 306 90L320 88Q300 100 298 126V196Z', { tone: 'dark', line: 2 }) +
    // The thumb ledge of the hood.
    k.part('M262 114Q256 96 272 90L300 84Q310 84 308 94L282 122Q268 128 262 114Z', { material: 'polymer', line: 2 }) +
    k.seam('M272 96L280 114M280 93L287 109M288 90L294 103', 1.8);
  const arm =
    'M297 242C294 206 284 178 280 146Q276 102 298 98Q322 94 342 99Q362 104 359 146C355 178 344 206 341 242Q339 265 319 266Q299 265 297 242Z';
  return (
    behind +
    k.shadow('M300 250L288 196H356L348 252Q342 275 321 276Q302 272 300 250Z', 0.3) +
    k.part(arm, { shade: 'tube' }) +
    k.light('M287 144Q284 106 302 104Q320 101 336 104', 0.5, 2.6) +
    k.seam('M281 132Q320 122 360 132', 1.4) +
    k.stitch('M303 236C300 206 291 178 287 144M335 236C338 206 348 178 352 144') +
    dutyScrew(319, 240, 12)
  );
}

/** Strap over the hammer, with a stiff thumb tab behind it. */
function thumbBreak(k: Pen): string {
  const tab = 'M266 196L258 128Q256 104 276 98Q296 94 302 114L310 196Z';
  const strap = 'M342 262L288 172Q272 140 296 124Q322 112 338 142L382 232Z';
  return (
    panel(k, tab, 'nylon', { tone: 'dark', shade: 'left' }) +
    k.shadow('M346 272L290 184Q284 160 300 150L376 236L376 254Z', 0.3) +
    panel(k, strap, 'nylon', { shade: 'down' }) +
    stud(k, 304, 150, 12, 'gunmetal')
  );
}

/** Seams and relief of the moulding on the outer face. */
function face(k: Pen, cut: HolsterCut): string {
  if (cut.goods === 'nylon')
    return (
      k.stitch('M362 286L348 520M264 400L266 520') +
      k.seam('M254 300C262 360 258 420 262 540', 1.4) +
      k.seam('M352 262C356 340 350 420 340 540', 1.2) +
      k.light('M262 300C270 360 266 420 270 536', 0.14, 2) +
      k.fold('M276 300C300 306 322 306 346 300M276 312C296 316 312 316 330 313') +
      k.stitch('M272 532H336M272 524H338') +
      k.rivet(304, 510, 6, 'gunmetal', true) +
      k.stitch('M222 300C206 322 208 356 226 376C240 390 256 384 256 362V316C254 298 238 292 222 300Z')
    );
  const guard =
    'M232 294C212 300 206 318 208 334C211 356 226 370 242 372C252 372 258 366 258 354V308C256 296 246 290 232 294Z';
  return (
    k.shadow(guard, 0.2) +
    k.light(mirrorPath('M232 294C212 300 206 318 208 334', 233), 0.18, 2) +
    k.seam(guard, 1.4) +
    k.seam('M276 196C268 260 262 300 262 372L266 546', 1.4) +
    k.light('M279 200C271 262 266 300 266 372L270 544', 0.16, 2) +
    k.shadow('M296 296H346Q352 296 351 304L349 340Q348 346 342 346H298Q292 346 292 340V302Q292 296 296 296Z', 0.2) +
    k.light('M294 346H344', 0.2, 2) +
    k.light('M370 300C371 350 368 400 362 440L355 520', 0.22, 2.4) +
    k.seam('M270 522H354', 1.4) +
    (cut.light
      ? k.seam('M206 400H262M212 502H264', 1.4) +
        k.shadow('M214 412H254V490H214Z', 0.18) +
        k.light('M214 412V490', 0.2, 2)
      : '') +
    (cut.goods === 'molded'
      ? [392, 412, 432, 452, 472, 492]
          .map((y) => k.shadow(`M290 ${y}H346l-2 9H290Z`, 0.28) + k.light(`M290 ${y + 10}H344`, 0.16, 1.4))
          .join('')
      : k.stitch('M364 216C369 280 366 340 360 400L349 528')) +
    (cut.release === 'button'
      ? k.part(box(284, 300, 62, 60, 12), { material: 'polymer', line: 2 }) +
        k.part(disc(316, 330, 20, 22), { tone: '#5a626a', line: 2, shade: 'ball', print: false }) +
        k.seam('M308 322H324M307 330H325M308 338H324', 1.8)
      : '') +
    dutyScrew(220, 346, 8) +
    dutyScrew(362, 210, 7)
  );
}

/** The holster from outside, in the frame of a whole drawing. */
export function drawHolster(k: Pen, cut: HolsterCut): string {
  const d = body(cut);
  const nylon = cut.goods === 'nylon';
  const mouth = nylon ? 'M250 196Q312 176 376 196V236H250Z' : 'M256 196Q258 176 276 168H360Q376 170 378 190V214H256Z';
  return (
    loopFront(k, cut) +
    k.part(mouth, { tone: 'deep', line: 2, print: false }) +
    panel(k, d, cut.goods, { shade: ['tube'] }) +
    face(k, cut) +
    (cut.release === 'thumb-break' ? thumbBreak(k) : hood(k, cut))
  );
}

function drawBack(k: Pen, cut: HolsterCut): string {
  const d = mirrorPath(body(cut));
  const nylon = cut.goods === 'nylon';
  const hoodBack = nylon
    ? panel(k, 'M334 196L342 128Q344 104 324 98Q304 94 298 114L290 196Z', 'nylon', { shade: 'left' })
    : k.part('M308 240L316 138Q316 100 282 98Q248 98 246 132L254 240Z', { shade: 'tube' }) +
      (cut.release === 'hood-lever'
        ? k.part('M360 214L364 152Q364 138 350 136L338 135Q330 136 330 146V214Z', { material: 'polymer', line: 2 }) +
          k.seam('M359 150H334M360 158H333M360 166H332M360 174H332', 1.8)
        : '');
  const plate = nylon
    ? panel(k, 'M232 58H368Q382 58 382 72V300Q382 316 366 316H234Q218 316 218 300V72Q218 58 232 58Z', 'nylon', {
        shade: 'down',
      }) +
      k.stitch('M232 196H368M232 204H368M232 300H368') +
      k.loop(244, 216, 112, 66) +
      k.shadow('M224 186H376V196H224Z', 0.3)
    : k.part(
        'M226 50H374Q390 50 391 66L394 192Q394 206 380 206H368L356 320Q352 344 328 344H272Q248 344 244 320L232 206H220Q206 206 206 192L209 66Q210 50 226 50Z',
        { material: 'polymer' },
      ) +
      k.light('M214 186L217 68Q218 57 228 57H372M252 318L241 212', 0.34, 2.4) +
      k.seam('M244 50V206H356V50', 1.6) +
      k.seam('M206 74H244M206 186H244M356 74H394M356 186H394', 1.4) +
      k.shadow(box(256, 72, 88, 116, 8), 0.2) +
      k.seam(box(256, 72, 88, 116, 8), 1.4) +
      slot(k, 270, 100, 60, 12) +
      slot(k, 270, 146, 60, 12) +
      dutyScrew(300, 236, 12) +
      dutyScrew(274, 304, 12) +
      dutyScrew(326, 304, 12);
  const sewn = nylon
    ? k.stitch('M238 330L252 524M336 420L334 520')
    : k.stitch('M236 216C231 280 234 340 240 400L251 528');
  return (
    k.part(
      mirrorPath(nylon ? 'M250 196Q312 176 376 196V236H250Z' : 'M256 196Q258 176 276 168H360Q376 170 378 190V214H256Z'),
      {
        tone: 'deep',
        line: 2,
        print: false,
      },
    ) +
    hoodBack +
    panel(k, d, cut.goods, { shade: ['tube'] }) +
    sewn +
    (nylon ? '' : k.seam('M334 350L336 546', 1.4) + k.seam('M246 522H330', 1.4) + dutyScrew(380, 346, 8)) +
    k.shadow(
      nylon
        ? 'M222 300H386V330H230Z'
        : 'M248 330Q254 352 276 354H332Q354 352 359 322L361 282L364 284L363 330Q358 362 334 364H276Q252 362 248 330Z',
      0.24,
    ) +
    plate
  );
}

/** Holsters for a duty belt, from outside. Options: retention 1|2|3; release thumb-break|hood|hood-lever|button (follows retention when left out); lightBearing; material laminate|nylon|molded; the basketweave comes from the colorway. */
export const dutyHolster: Archetype<DutyHolsterOptions> = {
  title: 'duty holster',
  second: 'back with belt loop',
  detail: 'retention',
  draw(view: View, color: Colorway, options: DutyHolsterOptions, labels: readonly string[]): string {
    const cut = readHolster(options);
    if (view === 'detail') {
      const nylon = cut.goods === 'nylon';
      const cy = cut.release === 'button' ? 226 : 206;
      const { k, spot, show } = lensAt(color, 306, cy, 2.3);
      return show(drawHolster(k, cut), labels, [
        ...(cut.release === 'thumb-break'
          ? [spot(304, 150, 'Thumb-break snap', /thumb|snap|retention/)]
          : [
              spot(320, 176, 'Rotating hood', /retention|hood|\bsls\b|level/),
              ...(cut.release === 'hood-lever' ? [spot(252, 168, 'Release lever', /release|lever|\bals\b/)] : []),
              ...(cut.release === 'button' ? [spot(316, 318, 'Release button', /release|button/)] : []),
            ]),
        nylon ? spot(242, 130, 'Belt loop', /belt|mount|\bride\b/) : spot(226, 160, 'Belt slot', /belt/),
        ...(nylon ? [] : [spot(374, 150, 'Mounting plate', /\bride\b|mount|screw/)]),
        spot(nylon ? 300 : 286, 282, 'Holster body', /heat|stable|laminate|molded|material/),
      ]);
    }
    const k = pen(color);
    if (view === 'front') return aslant(drawHolster(k, cut), { turn: 16, middle: [292, 304], shadow: body(cut) });
    return ground(304, 566, 96, 9) + drawBack(k, cut);
  },
};
