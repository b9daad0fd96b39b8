import { both, disc, num } from '../path';
import { dimension, figures, frame } from './dimension';
import { AMBER, type LinePart, line, PAPER, QUIET, quiet, scene } from './line';

// A closed box, seen from above its front corner.
const BOX: LinePart = {
  main: 'M300 148L448 222V396L300 470L152 396V222ZM152 222L300 296L448 222M300 296V470',
  fine: 'M226 185L374 259V300L348 313V272L200 198',
  stitch: 'M168 244L284 302M316 302L432 244',
};

// A tin with a lid.
const TIN: LinePart = {
  main: 'M190 190A110 40 0 0 1 410 190V430A110 40 0 0 1 190 430ZM190 190A110 40 0 0 0 410 190M190 226A110 40 0 0 0 410 226',
  fine: 'M190 290A110 40 0 0 0 410 290M190 390A110 40 0 0 0 410 390',
  stitch: 'M300 346V414',
};
// A bag whose mouth is folded over.
const BAG: LinePart = {
  main: 'M196 196L216 140H384L404 196V440Q404 464 380 464H220Q196 464 196 440ZM196 196H404',
  fine: 'M240 140V196M360 140V196M236 250H364V350H236Z',
  stitch: 'M216 168H384',
};
// A roll that stands on its end.
const ROLL: LinePart = {
  main: 'M170 210A130 52 0 0 1 430 210V410A130 52 0 0 1 170 410ZM170 210A130 52 0 0 0 430 210M256 210A44 18 0 0 1 344 210A44 18 0 0 1 256 210',
  fine: 'M210 210A90 36 0 0 1 390 210A90 36 0 0 1 210 210',
  stitch: 'M372 258V456',
};
const PIECES = [BOX, TIN, BAG, ROLL] as const;

/** The picture for any category, by its place among them: a box, a tin, a bag or a roll; 600 by 600. */
export function neutralPlaceholder(place: number): string {
  return scene(600, 600, 'No picture yet', frame(QUIET) + quiet(PIECES[place % PIECES.length] ?? BOX));
}

/** An open box with nothing in it, and the dashed outline of what should be there; 600 by 600. */
export function neutralNotFound(): string {
  const open =
    'M152 300L300 374L448 300V430L300 504L152 430ZM300 374V504M152 300L96 262L244 188L300 226M448 300L504 262L356 188L300 226M152 300L300 226L448 300';
  return scene(
    600,
    600,
    'An empty box',
    line(open, QUIET, 3) +
      line('M226 180V92L300 56L374 92V180M226 92L300 128L374 92M300 128V200', QUIET, 2.2, {
        'stroke-dasharray': '9 8',
        'stroke-linecap': 'butt',
      }) +
      line(dimension(152, 548, 448, 548, '404'), QUIET, 1.8) +
      line('M152 440V558M448 440V558', QUIET, 1.1),
  );
}

/** A box around its own middle, `w` wide on each side and `h` tall. */
function crate(x: number, y: number, w: number, h: number): string {
  const [l, r, half] = [num(x - w), num(x + w), w / 2];
  const at = (dy: number): string => num(y + dy);
  return `M${x} ${at(-half)}L${r} ${y}V${at(h)}L${x} ${at(h + half)}L${l} ${at(h)}V${y}ZM${l} ${y}L${x} ${at(half)}L${r} ${y}M${x} ${at(half)}V${at(h + half)}`;
}

/** The hero of a store whose goods nobody has drawn: a box taken apart, with one amber part; 1200 by 800. */
export function neutralHero(): string {
  const axis = { 'stroke-opacity': 0.4, 'stroke-dasharray': '14 4 2 4', 'stroke-linecap': 'butt' };
  const notes: readonly (readonly [x: number, y: number, tx: number, ty: number])[] = [
    [676, 352, 860, 300],
    [440, 150, 330, 96],
    [460, 620, 330, 680],
  ];
  const leaders = notes.map(([x, y, tx, ty], index) => {
    const length = Math.hypot(tx - x, ty - y);
    const cut = (length - 15) / length;
    const ink = index === 0 ? AMBER : PAPER;
    return (
      line(`M${x} ${y}L${num(x + (tx - x) * cut)} ${num(y + (ty - y) * cut)}${disc(tx, ty, 15)}`, ink, 1.4) +
      line(figures(String(index + 1), tx, ty, 13), ink, 1.9)
    );
  });
  return scene(
    1200,
    800,
    'Exploded technical drawing of a box and what is in it',
    line('M600 60V760M390 130V640M810 130V640', PAPER, 1.1, axis) +
      line(dimension(390, 752, 810, 752, '12.00') + dimension(1010, 480, 1010, 610, '4.50'), PAPER, 1.2, {
        'stroke-opacity': 0.66,
      }) +
      line('M390 620V762M810 620V762M820 480H1020M820 610H1020', PAPER, 0.9, { 'stroke-opacity': 0.24 }) +
      line(crate(600, 150, 210, 26), PAPER, 2, { 'stroke-opacity': 0.92 }) +
      line(crate(600, 480, 210, 130), PAPER, 2, { 'stroke-opacity': 0.92 }) +
      line(both('M408 489L582 576M408 500L582 587', 600), PAPER, 1.1, {
        'stroke-opacity': 0.5,
        'stroke-dasharray': '4 3',
        'stroke-linecap': 'butt',
      }) +
      line(crate(600, 320, 92, 64), AMBER, 2) +
      leaders.join(''),
  );
}
