import { attrs } from '../markup';
import { AMBER, BAND, scene } from './line';

/** The sign's own grid, and how large it is drawn: within the circle that masks leave of an icon. */
const GRID = 32;
const SCALE = 9;

/** The app icon, safe for masks: the store's sign, a path of 32 by 32, in amber on the dark ground; 512 by 512. */
export function appIcon(mark: string): string {
  const edge = 256 - (GRID / 2) * SCALE;
  const sign = attrs({
    fill: AMBER,
    'fill-rule': 'evenodd',
    transform: `translate(${edge} ${edge}) scale(${SCALE})`,
    d: mark.replace(/["<&]/g, ''),
  });
  return scene(512, 512, 'The sign of the store', `<path fill="${BAND}" d="M0 0H512V512H0Z"/><path${sign}/>`);
}
