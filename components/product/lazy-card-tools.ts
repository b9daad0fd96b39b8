/** What a press on a product's tools does, and the tray of compared products: fetched together. */

export { handleCardAction } from './card-actions';
export { CompareTray } from './compare-tray';
