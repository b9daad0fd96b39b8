import { both, symmetric } from '../path';
import { dimension } from './dimension';
import { line, QUIET, scene } from './line';

/** An empty hanger with the dashed outline of the thing that should be on it; 600 by 600. */
export function dutyNotFound(): string {
  const shirt = `${symmetric('M300 204C268 196 250 180 240 166L184 196Q204 248 198 310C196 374 196 440 194 500C232 510 266 514 300 514')}${both('M184 196C154 206 138 234 130 274L108 362C126 376 158 384 190 384L197 312')}`;
  const hanger =
    'M300 132V118C300 108 318 106 318 92C318 78 306 70 296 74C288 77 285 84 286 92M300 132C320 134 332 142 344 150L428 198C440 206 438 220 424 220H176C162 220 160 206 172 198L256 150C268 142 280 134 300 132Z';
  return scene(
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
