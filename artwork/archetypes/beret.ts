import type { Archetype, Colorway, View } from '../archetype';
import { lensAt } from '../lens';
import { ground } from '../paper';
import { type Pen, pen } from '../pen';
import { laceCord } from './footwear-parts';

export type BeretOptions = {
  readonly flash?: boolean;
};

function front(k: Pen, flash: boolean): string {
  const crown =
    'M112 392C92 372 92 320 112 270C140 206 212 168 306 166C420 164 528 212 560 296C572 334 566 382 540 404C516 422 480 418 452 404C400 424 200 430 112 392Z';
  const drape =
    'M300 386C380 380 440 350 470 312C500 330 520 372 512 412C490 418 470 412 452 404C420 420 360 416 300 386Z';
  const band = 'M112 388C180 424 380 430 456 400L456 434C380 464 190 460 116 424Z';
  return (
    k.part(crown, { texture: 'fleece', shade: 'slant' }) +
    k.light('M150 262C176 220 236 196 306 194C252 214 214 244 200 292C180 290 160 280 150 262Z', 0.06) +
    k.shadow(drape, 0.14) +
    k.fold(
      'M330 250C390 252 450 276 486 316M352 290C400 294 440 312 464 340M280 364C340 366 400 350 436 322M540 320C546 350 540 376 524 396',
    ) +
    k.shadow(
      'M456 404C490 420 530 414 552 380C560 356 566 330 560 296C574 340 566 384 540 404C516 422 480 418 452 404Z',
      0.25,
    ) +
    (flash
      ? k.stitch('M150 392C146 350 146 310 152 282C180 262 226 260 252 274C258 316 258 362 254 402') +
        k.part(
          'M166 286C166 282 168 280 172 280L232 280C236 280 238 282 238 286L238 332C238 356 222 372 202 380C182 372 166 356 166 332Z',
          { tone: 'dark', line: 1.8, shade: 'slant', rim: false },
        ) +
        k.stitch('M172 286L232 286L232 332C232 352 219 366 202 373C185 366 172 352 172 332Z')
      : k.fold('M170 300C190 290 220 290 240 300')) +
    k.shadow('M110 384C180 418 380 424 458 394L458 404C380 432 190 430 112 396Z', 0.25) +
    k.part(band, { tone: 'dark', texture: 'leather', shade: 'round', print: false }) +
    k.stitch('M116 396C186 430 380 436 454 408M120 417C190 451 380 455 454 426')
  );
}

function back(k: Pen): string {
  const crown =
    'M488 392C508 372 508 320 488 270C460 206 388 168 294 166C180 164 72 212 40 296C28 334 34 382 60 404C84 422 120 418 148 404C200 424 400 430 488 392Z';
  return (
    k.part(crown, { texture: 'fleece', shade: 'slant' }) +
    k.fold(
      'M270 250C210 252 150 276 114 316M248 290C200 294 160 312 136 340M320 364C260 366 200 350 164 322M60 320C54 350 60 376 76 396M400 210C430 230 450 260 458 300',
    ) +
    k.light('M96 286C120 246 176 210 246 198C190 224 152 256 140 300C122 302 106 298 96 286Z', 0.06) +
    k.shadow('M490 384C420 418 220 424 142 394L142 404C220 432 410 430 488 396Z', 0.25) +
    k.part('M488 388C420 424 220 430 144 400L144 434C220 464 410 460 484 424Z', {
      tone: 'dark',
      texture: 'leather',
      shade: 'round',
      print: false,
    }) +
    k.stitch('M484 396C414 430 220 436 146 408M480 417C410 451 220 455 146 426') +
    k.seam('M300 424V452', 1.6) +
    laceCord(
      'M300 450C270 462 246 486 262 496C280 502 294 474 300 456C308 474 324 500 340 494C354 482 328 460 302 450',
      4.4,
      k.t.dark,
      k.t.line,
    ) +
    laceCord('M298 454C290 480 282 506 270 524', 4.4, k.t.dark, k.t.line) +
    laceCord('M303 454C310 480 320 504 334 520', 4.4, k.t.dark, k.t.line) +
    k.part('M292 446L310 446L312 460L291 461Z', { tone: 'dark', line: 1.6, rim: false, print: false })
  );
}

/** Wool berets with a bound sweatband. Options: flash (stiffened field for a badge). */
export const beret: Archetype<BeretOptions> = {
  title: 'beret',
  second: 'back with drawstring',
  detail: 'sweatband and badge field',
  draw(view: View, color: Colorway, options: BeretOptions, labels: readonly string[]): string {
    const flash = options.flash ?? true;
    if (view === 'detail') {
      const { k, spot, show } = lensAt(color, 222, 360, 2.2);
      return show(front(k, flash), labels, [
        ...(flash ? [spot(202, 322, 'Stiffened badge field', /flash|badge|stiff/)] : []),
        spot(270, 425, 'Bound sweatband', /sweat|\bband|bind|bound/),
        spot(296, 350, 'Crown', /wool|crown|felt/),
        ...(flash ? [] : [spot(200, 340, 'Side of the crown', /\bside/)]),
      ]);
    }
    const k = pen(color);
    return view === 'front' ? ground(310, 462, 200) + front(k, flash) : ground(290, 462, 200) + back(k);
  },
};
