import { both, box, mirrorPath } from '../path';
import type { Pen } from '../pen';
import { fitTo, type Leg } from './leg-parts';

/** Trousers with all that their facts leave open decided. */
export type Pants = {
  readonly leg: Leg;
  readonly cargo: 'button' | 'ems' | 'flap' | 'hidden' | 'none' | 'patch';
  /** Slots of an organizer on the thigh. */
  readonly slots: number;
  /** How many pockets there are in all, where the facts count them. */
  readonly pockets: number;
  readonly knees: 'articulated' | 'double' | 'pad' | 'patch' | 'plain' | 'stretch';
  readonly strap: boolean;
  readonly ankles: 'bungee' | 'drawstring' | 'plain' | 'zip';
  readonly waist: 'elastic' | 'plain' | 'slider' | 'tabs' | 'tunnel';
  readonly fly: 'button' | 'zip';
  readonly ring: boolean;
  readonly magazine: boolean;
  readonly badge: boolean;
  readonly gusset: boolean;
  readonly ripstop: boolean;
  readonly seat: 'double' | 'plain' | 'stretch';
};

/** The tools for drawing trousers; `fit` moves a piece of the left leg to where the cut has it. */
export type Tailor = {
  readonly k: Pen;
  readonly pants: Pants;
  readonly fit: (d: string) => string;
  /** A point of the left leg where the cut has it. */
  readonly at: (x: number, y: number) => readonly [number, number];
};

/** The pen and the fit for trousers. */
export function tailor(k: Pen, pants: Pants): Tailor {
  const fit = fitTo(pants.leg);
  const at = (x: number, y: number) => {
    const [a = 0, b = 0] = fit(`M${x} ${y}`).slice(1).split(' ').map(Number);
    return [a, b] as const;
  };
  return { k, pants, fit, at };
}

/** A pair of pieces that lie flat on the legs. */
function laid({ k, fit }: Tailor, d: string, tone: 'base' | 'dark' | 'light' = 'dark'): string {
  return k.pair(fit(d), { tone, shade: 'slant', line: 1.8, rim: false });
}

const BAG = 'M168 230L243 237L241 337Q239 346 230 346L166 341Q160 341 160 333Z';
const BELLOWS = 'M156 228L245 236L243 350Q241 358 232 358L160 352Q151 352 151 343Z';
const FLAP = 'M164 214L247 222L245 252L237 260L163 254Q160 236 164 214Z';
const WIDE_FLAP = 'M154 212L249 221L247 258L152 252Q150 232 154 212Z';

/** The pockets of the thighs; bags stand out over the side seam. */
export function thighPockets(tailored: Tailor): string {
  const { k, pants, fit } = tailored;
  if (pants.cargo === 'none') return '';
  if (pants.cargo === 'hidden') return hiddenPocket(tailored);
  if (pants.cargo === 'patch') return patchPocket(tailored);
  if (pants.cargo === 'ems') return organizer(tailored);
  const buttoned = pants.cargo === 'button';
  const flap = buttoned ? WIDE_FLAP : FLAP;
  return (
    k.pair(fit(buttoned ? BELLOWS : BAG), { tone: 'dark', shade: 'slant', line: 2 }) +
    (buttoned
      ? k.seam(both(fit('M170 258L166 350M182 259L179 351M230 262L227 356M218 261L215 355')), 1.3) +
        k.light(both(fit('M174 258L170 350M226 262L223 355')), 0.14, 3)
      : k.stitch(both(fit('M168 262L167 334L230 339L234 266'))) +
        k.seam(both(fit('M176 262L175 340M222 265L220 343')), 1.2)) +
    k.shadow(both(fit('M162 254L237 262L246 252V260L239 268L162 262Z')), 0.24) +
    k.pair(fit(flap), { tone: 'light', line: 2, shade: 'down' }) +
    k.stitch(both(fit(buttoned ? 'M158 217L245 226L243 252L156 246' : 'M168 219L242 227L241 250L235 255L167 249'))) +
    (buttoned ? flapButtons(tailored) : k.loop(196, 230, 22, 14, 6) + k.loop(382, 230, 22, 14, -6))
  );
}

function flapButtons({ k }: Tailor): string {
  return [166, 228].map((x) => k.button(x, 243, 4.6) + k.button(600 - x, 243, 4.6)).join('');
}

function hiddenPocket({ k, fit, at }: Tailor): string {
  const [[x1, y1], [x2, y2]] = [at(190, 218), at(244, 235)];
  const style = { width: 6, at: 0.94 };
  return (
    k.seam(both(fit('M183 210L252 230L250 244L182 225Z')), 1.6) +
    k.zip(x1, y1, x2, y2, style) +
    k.zip(600 - x1, y1, 600 - x2, y2, style) +
    k.stitch(both(fit('M250 250L246 336L184 332')))
  );
}

