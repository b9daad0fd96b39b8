import type { Archetype, Colorway, View } from '../archetype';
import { lightness, shade } from '../color';
import { lensAt } from '../lens';
import { group } from '../markup';
import type { Point } from '../outline';
import { box } from '../path';
import { type Pen, pen } from '../pen';
import { pair } from '../pose';
import { laceCord, plot, SOLE, spaced, tread } from './footwear-parts';

export type LowShoeOptions = {
  readonly gloss?: boolean;
  readonly sole?: 'eva' | 'welt';
  readonly toe?: 'cap' | 'plain';
};

type Cut = ReturnType<typeof read>;

function read(options: LowShoeOptions) {
  return {
    gloss: options.gloss ?? false,
    eva: (options.sole ?? 'welt').toLowerCase().includes('eva'),
    cap: (options.toe ?? 'plain') === 'cap',
  };
}

const UPPER =
  'M62 394C52 358 82 334 130 326C186 316 232 306 268 288C290 276 308 264 324 252L348 262C378 306 452 322 510 284C505 300 498 318 502 340C510 358 514 374 508 392L330 412L100 418Z';
const QUARTER =
  'M250 310C274 294 306 274 338 256L348 262C378 306 452 322 510 284C505 300 498 318 502 340C510 358 514 374 508 394L316 414C302 384 280 356 250 334C240 326 240 317 250 310Z';
const NEAR = 'M256 307C280 292 308 274 334 259';
const FAR = 'M236 294C262 281 290 266 312 250';

function hide(k: Pen, d: string, cut: Cut, line = 1.8): string {
  const fill = k.t.isDark ? shade(k.t.base, cut.gloss ? -0.22 : 0.05) : k.t.base;
  return (
    k.part(d, { tone: fill, shade: 'slant', line: 0, rim: false, print: false }) +
    k.light(d, 0.3, line + 2.4) +
    k.outline(d, line)
  );
}

function eyelets(): Point[] {
  return spaced(plot((x, y) => [x + 8, y + 7])(NEAR), 4, 8, 10);
}

