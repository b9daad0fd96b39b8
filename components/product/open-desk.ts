/** What a press on a product's tools does, and the tray of compared products: fetched together. */
export { CompareTray as Tray } from './compare-tray';
export { pressCardTool as press } from './press-card-tool';