/** A pocket laid on the thigh whose mouth slants to the front; no flap. */
function patchPocket(tailored: Tailor): string {
  const { k, fit } = tailored;
  return (
    laid(tailored, 'M176 242L246 216L246 334L236 344L182 340Q174 339 174 331Z') +
    k.pair(fit('M175 242L246 216L247 229L176 256Z'), { tone: 'light', line: 1.6, rim: false }) +
    k.stitch(both(fit('M181 258L180 333L234 337L240 331L241 236')))
  );
}

function organizer(tailored: Tailor): string {
  const { k, pants, fit } = tailored;
  const [top, foot] = [250, 372];
  const seams = Array.from({ length: pants.slots - 1 }, (_, i) => {
    const x = 168 + ((i + 1) * 84) / pants.slots;
    return `M${x.toFixed(1)} ${top + 4 + i}L${(x - 3).toFixed(1)} ${foot - 4}`;
  });
  return (
    k.pair(fit('M164 246L256 254L252 376Q250 384 242 384L162 378Q156 378 157 370Z'), {
      tone: 'dark',
      shade: 'slant',
      line: 2,
    }) +
    k.seam(both(fit(seams.join(''))), 3.6) +
    k.light(both(fit(seams.join(''))), 0.42, 1.8) +
    k.pair(fit('M162 292L254 300L253 318L161 310Z'), { tone: 'light', line: 1.5, rim: false }) +
    k.stitch(both(fit('M162 296L253 304M162 306L252 314M168 376L242 381'))) +
    k.pair(fit('M164 244L257 252L256 264L163 256Z'), { tone: 'light', line: 1.5, rim: false })
  );
}

/** Pockets beyond hands, back and thighs, pair by pair, until the stated number is reached. */
export function morePockets(tailored: Tailor): string {
  const { k, pants, fit } = tailored;
  const onThighs = { button: 2, ems: 2 * pants.slots, flap: 2, hidden: 2, none: 0, patch: 2 }[pants.cargo];
  const more = Math.max(0, Math.min(pants.pockets - 4 - onThighs, 9));
  const pairs = Math.floor(more / 2);
  const phone =
    laid(tailored, 'M254 240L281 243L277 306L252 303Z', 'light') +
    k.stitch(both(fit('M257 252L278 254M256 247L256 300L274 302')));
  const shin =
    laid(tailored, 'M184 448L250 452L247 520L182 515Z') +
    k.pair(fit('M183 448L251 452L250 463L183 459Z'), { tone: 'light', line: 1.4, rim: false });
  const slit =
    k.pair(fit('M188 190L236 176L238 184L190 199Z'), { tone: 'deep', line: 1.6, rim: false, print: false }) +
    k.stitch(both(fit('M184 188L238 171L242 187L187 204Z')));
  return (
    (pairs > 0 ? phone : '') +
    (pairs > 1 || pants.magazine ? hip(k) : '') +
    (pairs > 2 ? shin : '') +
    (pairs > 3 ? slit : '') +
    (more % 2 ? coin(k) : '')
  );
}

/** A pair of pockets for magazines at the front of the hip. */
function hip(k: Pen): string {
  return (
    k.pair('M268 138L232 172L232 208L268 212Z', { tone: 'dark', line: 1.7, rim: false }) +
    k.stitch(both('M264 148L236 174M264 148V206L236 203'))
  );
}

/** A small pocket below the waistband on the right hip. */
function coin(k: Pen): string {
  return (
    k.part('M344 92L374 87L377 118L362 127L346 122Z', { tone: 'light', line: 1.7, rim: false }) +
    k.stitch('M347 98L372 93M349 118L362 123L374 115')
  );
}

