import { attrs } from '../markup';
import { AMBER, BAND, scene } from './line';

/** The icon of a browser's tab: the store's sign, a path of 32 by 32, a little smaller on a dark ground; 32 by 32. */
export function tabIcon(mark: string): string {
  const sign = attrs({
    fill: AMBER,
    'fill-rule': 'evenodd',
    transform: 'translate(3.2 3.2) scale(.8)',
    d: mark.replace(/["<&]/g, ''),
  });
  return scene(32, 32, 'The sign of the store', `<rect width="32" height="32" rx="4" fill="${BAND}"/><path${sign}/>`);
}
