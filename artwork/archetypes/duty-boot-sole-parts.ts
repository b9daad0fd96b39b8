import type { Point } from '../outline';
import { hide, type Paint } from './duty-boot-parts';
import { hasHeel, type Tread, treadEdge } from './footwear-parts';

/** How a sole is built: a welt over a heel of its own, deep lugs that climb the toe, a cup of rubber, or a rocker of foam. */
type Build = 'cup' | 'foam' | 'heel' | 'lug';

function buildOf(sole: Tread, eva: boolean): Build {
  if (eva) return 'foam';
  if (sole === 'cleat') return 'lug';
  return hasHeel(sole) ? 'heel' : 'cup';
}

type Form = {
  /** The lowest line, and how far toe and heel lift from it. */
  readonly bottom: number;
  readonly toe: number;
  readonly heel: number;
  /** How far the sole stands out behind. */
  readonly flare: number;
};

const FORMS: Readonly<Record<Build, Form>> = {
  heel: { bottom: 544, toe: 18, heel: 0, flare: 0 },
  lug: { bottom: 550, toe: 26, heel: 8, flare: 8 },
  cup: { bottom: 536, toe: 16, heel: 4, flare: 2 },
  foam: { bottom: 548, toe: 34, heel: 22, flare: 20 },
};

/** The lower line of a sole: it lifts at the toe and at the heel, and at the arch of a sole without a heel. */
function lineOf({ bottom, toe, heel }: Form, hasArch: boolean): (x: number) => number {
  return (x) => {
    const front = x < 210 ? toe * ((210 - x) / 145) ** 2 : 0;
    const back = x > 430 ? heel * ((x - 430) / 80) ** 2 : 0;
    const arch = hasArch && x > 260 && x < 380 ? 6 * Math.sin(((x - 260) / 120) * Math.PI) : 0;
    return bottom - front - back - arch;
  };
}

/** The sole from the side. */
export function sole(p: Paint): string {
  const { k, g, boot } = p;
  const build = buildOf(boot.sole, boot.eva);
  const form = FORMS[build];
  const heel = hasHeel(boot.sole) && build !== 'foam';
  const bottom = lineOf(form, !heel);
  const edge: Point[] = heel
    ? [
        ...treadEdge(boot.sole, 74, 318, bottom),
        [328, bottom(328) - 30],
        [366, bottom(366) - 32],
        ...treadEdge(boot.sole, 372, 506 + form.flare / 2, bottom),
      ]
    : treadEdge(boot.sole, 78, 506, bottom);
  const points = edge.map(([x, y]) => `L${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const back = 510 + form.flare;
  const outline = `M62 484C54 496 60 508 70 ${bottom(70).toFixed(0)}${points}${
    heel ? `L${back} 500L512 482` : `C${back + 8} 524 ${back + 12} 500 ${back} 478L512 474`
  }C460 488 400 487 344 491C296 495 250 507 190 508C140 509 84 502 62 484Z`;
  const grooves = edge
    .filter((_, i) => i % 4 === 1)
    .map(([x, y]) => `M${x} ${y - 8}L${x - 1} ${y - 19}`)
    .join('');
  return (
    k.part(g(outline), { tone: p.rubber, shade: 'down', print: false }) +
    (build === 'heel' || build === 'lug' ? k.light(g(grooves), 0.24, 2.4) : '') +
    side(p, build) +
    (build === 'heel' ? k.seam(g('M352 506C400 503 460 503 512 498M370 520C410 518 460 518 508 515'), 1.2) : '')
  );
}

/** What lies between the upper and the tread. */
function side(p: Paint, build: Build): string {
  const { k, g } = p;
  if (build === 'foam') return foam(p);
  if (build === 'cup')
    return (
      k.part(
        g(
          'M58 478C76 494 140 500 190 499C250 498 300 488 346 484C400 480 460 480 514 470L518 496C470 506 420 508 372 510C320 514 250 522 190 522C130 522 76 514 60 500Z',
        ),
        { tone: p.rubberLight, shade: 'down', line: 1.6, rim: false, print: false },
      ) + k.stitch(g('M66 490C84 504 140 509 190 508C250 507 298 497 346 493C400 489 460 490 512 482'))
    );
  const rim =
    'M58 482C76 503 140 509 190 508C250 507 296 495 344 491C400 487 460 488 514 481L514 494C460 500 400 499 346 503C298 507 252 519 190 520C134 521 72 514 56 496Z';
  const bumper =
    'M60 500C48 474 52 450 74 442C96 454 122 478 140 516C106 516 74 510 60 500ZM512 494C520 474 522 456 514 440C500 450 484 468 472 496Z';
  return (
    k.part(g(rim), { tone: p.rubberLight, line: 1.6, shade: 'down', rim: false, print: false }) +
    (build === 'lug'
      ? k.part(g(bumper), {
          tone: p.rubber,
          texture: 'grip',
          line: 1.8,
          shade: 'down',
          rim: false,
          print: false,
        }) + k.seam(g('M84 462C96 474 108 492 116 512M500 462C494 474 488 486 484 496'), 1.3)
      : '') +
    (p.boot.welt && build === 'heel'
      ? k.stitch(g('M68 496C84 508 140 514 190 514C252 513 298 501 346 497C400 493 460 494 508 488'))
      : '')
  );
}

/** A rocker of foam that rises behind the heel, with a cup of the same around it. */
function foam(p: Paint): string {
  const { k, g } = p;
  const body =
    'M54 480C76 498 140 503 190 501C250 498 300 484 346 478C400 471 470 474 520 444C536 466 540 498 530 514C480 526 420 526 372 524C320 522 250 532 190 532C130 532 70 522 54 500C50 492 50 484 54 480Z';
  return (
    k.part(g(body), { tone: p.foam, shade: 'down', line: 1.8, rim: false, print: false }) +
    k.seam(g('M392 490C436 486 488 482 528 464M384 502C436 500 488 498 532 484'), 1.5) +
    k.fold(g('M90 504C140 516 210 516 270 506M104 516C150 524 200 524 250 518')) +
    k.light(g('M70 494C110 508 150 512 190 510C250 508 304 494 350 487C404 480 464 482 518 458'), 0.3, 2)
  );
}

/** Foam that climbs around the heel of a sporty boot. */
export function heelCup(p: Paint): string {
  const { k, g } = p;
  const d = 'M512 484C500 462 470 448 436 456C420 462 408 478 402 500L506 494Z';
  if (p.boot.welded || !p.boot.eva) return hide(p, d);
  return (
    k.part(g(d), { tone: p.foam, shade: 'slant', line: 1.6, rim: false, print: false }) +
    k.seam(g('M430 468C450 462 478 466 494 478M424 480C448 474 470 476 486 486'), 1.2)
  );
}