/** The knees from the front. */
export function knees(tailored: Tailor): string {
  const { k, pants, fit } = tailored;
  const over = (d: string) => both(fit(d));
  if (pants.knees === 'plain') return k.fold(over('M198 376Q228 388 264 382M194 400Q224 414 260 406'));
  if (pants.knees === 'stretch')
    return (
      k.pair(fit('M172 366C206 382 246 384 281 374L277 446C242 436 204 436 171 446Z'), {
        tone: 'dark',
        texture: 'ribAcross',
        shade: 'slant',
        line: 1.8,
        rim: false,
      }) + k.light(over('M174 374C206 389 246 391 280 382M174 438C206 428 242 428 276 438'), 0.24, 1.6)
    );
  if (pants.knees === 'articulated')
    return (
      k.seam(over('M173 358C206 376 246 378 282 366M170 452C206 438 244 438 277 450'), 1.8) +
      k.stitch(over('M173 365C206 383 246 385 281 373M170 445C206 431 244 431 277 443')) +
      k.seam(over('M174 394L206 402M280 394L252 402M174 418L206 412M278 418L252 412'), 1.6) +
      k.shadow(over('M206 402L252 402Q262 407 252 412L206 412Q196 407 206 402Z'), 0.22)
    );
  if (pants.knees === 'double') {
    return (
      k.pair(fit('M173 392C208 400 246 402 280 394L274 524C242 530 202 528 166 520Z'), {
        tone: 'light',
        shade: 'slant',
        line: 2,
        rim: false,
      }) +
      k.stitch(
        over(
          'M178 399C210 407 246 409 275 402L269 518C242 523 204 521 172 514ZM182 405C212 413 244 414 270 408M267 511C240 517 206 515 176 508',
        ),
      )
    );
  }
  const patch =
    'M176 356C208 364 248 366 284 358C281 394 279 424 275 456C242 464 204 462 171 454C172 420 174 388 176 356Z';
  return (
    k.pair(fit(patch), { tone: 'dark', shade: 'slant', line: 1.9, rim: false }) +
    k.stitch(
      over('M182 363C212 370 246 372 277 365C275 396 273 424 269 450C240 457 206 455 177 448C178 420 180 390 182 363Z'),
    ) +
    (pants.knees === 'pad'
      ? k.pair(fit('M177 368C208 378 248 380 283 370L282 382C248 392 208 390 176 380Z'), {
          tone: 'light',
          line: 1.6,
          rim: false,
        }) + k.shadow(over('M176 382C208 392 248 394 282 384L282 390C248 400 208 398 176 388Z'), 0.3)
      : k.seam(over('M226 371V379M225 446V454'), 1.3))
  );
}

/** The hems of the legs. */
export function ankles({ k, pants, fit, at }: Tailor): string {
  const hem = k.stitch(both(fit('M165 540Q220 551 272 543')));
  const gathers = k.fold(
    both(
      fit(
        'M178 504Q182 522 178 540M196 500Q198 524 196 546M216 504Q216 526 216 549M236 502Q236 526 238 549M256 506Q254 526 258 546',
      ),
    ),
  );
  if (pants.ankles === 'drawstring') {
    const ties = 'M212 550q-10 8-12 22M212 550q4 12 14 18';
    return (
      gathers +
      k.seam(both(fit('M166 533Q220 544 272 536')), 1.8) +
      hem +
      k.outline(both(ties), 5) +
      k.light(both(ties), 0.5, 2)
    );
  }
  if (pants.ankles === 'bungee')
    return (
      gathers +
      hem +
      k.part(box(178, 532, 14, 18, 3), { material: 'polymer', line: 1.3 }) +
      k.part(mirrorPath(box(178, 532, 14, 18, 3)), { material: 'polymer', line: 1.3 })
    );
  if (pants.ankles === 'zip') {
    const [a, b] = [at(180, 446), at(176, 552)];
    return (
      hem +
      k.zip(...a, ...b, { width: 7, at: 0.03 }) +
      k.zip(600 - a[0], a[1], 600 - b[0], b[1], { width: 7, at: 0.03 }) +
      k.stitch(both(fit('M190 444L186 553')))
    );
  }
  return hem;
}

/** The parts that let the waist out. */
export function waist({ k, pants }: Tailor): string {
  if (pants.waist === 'tabs')
    return (
      k.pair('M204 68L238 74L240 88L202 84Z', { tone: 'light', line: 1.5, rim: false }) +
      k.button(230, 81, 3.4) +
      k.button(370, 81, 3.4)
    );
  const band = 'M211 48Q228 55 246 58L242 82Q224 78 207 72Z';
  if (pants.waist === 'elastic')
    return (
      k.pair(band, { tone: 'dark', texture: 'rib', line: 1.4, rim: false }) +
      k.fold(both('M214 50L209 72M220 52L215 74M227 54L223 76M234 56L231 78M241 57L239 80'))
    );
  if (pants.waist === 'slider')
    return (
      k.seam(both('M207 60L236 68'), 1.4) +
      k.pair('M236 56L252 60L251 76L235 72Z', { tone: 'dark', line: 1.4, rim: false })
    );
  if (pants.waist === 'tunnel')
    return (
      k.seam(both('M209 54Q248 66 292 69M208 66Q248 78 292 81'), 1.3) +
      k.fold(both('M216 58L214 66M226 61L224 69M238 64L236 72M250 66L248 75M264 68L262 77M278 69L277 79'))
    );
  return '';
}