function shoe(k: Pen, cut: Cut): string {
  const lace = k.t.isDark ? '#4a5058' : k.t.dark;
  const near = eyelets();
  const far = spaced(FAR, 4, 8, 8);
  const rows = near.map(([x, y], i) => {
    const [a, b] = far[i] ?? [0, 0];
    return laceCord(`M${x.toFixed(1)} ${y.toFixed(1)}L${a.toFixed(1)} ${b.toFixed(1)}`, 5, lace, k.t.line);
  });
  const [tx, ty] = near[3] ?? [0, 0];
  const bow = plot((x, y) => [tx + x, ty + y]);
  const shine = (d: string, o: number): string => k.light(d, cut.gloss ? o : o * 0.4);
  const welt = cut.eva
    ? 'M56 388C84 412 150 418 200 417C260 415 310 405 350 397C400 391 460 389 514 384C522 402 522 424 512 436C460 442 400 440 350 432C300 432 250 440 200 440C140 440 80 428 60 410C52 402 52 394 56 388Z'
    : 'M54 388C84 412 150 418 200 417C260 415 310 405 350 397C400 391 460 389 516 384L516 396C460 401 400 403 352 409C310 417 260 428 200 429C140 429 80 420 56 402Z';
  const bottom =
    'M64 406C90 424 140 436 200 438C250 438 300 428 346 412L364 408L368 438C414 440 464 440 512 438L515 394Z';
  const rubber = k.t.isDark ? '#2a2e33' : shade(k.t.base, -0.55);
  const light = k.t.isDark ? '#454b52' : shade(k.t.base, -0.4);
  return (
    k.part('M328 264C372 244 460 250 510 284C462 318 392 312 350 264Z', { tone: 'deep', line: 2, print: false }) +
    k.fold('M362 258C410 252 462 262 496 284') +
    k.part('M222 304C256 288 286 268 302 238C310 228 332 226 344 236C348 246 346 256 342 264L270 324Z', {
      tone: 'dark',
      shade: 'slant',
      line: 2,
    }) +
    k.stitch('M302 252C308 238 324 234 338 242') +
    k.part(UPPER, { shade: 'round', tone: cut.gloss && k.t.isDark ? shade(k.t.base, -0.22) : 'base', print: false }) +
    hide(
      k,
      'M62 396C52 358 82 334 130 326C186 316 232 306 258 292C242 306 236 320 250 334C280 356 302 384 316 414L200 420L90 416Z',
      cut,
    ) +
    hide(k, 'M218 310C254 294 282 274 308 246L318 250C296 280 264 304 230 322Z', cut, 1.4) +
    (cut.cap
      ? k.seam('M164 320C188 346 196 380 192 418') +
        k.stitch('M157 322C181 348 189 380 185 418M152 323C176 349 184 380 180 418')
      : '') +
    k.fold('M200 326C212 340 232 348 254 348M192 336C208 354 232 362 258 362') +
    shine('M78 374C74 350 98 338 136 331C158 327 180 322 200 315C182 334 148 340 122 346C98 352 86 358 78 374Z', 0.22) +
    shine(
      'M90 358C100 346 122 341 146 337C160 334 174 331 186 326C172 340 144 343 122 348C106 352 96 354 90 358Z',
      0.42,
    ) +
    shine('M84 390C130 408 200 410 262 402C200 420 124 416 84 390Z', 0.2) +
    hide(k, QUARTER, cut) +
    k.stitch('M338 264L262 312C254 318 256 324 264 330C290 350 310 376 323 408M346 270C380 316 456 330 504 298') +
    k.seam('M344 266C378 312 454 326 506 292', 1.2) +
    hide(
      k,
      'M486 300L510 284C505 300 498 318 502 340C510 358 514 374 508 394L424 404C430 374 450 352 490 342C484 326 484 312 486 300Z',
      cut,
    ) +
    k.stitch('M488 349C456 358 438 376 432 402') +
    shine('M344 284C370 316 420 334 468 328C428 346 372 330 344 284Z', 0.26) +
    shine('M454 384C458 368 472 358 490 354C480 366 468 374 464 390Z', 0.34) +
    shine('M296 334C324 346 346 366 358 394C332 374 312 356 296 334Z', 0.14) +
    k.shadow(
      'M60 390C90 412 150 418 200 418C260 416 310 406 350 398C400 392 460 390 512 386L510 376C460 382 400 384 348 390C310 396 260 408 200 410C150 410 90 402 58 382Z',
      0.25,
    ) +
    (cut.eva
      ? ''
      : k.part(bottom, { tone: rubber, shade: 'down', print: false }) +
        k.seam('M364 410C412 408 462 406 514 402M367 424L513 422', 1.2) +
        k.light('M380 414L506 410', 0.16, 2)) +
    k.part(welt, { tone: light, shade: 'down', line: 2, print: false }) +
    k.stitch('M64 402C90 416 150 424 200 423C260 421 310 411 352 403C400 397 460 395 512 390') +
    (cut.eva
      ? k.seam('M62 410C100 428 150 432 200 431C260 430 310 422 352 416C410 412 460 416 516 412', 1.3) +
        k.fold('M390 424L504 422M392 430L506 428')
      : '') +
    rows.join('') +
    near.map(([x, y]) => k.rivet(x + 1, y + 1, 3.4, 'gunmetal', true)).join('') +
    laceCord(bow('M-14 -4C2 6 20 24 38 30C48 32 50 24 42 19C26 10 6 0 -12 -6'), 4, lace, k.t.line) +
    laceCord(bow('M-16 -4C-32 4 -44 16 -50 30'), 4, lace, k.t.line) +
    laceCord(bow('M-14 -4C-14 12 -8 28 0 40'), 4, lace, k.t.line) +
    k.part(bow('M-24 -8L-14 -13L-6 -8L-6 1L-16 4L-24 0Z'), { tone: lace, line: 1.5, rim: false, print: false })
  );
}

