/** Click handler of `<card-tools>` and the compare tray, in one chunk. */

export { handleCardAction } from './card-actions';
export { CompareTray } from './compare-tray';