/** The shoe from above, around the origin, toe up. */
function above(k: Pen, cut: Cut): string {
  const upper = plot((x, y) => [x * 0.9, y * 0.96])(SOLE);
  const lace = k.t.isDark ? '#4a5058' : k.t.dark;
  const rows = [-34, -16, 2, 20].map((y) => laceCord(`M-18 ${y}Q2 ${y - 7} 22 ${y}`, 5, lace, k.t.line)).join('');
  const shine = (d: string, o: number): string => k.light(d, cut.gloss ? o : o * 0.4);
  const quarter =
    'M-8 -48C-22 -44 -30 -30 -44 -8L-46 30C-44 70 -52 110 -50 152C-47 190 -28 209 4 210C34 209 54 188 55 152C56 110 48 70 48 30L50 -8C36 -30 26 -44 14 -48L16 36L-10 36Z';
  return (
    k.part(SOLE, { tone: k.t.isDark ? '#454b52' : shade(k.t.base, -0.4), print: false }) +
    k.stitch(plot((x, y) => [x * 0.95, y * 0.98])(SOLE)) +
    hide(k, upper, cut, 2) +
    k.part(upper, { tone: 'none', shade: 'round', line: 0, print: false }) +
    (cut.cap ? k.seam('M-66 -92C-30 -112 34 -112 68 -90') + k.stitch('M-66 -99C-30 -119 34 -119 68 -97') : '') +
    shine('M-46 -176C-30 -198 -8 -204 8 -202C-14 -192 -30 -170 -36 -140C-46 -148 -50 -162 -46 -176Z', 0.34) +
    k.fold('M-50 -82C-24 -70 26 -70 54 -82M-44 -72C-20 -61 22 -61 48 -72') +
    hide(k, quarter, cut) +
    k.stitch('M-14 -40C-26 -34 -34 -20 -42 -4M20 -40C32 -34 40 -20 46 -4') +
    k.part('M-16 -40C-6 -46 10 -46 20 -40L22 64C10 72 -6 72 -16 64Z', {
      tone: 'dark',
      shade: 'round',
      line: 1.6,
      rim: false,
    }) +
    k.part('M-30 70C-30 46 32 46 36 70C42 104 42 140 38 168C30 196 -22 196 -30 168C-36 140 -36 104 -30 70Z', {
      tone: 'deep',
      line: 2,
      print: false,
      rim: false,
    }) +
    k.part('M-18 44C-8 38 14 38 24 44L26 84C14 92 -10 92 -20 84Z', {
      tone: 'dark',
      line: 1.6,
      shade: 'down',
      rim: false,
    }) +
    k.stitch('M-13 78C-4 84 10 84 19 78') +
    k.fold('M-22 168C-16 184 22 184 30 168') +
    k.seam('M-38 68C-44 110 -44 150 -36 176C-24 204 32 204 44 176C52 150 50 110 44 68', 1.1) +
    shine('M-46 140C-46 170 -36 190 -20 198C-32 184 -38 164 -38 140Z', 0.3) +
    rows +
    [-34, -16, 2, 20].map((y) => k.rivet(-22, y, 3, 'gunmetal', true) + k.rivet(26, y, 3, 'gunmetal', true)).join('') +
    laceCord('M2 20C-14 30 -40 30 -46 42C-44 52 -20 44 0 22C14 36 44 46 50 36C46 26 20 28 4 20', 3.8, lace, k.t.line) +
    k.part(box(-4, 15, 12, 11, 3), { tone: lace, line: 1.4, rim: false, print: false })
  );
}

/** Plain duty oxfords with open lacing. Options: gloss (mirror finish); sole welt|eva; toe plain|cap. */
export const lowShoe: Archetype<LowShoeOptions> = {
  title: 'duty oxford',
  second: 'from above, and the sole',
  detail: 'lacing and welt',
  draw(view: View, color: Colorway, options: LowShoeOptions, labels: readonly string[]): string {
    const cut = read(options);
    if (view === 'detail') {
      const { k, spot, show } = lensAt(color, 246, 334, 2.1);
      const eyelet = eyelets()[1] ?? [0, 0];
      return show(shoe(k, cut), labels, [
        spot(212, cut.eva ? 429 : 423, cut.eva ? 'Foam wedge sole' : 'Welted sole', /\b(?:out)?sole\b|\bwelt/),
        spot(eyelet[0], eyelet[1], 'Lacing', /lac(?:e|ing)|eyelet/),
        spot(196, 372, cut.gloss ? 'High-gloss vamp' : 'Smooth vamp', /polish|gloss|shine|leather|upper/),
        spot(148, 366, cut.cap ? 'Toe cap' : 'Plain toe', cut.cap ? /toe cap|capped/ : /plain toe|toe plain/),
        spot(318, 344, 'Quarter', /quarter/),
      ]);
    }
    if (view === 'second') {
      const k = pen(color, 1.2);
      const dark = lightness(color.hex) < 0.13;
      return (
        group(above(k, cut), 'translate(186 300) rotate(-4) scale(1.2)') +
        group(
          tread(
            k,
            cut.eva ? 'sport' : 'smooth',
            dark ? '#33393e' : shade(k.t.base, -0.6),
            dark ? '#454b52' : shade(k.t.base, -0.42),
            'soleClip',
          ),
          'translate(414 300) rotate(4) scale(1.2)',
        )
      );
    }
    return group(pair(shoe(pen(color), cut), 286, 442, [56, -64], 0.98), 'translate(-2 -106)');
  },
};
